import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../../testing/fake-bff.ts";
import { openPdf } from "../originals/pdf-library.ts";
import { answered, renderOriginal } from "../originals/testing/render-original.tsx";
import BookletFlow from "./BookletFlow.tsx";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../originals/pdf-library.ts", () => ({ openPdf: vi.fn(), TicketGone: class extends Error {} }));

const article = (id: string, content: string, reason = "", copiesLeft: number | null = null) => ({
  __typename: "BookletArticle",
  ...{ id, title: `見出し${id}`, mediaName: "瑞穂日報", place: "2026年11月20日 朝刊 3面", content, reason, copiesLeft },
});
const check = (extra: object = {}) =>
  answered("bookletCheck", {
    __typename: "BookletCheck",
    articles: [
      article("1", "ORIGINAL"),
      article("2", "HEADLINE", "印刷できる期間は終わりました。"),
      article("3", "HEADLINE"),
    ],
    ...{ originalCount: 1, useCount: 1, leftCount: 62, fits: true, ...extra },
  });
const ready = answered("makeBooklet", { __typename: "OriginalReady", ticket: "b1" });
const counted = answered("completeOriginals", { __typename: "CountedUses", count: 1 });

const articles = [
  { id: "1", dataSection: 1, note: "会議で報告" },
  { id: "2", dataSection: 1 },
  { id: "3", dataSection: 3 },
];

function aPdf() {
  const page = {
    getViewport: () => ({ width: 595, height: 842 }),
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  };
  const loadingTask = { destroy: async () => undefined };
  vi.mocked(openPdf).mockResolvedValue({ numPages: 4, getPage: async () => page, loadingTask } as never);
}

const flow = async (answers: Record<string, Answer> = {}) => {
  const origin = { selection: { kind: "THEME" as const, id: "7" } };
  return renderOriginal(<BookletFlow articles={articles} origin={origin} onClose={() => undefined} />, {
    address: "/",
    answers: { BookletCheck: check(), MakeBooklet: ready, CompleteOriginals: counted, ...answers },
  });
};
const submit = () => screen.findByRole("button", { name: "冊子を作る" });

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  aPdf();
});

describe("a booklet", () => {
  it("says before one confirmation what it holds, what caps leave and what is missing, then is shown and counted once", async () => {
    const { variables } = await flow();
    expect(await screen.findByText("3件、原文1件、上限まで残り62件")).toBeTruthy();
    expect(screen.getByText("見出しのみ：印刷できる期間は終わりました。")).toBeTruthy();
    expect(screen.getByText("見出しのみ")).toBeTruthy();
    await userEvent.clear(screen.getByLabelText("部数"));
    await userEvent.type(screen.getByLabelText("部数"), "12");
    await userEvent.click(screen.getByLabelText("2件"));
    await userEvent.click(screen.getByLabelText("白黒にする"));
    await userEvent.type(screen.getByLabelText("「見出し3」へのコメント"), "関連");
    await userEvent.click(screen.getByRole("button", { name: "「見出し1」を下へ" }));
    await userEvent.click(await submit());
    expect(variables("MakeBooklet")).toEqual([]);
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("冊子を表示すると、原文印刷として1件を計上します。")).toBeTruthy();
    expect(within(dialog).getByText("1件は原文が入りません")).toBeTruthy();
    await userEvent.click(await submit());
    expect(await screen.findByText("1件を計上しました")).toBeTruthy();
    expect(screen.getAllByRole("listitem", { name: /ページ$/ })).toHaveLength(4);
    expect(variables("MakeBooklet")).toEqual([
      {
        input: {
          articles: [
            { id: "2", dataSection: 1 },
            { id: "1", dataSection: 1 },
            { id: "3", dataSection: 3 },
          ],
          title: expect.stringContaining("新聞切り抜き"),
          ...{ copies: 12, perSheet: 2, grey: true },
          comments: [
            { id: "2", comment: "" },
            { id: "1", comment: "会議で報告" },
            { id: "3", comment: "関連" },
          ],
          origin: { isMail: false, displayId: null, selection: { kind: "THEME", id: "7" } },
        },
      },
    ]);
    expect(variables("CompleteOriginals")).toEqual([{ ticket: "b1", use: "PRINT" }]);
  });

  it("says which articles a licence leaves too few copies of, and reduces the copies in one press", async () => {
    const limited = { articles: [article("1", "ORIGINAL", "", 5), article("3", "HEADLINE")] };
    await flow({ BookletCheck: check(limited) });
    const copies = await screen.findByLabelText("部数");
    await userEvent.clear(copies);
    await userEvent.type(copies, "30");
    const note = "1件は許諾により残り5部までのため、見出しだけを載せます。";
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.click(await submit());
    expect(screen.getByText("許諾により残り5部までのため、見出しだけを載せます。")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "戻る" }));
    await userEvent.click(screen.getByRole("button", { name: "5部に減らす" }));
    expect(screen.getByLabelText("部数")).toHaveProperty("value", "5");
    expect(screen.queryByText(note)).toBeNull();
  });

  it.each([
    [{ leftCount: 0, fits: false }, "上限まで残り0件のため作れません。記事を外してください。"],
    [{ originalCount: 0, useCount: 0, leftCount: null }, "原文のある新聞の記事がないため作れません。"],
  ])("can't be made with %j, and says why", async (extra, reason) => {
    const { variables } = await flow({ BookletCheck: check(extra) });
    expect(await screen.findByText(reason)).toBeTruthy();
    await userEvent.click(await submit());
    expect(screen.getByLabelText("題名")).toBeTruthy();
    expect(variables("MakeBooklet")).toEqual([]);
  });

  it("leaves an article out, is checked again, and keeps what was typed", async () => {
    const { variables } = await flow();
    await userEvent.type(await screen.findByLabelText("「見出し3」へのコメント"), "関連");
    await userEvent.click(screen.getByRole("button", { name: "「見出し2」を冊子から外す" }));
    await waitFor(() => expect(variables("BookletCheck")).toHaveLength(2));
    expect(variables("BookletCheck")[1]).toEqual({
      articles: [
        { id: "1", dataSection: 1 },
        { id: "3", dataSection: 3 },
      ],
    });
    expect(screen.getByLabelText("「見出し3」へのコメント")).toHaveProperty("value", "関連");
    expect(screen.queryByText("見出し2")).toBeNull();
  });

  it("that the server refuses says its sentence and can be tried again", async () => {
    const refused = answered("makeBooklet", { __typename: "LimitExceeded", message: "原文利用上限値を超過しました。" });
    const { variables } = await flow({ MakeBooklet: refused });
    await userEvent.click(await submit());
    await screen.findByRole("button", { name: "戻る" });
    await userEvent.click(await submit());
    expect(await screen.findByText("原文利用上限値を超過しました。")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "戻る" }));
    expect(await screen.findByLabelText("題名")).toBeTruthy();
    expect(variables("CompleteOriginals")).toEqual([]);
  });

  it("names the originals that could not be obtained over the booklet", async () => {
    const partly = answered("makeBooklet", {
      __typename: "PartlyObtained",
      obtainedTicket: "b1",
      message: "…",
      failed: [{ __typename: "FailedOriginal", id: "1", title: "見出し1", reason: "…" }],
    });
    await flow({ MakeBooklet: partly });
    await userEvent.click(await submit());
    await screen.findByRole("button", { name: "戻る" });
    await userEvent.click(await submit());
    expect(await screen.findByText("次の記事の原文は取得できず、見出しだけを載せました")).toBeTruthy();
    expect(screen.getByText("見出し1")).toBeTruthy();
  });

  it("of too many articles is told at once", async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ id: String(at + 1), dataSection: 1 }));
    const { asked } = await renderOriginal(<BookletFlow articles={many} origin={{}} onClose={() => undefined} />, {
      address: "/",
    });
    expect(await screen.findByText("冊子に入れられる記事は100件までです。記事を外してください。")).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});
