#!/usr/bin/env bash
# Kills `lint --fix` at any moment, again and again: each file must be as it was or as it is to be, never anything else.
#
# usage: kill-while-fixing.sh TOOL ROUNDS [FILES]
set -euo pipefail

tool=$1
rounds=$2
files=${3:-200}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sheets=$folder/sheets
mkdir "$sheets"

# A sheet with forty slips, so that writing it takes a while, and what the tool makes of it when nobody disturbs it.
for number in $(seq 40); do printf 'Part%d {\n    font-size: %d\n}\n\n' "$number" "$number"; done >"$folder/old"
fill() { for number in $(seq "$files"); do cp "$folder/old" "$sheets/$number.nss"; done; }
fill
start=$(date +%s%N)
"$tool" lint --fix --quiet --no-settings "$sheets" >/dev/null || true
milliseconds=$((($(date +%s%N) - start) / 1000000))
cp "$sheets/1.nss" "$folder/new"
if cmp -s "$folder/old" "$folder/new"; then
    printf 'the tool mends nothing\n'
    exit 1
fi

old=0 new=0 left=0 cut=0
for round in $(seq "$rounds"); do
    fill
    "$tool" lint --fix --quiet --no-settings "$sheets" >/dev/null 2>&1 &
    process=$!
    # Bash has no fractions; the delay covers the whole run and a little more.
    delay=$((RANDOM * (milliseconds + 20) / 32768))
    sleep "$(printf '%d.%03d' $((delay / 1000)) $((delay % 1000)))"
    kill -9 "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
    before=$new
    mended=0
    for file in "$sheets"/*.nss; do
        if cmp -s "$file" "$folder/old"; then
            old=$((old + 1))
        elif cmp -s "$file" "$folder/new"; then
            mended=$((mended + 1))
        else
            printf 'round %d: %s is neither old nor new\n' "$round" "$file"
            exit 1
        fi
    done
    new=$((before + mended))
    if [ "$mended" -gt 0 ] && [ "$mended" -lt "$files" ]; then cut=$((cut + 1)); fi
    # What a killed process cannot clear away is a dot-file of its own name, and nothing else.
    for file in "$sheets"/.[!.]*; do
        [ -e "$file" ] || continue
        case ${file##*/} in
        .fdltheme-*-*.tmp) left=$((left + 1)) ;;
        *)
            printf 'round %d: %s is left over\n' "$round" "$file"
            exit 1
            ;;
        esac
    done
    # They are no input: as many files are looked at as there are sheets.
    "$tool" lint --no-settings --output json "$sheets" >"$folder/report" || [ $? -eq 1 ]
    grep -q "\"files\": $files," "$folder/report"
    rm -f "$sheets"/.fdltheme-*.tmp
done
printf '%d rounds of %d files: %d cut short, %d files old, %d new, 0 anything else; %d temporary files left\n' \
    "$rounds" "$files" "$cut" "$old" "$new" "$left"
