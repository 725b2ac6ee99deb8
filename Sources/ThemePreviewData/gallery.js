// The filters of a gallery page. Must not know what a card shows: it reads what the page says of each.
// It has no character that XML would take for markup, so that a parser of XML can vouch for the page.
(() => {
  "use strict";
  const find = (id) => document.getElementById(id);
  const form = document.querySelector(".controls");
  const cards = [...document.querySelectorAll(".card")];
  const value = (id) => find(id)?.value ?? "";

  // A card passes where every filter finds it; of a chosen state only its pictures stay.
  const passes = (card, wanted) => [
    card.dataset.title.toLowerCase().includes(wanted.text),
    wanted.component === "" || card.dataset.component === wanted.component,
    wanted.state === "" || card.querySelector(`.state[data-state="${wanted.state}"]`) !== null,
    wanted.finding === "" || (wanted.finding === "*" ? card.dataset.rules !== ""
      : card.dataset.rules.split(" ").includes(wanted.finding)),
  ].every(Boolean);

  const choose = (card, state) => {
    for (const part of card.querySelectorAll(".state")) {
      part.hidden = state !== "" ? part.dataset.state !== state : false;
      const button = part.querySelector("input");
      if (button !== null ? state === part.dataset.state : false) button.checked = true;
    }
  };

  const apply = () => {
    const wanted = {
      text: value("text").trim().toLowerCase(), component: value("component"), state: value("state"),
      finding: value("finding"),
    };
    let shown = 0;
    for (const card of cards) {
      card.hidden = !passes(card, wanted);
      if (!card.hidden) {
        shown += 1;
        choose(card, wanted.state);
      }
    }
    for (const section of document.querySelectorAll("section.component")) {
      section.hidden = !section.querySelector(".card:not([hidden])");
    }
    find("none").hidden = shown > 0 || cards.length === 0;
    find("count").textContent = `${shown} of ${cards.length} cards`;
    document.documentElement.dataset.vision = value("vision");
  };

  find("filters").hidden = false;
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The controls have their first values only after the event.
  form.addEventListener("reset", () => setTimeout(apply));
  apply();
})();
