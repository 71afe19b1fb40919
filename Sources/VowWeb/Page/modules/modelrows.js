// The speech models, with what an installation has brought so far.
import { ask, record } from "./api.js";
import { h, placeIn, refill } from "./dom.js";
import { trying } from "./forms.js";
import { hasText } from "./texts.js";

/** What a model is for; one that has no words here goes by its name. */
const purpose = (name) => (hasText(`models.for.${name}`) ? `models.for.${name}` : ["any", { text: name }]);

const megabytes = (bytes) => Math.round(bytes / 1_000_000);

/** The rows of models; they follow an installation until it is over, also one that began elsewhere. */
export function modelRows(models) {
  const list = h("ul", { class: "rows two" });
  let own, timer;
  const follow = () => { clearTimeout(timer); timer = setTimeout(async () => { draw(await ask("models.list").catch(() => models)); }, 1000); };
  function row(model) {
    const below = h("div");
    const all = model.downloadBytes || model.installedBytes, got = model.arrivedBytes;
    const isHere = ["installed", "verified"].includes(model.state);
    // As `vow models` has it: what is downloaded. An engine that is part of Vow has no size of its own.
    const size = model.downloadBytes;
    const isComing = !isHere && got !== undefined && got !== null && (own === undefined || own === model.name);
    const act = (name) => async () => {
      own = name === "models.install" ? model.name : undefined;
      follow();
      const isDone = await trying(below, () => record(name, { model: model.name }));
      own = undefined;
      if (isDone) draw(await ask("models.list").catch(() => models)); else clearTimeout(timer);
    };
    return h("li", {}, h("div", { class: "row" }, h("strong", { class: "grow", t: purpose(model.name) }), hasText(`models.for.${model.name}`) && h("span", { class: "quiet" }, model.name),
      size > 0 && h("span", { class: "quiet" }, `${megabytes(size)} MB`), h("span", { class: isHere ? "tag good" : "tag", t: `models.state.${model.state}` }),
      isHere ? h("button", { type: "button", class: "bare danger", t: "remove", "t:aria-label": ["models.remove.of", { name: model.name }], onclick: act("models.remove") })
        : h("button", { type: "button", t: "models.install", "t:aria-label": ["models.install.of", { name: model.name }], "aria-disabled": isComing && "true", onclick: isComing ? undefined : act("models.install") })),
    isComing && h("div", {}, h("progress", { max: all || 1, value: Math.min(got, all), "t:aria-label": ["models.install.of", { name: model.name }] }),
      h("p", { class: "quiet", t: ["models.installing", { got: megabytes(got), all: megabytes(all) }] }), h("p", { class: "quiet", t: "models.busy" })), below);
  }
  function draw(rows) {
    const goBack = placeIn(list);
    refill(list, rows.map(row));
    goBack();
    if (own !== undefined || rows.some((model) => model.arrivedBytes !== undefined && model.arrivedBytes !== null)) follow();
  }
  draw(models);
  return list;
}
