"""Opens galleries in Chromium and checks what only a browser can show: pixels, keyboard, switches, accessibility.

Must not know how a page is written; what it expects of colours it asks the tool for.
"""

import argparse
import base64
import json
import math
import pathlib
import shutil
import subprocess
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = "Tests/Fixtures/preview/sample.nss"
SCALE = 4
passed = 0


def check(truth, message):
    """Ends the run where something does not hold."""
    global passed
    if not truth:
        raise SystemExit(f"FAILED: {message}")
    passed += 1


def run(tool, *words):
    return subprocess.run([tool, *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def resolved(tool, class_path, attribute):
    """The colours of an attribute in light and dark, as `resolve` has them."""
    report = json.loads(run(tool, "resolve", SAMPLE, "--class", class_path, "--output", "json"))
    return {
        style["traits"]["appearance"]: value["value"]
        for style in report["styles"] if style["state"] == "normal"
        for value in style["attributes"] if value["name"] == attribute
    }


class Pixels:
    """The pixels of one picture of a page, read back by a page of their own, which no policy binds."""

    def __init__(self, browser, element):
        data = base64.b64encode(element.screenshot()).decode()
        self.reader = browser.new_page()
        self.reader.evaluate(
            """async (data) => {
              const image = new Image();
              image.src = "data:image/png;base64," + data;
              await image.decode();
              const canvas = document.createElement("canvas");
              canvas.width = image.width;
              canvas.height = image.height;
              window.pixels = canvas.getContext("2d");
              window.pixels.drawImage(image, 0, 0);
            }""", data)

    def at(self, x, y):
        """The colour at a place in points, as `#RRGGBBFF`."""
        parts = self.reader.evaluate(
            "([x, y]) => [...window.pixels.getImageData(x, y, 1, 1).data]", [round(x * SCALE), round(y * SCALE)])
        return "#" + "".join(f"{part:02X}" for part in parts)


def near(one, other):
    """True for colours that differ by rounding only."""
    parts = lambda text: [int(text[index:index + 2], 16) for index in (1, 3, 5)]
    return all(abs(left - right) <= 2 for left, right in zip(parts(one), parts(other)))


def check_pixels(tool, browser, page):
    """The ring and the bar have the resolved colours, and the ring begins at twelve o'clock and ends after a third."""
    ring = "fdlFUIKPIProgressView"
    arc, track = resolved(tool, ring, "progress-tint-color"), resolved(tool, ring, "track-tint-color")
    bar = "fdlFUIProgressBannerMessageView_progressBar"
    done, rest = resolved(tool, bar, "progress-tint-color"), resolved(tool, bar, "track-tint-color")
    for appearance in ("light", "dark"):
        picture = page.locator(f"[data-title=FUIKPIProgressView] [data-state=normal] .{appearance} svg").first
        pixels = Pixels(browser, picture)
        for angle, expected in ((4, arc), (60, arc), (116, arc), (124, track), (240, track), (354, track)):
            turn = math.radians(angle)
            seen = pixels.at(77 + 64 * math.sin(turn), 77 - 64 * math.cos(turn))
            check(near(seen, expected[appearance]), f"{appearance} ring at {angle}°: {seen}, not {expected[appearance]}")
        picture = page.locator(
            f"[data-title=FUIProgressBannerMessageView] [data-state=running] .{appearance} svg").first
        pixels = Pixels(browser, picture)
        for x, expected in ((4, done), (188, done), (196, rest), (316, rest)):
            seen = pixels.at(x, 46)
            check(near(seen, expected[appearance]), f"{appearance} bar at {x}: {seen}, not {expected[appearance]}")


def check_keyboard(page):
    """With the keyboard alone every state of every card is reached, and its values are then seen."""
    wanted = set(page.evaluate(
        """() => [...document.querySelectorAll(".state")].map(
            (state) => state.closest(".card").dataset.title + " " + state.dataset.state)"""))
    # Where the keyboard is: the card and state of a radio button, of the table of a card with one state, or nothing.
    here = """() => {
      const active = document.activeElement;
      const card = active.closest(".card");
      if (card === null) return active === document.body ? "end" : "";
      const part = active.matches(".name input") ? active.closest(".state") : active.closest(".values");
      const values = card.querySelector(`.values[data-state="${part.dataset.state}"]`);
      return values.checkVisibility() ? card.dataset.title + " " + part.dataset.state : "";
    }"""
    reached = set()
    page.evaluate("() => document.activeElement.blur()")
    for _ in range(1000):
        page.keyboard.press("Tab")
        place = page.evaluate(here)
        if place == "end":
            break
        if place:
            reached.add(place)
        if page.evaluate("() => document.activeElement.matches('.name input')"):
            for _ in range(page.evaluate("() => document.activeElement.closest('.states').children.length")):
                page.keyboard.press("ArrowDown")
                reached.add(page.evaluate(here))
    check(wanted <= reached, f"not reached by keyboard: {sorted(wanted - reached)}")


def check_switches(page):
    """Switches and filters do what they say."""
    card = page.locator("[data-title=FUIKPIProgressView]")
    fill = """(element) => getComputedStyle(element).getPropertyValue("--p0").trim()"""
    dark = card.locator("[data-state=normal] .dark svg").first
    before = dark.evaluate(fill)
    page.get_by_label("Elevated").check(force=True)
    check(dark.evaluate(fill) != before, "the ground of an elevated view is another one in dark mode")
    page.get_by_label("Base").check(force=True)
    check(dark.evaluate(fill) == before, "the level cannot be taken back")
    page.get_by_label("Light", exact=True).check(force=True)
    check(not dark.is_visible(), "dark pictures are seen with 'Light'")
    page.get_by_label("Both").check(force=True)
    page.get_by_label("Colour vision").select_option("protanopia")
    check("protanopia" in page.evaluate("getComputedStyle(document.querySelector('main')).filter"), "no filter")
    page.get_by_label("Colour vision").select_option("")
    shown = lambda: page.locator(".card:visible").count()
    all_cards = shown()

    def show_all():
        page.get_by_role("button", name="Show all").click()
        expect(page.locator(".card[hidden]")).to_have_count(0)

    page.get_by_label("State").select_option("pressed")
    check(shown() == 1 and page.locator(".state:visible").count() == 1, "the state's filter")
    page.get_by_label("State").select_option("")
    page.get_by_label("Component").select_option("FUIContactView")
    check(shown() == 3, "the component's filter")
    show_all()
    page.get_by_label("Finding").select_option("*")
    check(0 < shown() < all_cards, "the finding's filter")
    show_all()
    page.get_by_label("Class path").fill("headline")
    check(shown() == 1, "the class path's filter")
    check(page.locator("#count").inner_text() == f"1 of {all_cards} cards", "the count")
    page.get_by_label("Class path").fill("")
    page.emulate_media(media="print")
    check(page.locator(".values:visible").count() == page.locator(".values").count(), "print leaves values out")
    check(not page.locator(".controls").is_visible(), "print has the switches")
    page.emulate_media(media="screen")


def check_accessibility(browser, path):
    """axe finds no violation, in light and in dark."""
    for scheme in ("light", "dark"):
        context = browser.new_context(color_scheme=scheme, bypass_csp=True)
        page = context.new_page()
        page.goto(path.as_uri())
        violations = Axe().run(page).response["violations"]
        for violation in violations:
            print(f"axe, {scheme}: {violation['impact']} {violation['id']}: {violation['help']}")
            for node in violation["nodes"][:3]:
                print("   ", node["html"][:160])
        check(not violations, f"axe in {scheme} mode: {[violation['id'] for violation in violations]}")
        context.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--pictures", type=pathlib.Path)
    arguments = parser.parse_args()
    tool = str(pathlib.Path(arguments.tool).resolve())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = pathlib.Path(folder)
        pages = {"gallery": [SAMPLE], "changes": ["--before", "Tests/Fixtures/resolve/brand.nss", SAMPLE]}
        for name, words in pages.items():
            run(tool, "preview", *words, "-o", str(folder / f"{name}.html"))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
        for name in pages:
            complaints = []
            page = browser.new_context(device_scale_factor=SCALE, viewport={"width": 1280, "height": 900}).new_page()
            page.on("console", lambda message: complaints.append(message.text))
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("request", lambda request: complaints.append(request.url) if "file:" not in request.url else None)
            page.goto((folder / f"{name}.html").as_uri())
            if name == "gallery":
                check_pixels(tool, browser, page)
                check_switches(page)
            check_keyboard(page)
            check(not complaints, f"{name}: the browser says {complaints}")
            check_accessibility(browser, folder / f"{name}.html")
        if arguments.pictures:
            arguments.pictures.mkdir(exist_ok=True)
            run(tool, "preview", "themes/aurora.nss", "-o", str(folder / "aurora.html"))
            page = browser.new_page(viewport={"width": 1160, "height": 1000})
            page.goto((folder / "aurora.html").as_uri())
            page.screenshot(path=arguments.pictures / "gallery.png")
        browser.close()
    print(f"{passed} passed, 0 failed")


main()
