import { render, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

const TITLE = "素子不足で車両の更新に影　地方路線は四編成を先送り";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function headline(breaksAtPhrases: boolean) {
  vi.resetModules();
  vi.stubGlobal("CSS", { supports: () => breaksAtPhrases });
  const { Headline } = await import("../headline/Headline.tsx");
  return render(<Headline title={TITLE} hits={[{ start: 6, end: 8 }]} />);
}

it("leaves the breaks to a browser that knows phrases", async () => {
  const { container } = await headline(true);
  expect(container.querySelectorAll("wbr")).toHaveLength(0);
  expect(container.textContent).toBe(TITLE);
});

it("puts a break between phrases where the browser knows none, and keeps text and marks", async () => {
  const { container } = await headline(false);
  await waitFor(() => expect(container.querySelectorAll("wbr").length).toBeGreaterThan(3), { timeout: 60_000 });
  expect(container.textContent).toBe(TITLE);
  expect(container.querySelector("mark")?.textContent).toBe(TITLE.slice(6, 8));
});
