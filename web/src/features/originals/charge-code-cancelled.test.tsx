import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, expect, it, vi } from "vitest";
import type { OriginalWish } from "../../domain/original-wish.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { ChargeCodeHost } from "../charge-code/ChargeCodeHost.tsx";
import { PrintDialogs } from "./PrintDialogs.tsx";
import { TextDialog } from "./TextDialog.tsx";

// Files of a worker share its modules: the question must come with this session, and leave it to nobody.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../session/session.ts", async (original) => ({
  ...(await original<object>()),
  currentSession: () => ({ state: "signedIn", viewer: aViewer({ asksChargeCode: true }) }),
}));

const chargeCodes = { data: { chargeCodes: { __typename: "ChargeCodes", mode: "FREE", last: "", codes: [] } } };
const unbounded = { data: { bookletCheck: { __typename: "BookletCheck", articles: [] } } };
const wish: OriginalWish = {
  ...{ articles: [{ id: "7", dataSection: 2 }], isMail: false, displayId: "SID0002" },
  selection: null,
};

it.each([
  ["a text", (onEnd: () => void) => <TextDialog wish={wish} use="DISPLAY" viewer={aViewer()} onClose={onEnd} />],
  ["a print", (onEnd: () => void) => <PrintDialogs wish={wish} visit="v" onEnd={onEnd} />],
])("%s whose charge code nobody names is not asked for, and closes by itself", async (_name, dialog) => {
  const bff = fakeBff({ ChargeCodes: chargeCodes, PrintCheck: unbounded });
  const onEnd = vi.fn();
  render(
    <>
      {dialog(onEnd)}
      <ChargeCodeHost />
    </>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "キャンセル" }));
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
  await act(async () => undefined);
  expect(bff.operations().filter((operation) => operation !== "PrintCheck")).toEqual(["ChargeCodes"]);
});
