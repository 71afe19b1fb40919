// Which forms of a page somebody is filling in, so that nothing is lost of what was typed while the page is drawn anew.
const formsOf = (place) => (place.matches("form") ? [place] : [...place.querySelectorAll("form")]);

/** How long the page is left alone after something on it was pressed: who reads an answer presses nothing. */
const readingMilliseconds = 600_000;

/**
 * Watches the forms in `body`; one that was sent and reset holds nothing any more. What is marked `data-held`, such as a session that goes on, counts like a form that is
 * filled in. What is marked `data-keep`, with a name of its own, can be carried into the page that is drawn anew.
 */
export function formsInUse(body) {
  const changed = new WeakSet();
  let touchedAt = -Infinity;
  body.addEventListener("input", ({ target }) => { if (target.form) changed.add(target.form); });
  body.addEventListener("reset", ({ target }) => changed.delete(target));
  for (const name of ["input", "click"]) {
    body.addEventListener(name, ({ target }) => { if (!target.closest("a")) touchedAt = Date.now(); });
  }
  const isFilledIn = (place) => formsOf(place).some((form) => changed.has(form)) || place.querySelector("[data-held]") !== null;

  return {
    /** Whether a form has the focus, or something in it that was not sent yet. */
    areAny() {
      const here = document.activeElement;
      return (body.contains(here) && here.closest("form") !== null) || isFilledIn(body);
    },

    /** Whether something was pressed a short while ago, whose answer may still be read. */
    wasTouched: () => Date.now() - touchedAt < readingMilliseconds,

    /**
     * Remembers what is filled in, but for what stands in or around `done`. What it gives puts each back into the place of
     * its like, with the focus where it was in one of them; it says whether it did that.
     */
    carry(done) {
      const here = document.activeElement;
      const carried = [...body.querySelectorAll("[data-keep]")]
        .filter((one) => isFilledIn(one) && !(done && (one.contains(done) || done.contains(one))))
        .filter((one, _, all) => !all.some((other) => other !== one && other.contains(one)));
      return () => {
        for (const one of carried) {
          body.querySelector(`[data-keep="${CSS.escape(one.dataset.keep)}"]`)?.replaceWith(one);
          const folded = one.parentElement?.closest("details");
          if (folded) folded.open = true;
        }
        const isBack = carried.some((one) => one.isConnected && one.contains(here));
        if (isBack) here.focus({ preventScroll: true });
        return isBack;
      };
    },
  };
}
