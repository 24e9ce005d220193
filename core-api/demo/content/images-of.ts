import { yearOf } from "./days.ts";
import { someFigure } from "./figures.ts";
import type { SceneName } from "./kinds/kind.ts";
import { rngOf } from "./rng.ts";
import type { Story } from "./story.ts";
import { fill } from "./template.ts";
import type { DemoImage } from "./types.ts";

const FIGURE_WORDS = /推移|比較|見通し|期間|品目|調査結果/;
const MAP_WORDS = /位置|分布/;

function sceneFor(caption: string, scenes: readonly SceneName[], index: number): SceneName {
  if (MAP_WORDS.test(caption)) return "map";
  if (FIGURE_WORDS.test(caption)) return scenes.includes("line") && !scenes.includes("bars") ? "line" : "bars";
  const photos = scenes.filter((s) => s !== "bars" && s !== "line" && s !== "map");
  return photos[index % Math.max(1, photos.length)] ?? "city";
}

/** How many photos of one scene the demo's agencies hold. */
const PHOTOS_A_SCENE = 7;

/** The pictures that exist of a story. Charts are drawn for it; photos come from the agencies' stock, which papers share. */
export function imagesOf(seed: string, story: Story): DemoImage[] {
  const rng = rngOf(seed, "images", story.id);
  return story.kind.captions.map((template, i): DemoImage => {
    const caption = fill(template, story.slots, rng);
    const scene = sceneFor(caption, story.kind.scenes, i);
    const chart = scene === "bars" || scene === "line";
    const name = chart ? `${story.id}-${i + 1}` : `${scene}-${rng.int(1, PHOTOS_A_SCENE)}`;
    const image = { imagePath: `demo/images/${name}.jpg`, caption, serialNo: i + 1, scene, seed: name };
    return chart ? { ...image, figure: someFigure(rng, scene, yearOf(story.day), story.slots) } : image;
  });
}

/** A figure (chart or map) as opposed to a photo. */
export const isFigure = (image: DemoImage): boolean => ["bars", "line", "map"].includes(image.scene);
