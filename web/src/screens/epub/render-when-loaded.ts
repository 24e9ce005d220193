import type { Renderer } from "foliate-js/view.js";

/**
 * A chapter on its way has no root element yet. foliate-js draws it when it has come, but fails where the window is resized before
 * that: such a call is left out.
 */
export function renderWhenLoaded(renderer: Renderer): void {
  const render = renderer.render?.bind(renderer);
  if (!render) return;
  renderer.render = () => {
    if (renderer.getContents().every(({ doc }) => doc?.documentElement)) render();
  };
}
