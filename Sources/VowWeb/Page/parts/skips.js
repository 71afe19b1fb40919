// The dates that an alarm leaves out: each can be taken back, and for ten seconds what was just left out.
import { h } from "../modules/dom.js";
import { offerUndo } from "../modules/forms.js";

const same = (one, other) => String(one) === String(other);

/** What a row leaves out that another one of the same alarm does not: a date or a range as `alarm.unskip` takes it. */
function added(before, after) {
  const date = after.skippedDates.find((one) => !before.skippedDates.includes(one));
  if (date) return { words: date, asked: { date } };
  const range = after.skippedRanges.find((one) => !before.skippedRanges.some((known) => same(one, known)));
  return range && { words: range.join(" – "), asked: { from: range[0], to: range[1] }, range };
}

/** Offers to take back what `alarm.skip` has just left out; `asked` is what it was asked for. */
export function offerSkipBack(before, after, asked, takeBack) {
  const found = after?.skippedDates && added(before, after);
  // A range that grew together with another one is not the one that was asked for: it stays in the list, day by day.
  if (!found || (found.range && !same(found.range, [asked.from, asked.to]))) return;
  offerUndo(["alarm.skip.done", { dates: found.words }], () => takeBack(found.asked));
}

/** The dates that are to come, one row each, with a way to let it ring again. */
export function skipList(row, day, takeBack) {
  const dates = row.skippedDates.filter((date) => date >= day).map((date) => ({ words: date, asked: { date } }));
  const ranges = row.skippedRanges.filter(([, last]) => last >= day)
    .map(([from, to]) => ({ words: `${from} – ${to}`, asked: { from, to } }));
  return [...dates, ...ranges].map(({ words, asked }) => h("p", { class: "row quiet" },
    h("span", { t: ["alarm.skipped", { dates: words }] }),
    h("button", { type: "button", class: "bare", t: "alarm.pause.end", "t:aria-label": ["alarm.unskip", { dates: words }], onclick: () => takeBack(asked) })));
}
