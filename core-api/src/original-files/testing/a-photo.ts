import { createCanvas } from "@napi-rs/canvas";

interface PhotoOptions {
  width?: number;
  height?: number;
  color?: string;
  type?: "image/jpeg" | "image/png";
}

/** A picture of one colour. */
export function aPhoto({ width = 60, height = 40, color = "#3a7", type = "image/jpeg" }: PhotoOptions = {}): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return type === "image/png" ? canvas.toBuffer("image/png") : canvas.toBuffer("image/jpeg", 80);
}

/** A PNG that says to be as large as that. */
export function pngOfSize(width: number, height: number): Buffer {
  const png = aPhoto({ type: "image/png" });
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}
