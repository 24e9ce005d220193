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
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** Room above the chart for its title and legend, and how far they stand in. */
const HEAD = 60;
const INSET = 16;
const GAP = 16;

function shape(name: string, looks: Record<string, string | number>, words = ""): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [look, value] of Object.entries(looks)) made.setAttribute(look, String(value));
  made.textContent = words;
  return made;
}

/** Title and legend, as the page has them: a picture stands in a slide without the page. */
function headOf(picture: SVGSVGElement, title: string): SVGElement[] {
  const { color, fontFamily } = getComputedStyle(document.body);
  const words = { fill: color, "font-family": fontFamily };
  const shapes = [shape("text", { ...words, x: INSET, y: 24, "font-size": 15, "font-weight": 700 }, title)];
  const patterns = [...picture.querySelectorAll("pattern")];
  let x = INSET;
  for (const [at, item] of [...(picture.closest("section")?.querySelectorAll("header > ul > li") ?? [])].entries()) {
    const sign = signOf(patterns[at]?.id, item, { x, ink: color });
    const begin = sign.length === 0 ? 0 : (item.firstElementChild?.getBoundingClientRect().width ?? 0) + 5;
    shapes.push(...sign, shape("text", { ...words, x: x + begin, y: 49, "font-size": 12 }, item.textContent ?? ""));
    x += item.getBoundingClientRect().width + GAP;
  }
  return shapes;
}

/** The fill of a series, the dashed line of what is compared; the sign of a spike is a letter. */
function signOf(pattern: string | undefined, item: Element, { x, ink }: { x: number; ink: string }): SVGElement[] {
  if (pattern !== undefined) return [shape("rect", { x, y: 39, width: 14, height: 10, fill: `url(#${pattern})` })];
  if (item.querySelector("svg") === null) return [];
  const own = item.querySelector("path[data-line]");
  if (own !== null) {
    const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(own);
    const looks = { stroke, "stroke-width": strokeWidth, "stroke-dasharray": strokeDasharray };
    return [shape("path", { ...looks, fill: "none", d: `M${x} 45h24` })];
  }
  const line = { fill: "none", stroke: ink, "stroke-width": 1.5 };
  return [
    shape("path", { ...line, d: `M${x} 45h24`, "stroke-dasharray": "5 4" }),
    shape("path", { ...line, d: `M${x + 12} 41l4 4l-4 4l-4 -4z`, fill: groundOf(item) }),
  ];
}

/** The colour that lies under an element. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  }
  return "white";
}

/** The chart as a file of its own: looks that come from the page's styles are written into its shapes. */
function standalone(picture: SVGSVGElement, title: string): { text: string; width: number; height: number } {
  const { width, height: below } = picture.getBoundingClientRect();
  const height = below + HEAD;
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
  copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const chart = shape("g", { transform: `translate(0 ${HEAD})` });
  chart.append(...copy.childNodes);
  copy.append(shape("rect", { width, height, fill: groundOf(picture) }), ...headOf(picture, title), chart);
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
export async function pictureFile(form: "svg" | "png", title: string): Promise<Blob> {
  const picture = document.querySelector<SVGSVGElement>("[data-picture] svg.recharts-surface");
  if (!picture) throw new Error("no chart on the page");
  const file = standalone(picture, title);
  return form === "png" ? drawn(file) : new Blob([file.text], { type: "image/svg+xml" });
}
