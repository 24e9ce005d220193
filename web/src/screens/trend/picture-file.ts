/** Marks what holds the picture of the page. */
export const PICTURE_OF = { "data-picture": "trend" } as const;

/** Twice the size on screen, so that a slide shows it sharp. */
const PNG_SCALE = 2;
/** What decides how a shape looks; a file has none of the page's styles. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** The chart as a file of its own: looks that come from the page's styles are written into its shapes. */
function standalone(picture: SVGSVGElement): { text: string; width: number; height: number } {
  const { width, height } = picture.getBoundingClientRect();
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [picture, ...picture.querySelectorAll<SVGElement>("*")];
  for (const [at, shape] of [copy, ...copy.querySelectorAll<SVGElement>("*")].entries()) {
    const original = originals[at];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const look of LOOKS) {
      const value = style.getPropertyValue(look);
      if (value !== "") shape.setAttribute(look, value.replaceAll(/url\("[^"#]*#([^"]+)"\)/g, "url(#$1)"));
    }
    shape.removeAttribute("class");
    shape.removeAttribute("style");
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of [
    ["width", "100%"],
    ["height", "100%"],
    ["fill", getComputedStyle(document.body).backgroundColor],
  ] as const)
    ground.setAttribute(name, value);
  copy.prepend(ground);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

async function drawn({ text, width, height }: ReturnType<typeof standalone>): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(Math.ceil(width * PNG_SCALE), Math.ceil(height * PNG_SCALE));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/png" });
}

/** @throws Error where the page shows no chart now */
export async function pictureFile(form: "svg" | "png"): Promise<Blob> {
  const picture = document.querySelector<SVGSVGElement>("[data-picture] svg.recharts-surface");
  if (!picture) throw new Error("no chart on the page");
  const file = standalone(picture);
  return form === "png" ? drawn(file) : new Blob([file.text], { type: "image/svg+xml" });
}
