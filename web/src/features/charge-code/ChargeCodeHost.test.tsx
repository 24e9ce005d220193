import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { ChargeCodeHost } from "./ChargeCodeHost.tsx";
import { askChargeCode } from "./charge-code-question.ts";

// Files of a worker share its modules: the question must come with this session, and leave it to nobody.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const session = vi.hoisted(() => ({ asks: true }));
vi.mock("../../session/session.ts", async (original) => ({
  ...(await original<object>()),
  currentSession: () => ({ state: "signedIn", viewer: aViewer({ asksChargeCode: session.asks }) }),
}));
beforeEach(() => {
  session.asks = true;
});

const codes = (mode: string, last = "") => ({
  data: {
    chargeCodes: {
      ...{ __typename: "ChargeCodes", mode, last },
      codes: [{ __typename: "ChargeCode", code: "A-1", name: "新製品" }],
    },
  },
});

/** Something of the dialog, whatever else of another file's test still stands on the page. */
const inQuestion = async (role: "textbox" | "combobox") =>
  within(await screen.findByRole("dialog")).findByRole<HTMLInputElement>(role);

describe("the question for a charge code", () => {
  it("is not asked where the contract wants none", async () => {
    session.asks = false;
    expect(await askChargeCode()).toBeNull();
  });

  it("takes the code of the last time by one click, and makes no use by cancelling", async () => {
    fakeBff({ ChargeCodes: codes("FREE", "案件7") });
    render(<ChargeCodeHost />);
    let answer: Promise<string | null> | undefined;
    act(() => {
      answer = askChargeCode();
    });
    expect((await inQuestion("textbox")).value).toBe("案件7");
    await userEvent.click(screen.getByRole("button", { name: "決定" }));
    expect(await answer).toBe("案件7");
    act(() => {
      answer = askChargeCode();
    });
    const cancelled = expect(answer).rejects.toMatchObject({ kind: "unsent" });
    await userEvent.click(await screen.findByRole("button", { name: "キャンセル" }));
    await cancelled;
  });

  it("can be answered as soon as the codes are there, and not before, when a press would be lost", async () => {
    fakeBff({ ChargeCodes: codes("FREE") });
    const answered = globalThis.fetch;
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", (...call: Parameters<typeof fetch>) => arrival.then(() => answered(...call)));
    render(<ChargeCodeHost />);
    let answer: Promise<string | null> | undefined;
    act(() => {
      answer = askChargeCode();
    });
    const take = await screen.findByRole<HTMLButtonElement>("button", { name: "決定" });
    expect(take.disabled).toBe(true);
    arrive();
    await inQuestion("textbox");
    expect(take.disabled).toBe(false);
    await userEvent.click(take);
    expect(screen.getByText("請求コードを指定してください。")).toBeTruthy();
    const cancelled = expect(answer).rejects.toMatchObject({ kind: "unsent" });
    await userEvent.click(screen.getByRole("button", { name: "キャンセル" }));
    await cancelled;
  });

  it("counts the bytes of a free text, and offers a list's codes", async () => {
    fakeBff({ ChargeCodes: codes("FREE") });
    const { unmount } = render(<ChargeCodeHost />);
    let answer: Promise<string | null> | undefined;
    act(() => {
      answer = askChargeCode();
    });
    await userEvent.type(await inQuestion("textbox"), "案".repeat(21));
    await userEvent.click(screen.getByRole("button", { name: "決定" }));
    expect(screen.getByText("請求コードは40バイト以内で指定してください（いまは42バイト）。")).toBeTruthy();
    const cancelled = expect(answer).rejects.toThrow("請求コードを指定しなかったため、原文を利用していません。");
    await userEvent.click(screen.getByRole("button", { name: "キャンセル" }));
    await cancelled;
    unmount();
    fakeBff({ ChargeCodes: codes("LIST", "gone") });
    render(<ChargeCodeHost />);
    act(() => {
      answer = askChargeCode();
    });
    await userEvent.selectOptions(await inQuestion("combobox"), "A-1");
    await userEvent.click(screen.getByRole("button", { name: "決定" }));
    expect(await answer).toBe("A-1");
  });
});
