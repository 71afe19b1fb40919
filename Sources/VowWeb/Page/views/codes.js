// /codes: the codes and tags that gates may ask for.
import { ask } from "../modules/api.js";
import { openPage } from "../modules/page.js";
import { tokenSection } from "../parts/tokens.js";

openPage("codes", {
  title: "tokens.title", lead: "tokens.lead",
  load: async () => {
    const [codes, tags] = await Promise.all([ask("codes.list"), ask("tags.list")].map((asked) => asked.catch(() => null)));
    return { codes, tags };
  },
  draw: (known, { again }) => tokenSection(known, again),
});
