import type { Renderer } from "foliate-js/view.js";
import { expect, it } from "vitest";
import { renderWhenLoaded } from "./render-when-loaded.ts";

it("draws no chapter that is still on its way", () => {
  let doc: Partial<Document> | null = null;
  let drawn = 0;
  const renderer = {
    getContents: () => [{ doc }],
    render() {
      drawn += 1;
    },
  } as Renderer;
  renderWhenLoaded(renderer);
  renderer.render?.();
  doc = {};
  renderer.render?.();
  expect(drawn).toBe(0);
  doc = document;
  renderer.render?.();
  expect(drawn).toBe(1);
});
