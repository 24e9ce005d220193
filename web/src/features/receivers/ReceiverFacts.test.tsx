import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { ReceiverFacts, type ReceiverState } from "./ReceiverFacts.tsx";
import { receiverText as text } from "./text.ts";

const LATER = "2026-11-20T07:30:00+09:00";
const room: ReceiverState = {
  ...{ urlHost: "hooks.example", isStopped: false, stopReason: "", lastError: "", lastSentAt: null },
  ...{ nextAttemptAt: null, waitingCount: 0 },
};
const refused = { ...room, lastError: "投稿の内容を受け付けませんでした（HTTP 400）。" };

it.each([
  [room, text.active("投稿"), null],
  [{ ...refused, nextAttemptAt: LATER }, text.retrying, /07:30にもう一度投稿します。$/],
  [refused, text.failed("投稿"), /この投稿は取りやめました。次の投稿は、いつもどおり行います。$/],
  [{ ...refused, isStopped: true, stopReason: "URLが無効です。" }, text.stopped, /^URLが無効です。/],
])("a receiver %j is said to be %s", (receiver, state, words) => {
  render(<ReceiverFacts of={receiver} verb="投稿" wayBack="" />, "/1062");
  expect(screen.getByText(state)).toBeTruthy();
  if (words !== null) expect(screen.getByText(words)).toBeTruthy();
});
