import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { RematchPart } from "./RematchPart.tsx";

it.each([
  { added: 0, removed: 0, canUndo: false, tells: true },
  { added: 3, removed: 1, canUndo: true, tells: true },
  // What was undone is over.
  { added: 3, removed: 1, canUndo: false, tells: false },
])("tells how a rematch ended: $added more, $removed fewer, to be undone: $canUndo", async ({ tells, ...counts }) => {
  const rematchStatus = {
    __typename: "RematchStatus",
    ...{ state: "done", read: 9, articles: 9, endedAt: "2026-11-20T12:01:00+09:00" },
    ...counts,
  };
  const bff = fakeBff({ RematchStatus: { data: { rematchStatus } } });
  render(<RematchPart themeId="31" isStopped={false} mayEdit />, "/el/expressions", newOperatorClient());
  const result = `+${counts.added}　−${counts.removed}`;
  const said = await screen.findByRole("status");
  await expect.poll(() => said.textContent?.includes(result)).toBe(tells);
  expect(screen.queryByRole("button", { name: "当て直しを元に戻す" }) !== null).toBe(counts.canUndo);
  expect(bff.operations()).toContain("RematchStatus");
});
