import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { openPdf } from "../../features/originals/pdf-library.ts";
import { printPdf } from "../../features/originals/print-pdf.ts";
import { answered, renderOriginal } from "../../features/originals/testing/render-original.tsx";
import PrintScreen from "./PrintScreen.tsx";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../features/originals/pdf-library.ts", () => ({ openPdf: vi.fn() }));
vi.mock("../../features/originals/print-pdf.ts", () => ({ printPdf: vi.fn() }));

const LINK = "/0001-002?is_mail=1&mode=3&a00=m1.s2";
const ready = answered("requestOriginals", { __typename: "OriginalReady", ticket: "t1", obtainedCount: 2 });
const counted = (count: number) => answered("completeOriginals", { __typename: "CountedUses", count });
const destroy = vi.fn(async () => undefined);
const aPdf = () => vi.mocked(openPdf).mockResolvedValue({ numPages: 3, loadingTask: { destroy } } as never);

afterEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

describe("0001-002", () => {
  it("prepares with n／m pages, prints, and counts once when the browser's dialog is closed", async () => {
    aPdf();
    let close = () => {};
    vi.mocked(printPdf).mockImplementation(async (_pdf, onPage) => {
      onPage(2);
      await new Promise<void>((resolve) => {
        close = resolve;
      });
    });
    const answers = { RequestOriginals: ready, CompleteOriginals: counted(2) };
    const { asked } = await renderOriginal(<PrintScreen />, { address: LINK, answers });
    expect(await screen.findByText("原文準備中....")).toBeTruthy();
    expect(await screen.findByText("2／3ページ")).toBeTruthy();
    expect(asked()).toEqual(["RequestOriginals"]);
    close();
    expect(await screen.findByRole("heading", { name: "原文を印刷しました" })).toBeTruthy();
    expect(screen.getByText("2件を計上しました。")).toBeTruthy();
    expect(asked()).toEqual(["RequestOriginals", "CompleteOriginals"]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it("that fails shows the dialog, counts nothing and frees the file", async () => {
    aPdf();
    vi.mocked(printPdf).mockRejectedValue(new Error("out of memory"));
    const { asked } = await renderOriginal(<PrintScreen />, { address: LINK, answers: { RequestOriginals: ready } });
    expect(await screen.findByText("原文を印刷できませんでした")).toBeTruthy();
    expect(asked()).toEqual(["RequestOriginals"]);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it("shows the server's sentence where it has one", async () => {
    const errors = [{ message: "ただいま混み合っています。", extensions: { code: "INTERNAL_SERVER_ERROR" } }];
    await renderOriginal(<PrintScreen />, { address: LINK, answers: { RequestOriginals: { errors } } });
    expect(await screen.findByText("ただいま混み合っています。")).toBeTruthy();
  });

  it.each(["LimitExceeded", "DemandLimit", "NotDisplayable"])(
    "tells in a dialog why nothing was had: %s",
    async (__typename) => {
      const message = "原文利用上限値を超過したため、原文を取得することができませんでした。";
      const refused = answered("requestOriginals", { __typename, message });
      const answers = { RequestOriginals: refused };
      const { address } = await renderOriginal(<PrintScreen />, { address: LINK, answers });
      const dialog = await screen.findByRole("dialog", { name: message });
      expect(address()).toBe(LINK);
      await userEvent.click(within(dialog).getByRole("button", { name: "閉じる" }));
      expect(await screen.findByRole("heading", { name: "原文を印刷できませんでした" })).toBeTruthy();
      expect(printPdf).not.toHaveBeenCalled();
    },
  );

  it("leads to /0004_1 with the articles that could not be had, and prints nothing by itself", async () => {
    const partly = { message: "以下の記事は", failed: [], obtainedTicket: "t1", obtainedCount: 1, requestedCount: 2 };
    const answers = { RequestOriginals: answered("requestOriginals", { __typename: "PartlyObtained", ...partly }) };
    const { address, state } = await renderOriginal(<PrintScreen />, { address: LINK, answers });
    await waitFor(() => expect(address()).toBe("/0004_1"));
    expect(state()).toMatchObject({ originals: partly, use: "PRINT" });
    expect(printPdf).not.toHaveBeenCalled();
  });

  it("asks nothing for a link without newspaper articles", async () => {
    const { asked } = await renderOriginal(<PrintScreen />, { address: "/0001-002?a00=w1.x" });
    expect(screen.getByRole("heading", { name: "表示する記事が指定されていません" })).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});
