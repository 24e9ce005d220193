import type { Rng } from "../../rng.ts";
import type { Painter } from "../painter.ts";

/** The light of a scene: sky above and below, far and near ground. */
export interface Light {
  readonly sky: string;
  readonly glow: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
}

const LIGHTS: readonly Light[] = [
  { sky: "#9fc3dd", glow: "#dbe9f1", far: "#8fa9b5", mid: "#7d9a7c", near: "#6b8362" },
  { sky: "#b9c6cf", glow: "#e6eaec", far: "#a3b0b8", mid: "#8f9f8d", near: "#7a8a74" },
  { sky: "#d8b89a", glow: "#f3e3cd", far: "#a48f8b", mid: "#8a8168", near: "#6f6a55" },
  { sky: "#7fa4c4", glow: "#cfe0ea", far: "#7390a3", mid: "#6c8b78", near: "#557059" },
];

export const someLight = (rng: Rng): Light => rng.pick(LIGHTS);

/** Sky in three bands and a ridge of hills whose foot is at `horizon`. */
export function landscape(p: Painter, rng: Rng, light: Light, horizon: number): void {
  p.rect(0, 0, 900, 600, light.sky);
  p.rect(0, horizon * 0.55, 900, horizon * 0.45 + 5, mix(light.sky, light.glow, 0.5));
  p.rect(0, horizon * 0.8, 900, horizon * 0.2 + 5, light.glow);
  for (let i = 0; i < 3; i++)
    cloud(
      p,
      rng.int(60, 840),
      rng.int(30, Math.round(horizon * 0.45)),
      rng.int(50, 110),
      mix(light.sky, "#ffffff", 0.55),
    );
  ridge(p, rng, horizon, 130, mix(light.far, light.glow, 0.4));
  ridge(p, rng, horizon, 70, light.far);
  p.rect(0, horizon, 900, 600 - horizon, light.mid);
}

function cloud(p: Painter, x: number, y: number, w: number, color: string): void {
  p.oval(x, y, w, w * 0.16, color);
  p.oval(x - w * 0.3, y - w * 0.1, w * 0.4, w * 0.16, color);
  p.oval(x + w * 0.25, y - w * 0.14, w * 0.45, w * 0.19, color);
}

/** A line of hills. */
export function ridge(p: Painter, rng: Rng, foot: number, height: number, color: string): void {
  const points: [number, number][] = [[0, foot + 2]];
  let up = height * (0.4 + rng.next() * 0.5);
  for (let x = 0; x <= 900; x += 75) {
    points.push([x, foot - up]);
    up = Math.max(height * 0.15, Math.min(height, up + (rng.next() - 0.5) * height * 0.8));
  }
  points.push([900, foot + 2]);
  p.poly(points, color);
}

/** A colour `share` of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift: number): number => Math.round(((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share);
  return `#${((part(16) << 16) | (part(8) << 8) | part(0)).toString(16).padStart(6, "0")}`;
}
