import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkLoadError } from "../../browser/load-chunk.ts";
import { openPdf } from "../../features/originals/pdf-library.ts";
import { answered, renderOriginal } from "../../features/originals/testing/render-original.tsx";
import { aViewer } from "../../testing/a-viewer.ts";
import type { Answer } from "../../testing/fake-bff.ts";
import ViewerScreen from "./ViewerScreen.tsx";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// What pdf.js draws, the journeys see; here a document counts as drawn as soon as it is open.
vi.mock("../../features/originals/pdf-library.ts", () => ({ openPdf: vi.fn(), TicketGone: class extends Error {} }));
const viewer = vi.hoisted(() => ({ failure: null as { error: unknown } | null, again: () => undefined as unknown }));
vi.mock("./use-pdf-view.ts", () => ({
  usePdfView: (_container: unknown, document: unknown, onDrawn: () => void) => {
    useEffect(() => {
      if (document) onDrawn();
    });
    return {
      view: null,
      state: { pages: 1, page: 1, scale: 1, matches: null },
      failure: viewer.failure,
      again: viewer.again,
    };
  },
}));

const SHOWN = [
  { id: "1", dataSection: 1, title: "SiC基板の新工場" },
  { id: "2", dataSection: 2, title: "電力網の更新" },
];
/** The notice was answered: a test that ends before leaves it to the next one. */
const isCounted = (count: number) => screen.findByText(new RegExp(`^${count}件を計上しました`));
/** Each test has its own ticket: a notice is sent once per ticket. */
let tickets = 0;
const ready = () => ({ __typename: "OriginalReady", ticket: `t${++tickets}`, obtainedCount: 2 });
const partly = () => ({
  __typename: "PartlyObtained",
  obtainedTicket: `t${++tickets}`,
  obtainedCount: 1,
  requestedCount: 2,
  message: "要求された記事の内、以下の記事は原文を取得することができませんでした。",
  failed: [{ id: "2", dataSection: 2, title: "電力網の更新", reason: "原文を取得することができませんでした。" }],
});
const counted = (count: number) => answered("completeOriginals", { __typename: "CountedUses", count });

const open = (RequestOriginals: Answer | Answer[], CompleteOriginals: Answer | Answer[] = counted(2)) =>
  renderOriginal(<ViewerScreen />, {
    address: "/0001-001?a00=m1.s2",
    state: { shown: SHOWN },
    answers: { RequestOriginals, CompleteOriginals },
  });

beforeEach(() => {
  vi.mocked(openPdf).mockResolvedValue({ numPages: 0, loadingTask: { destroy: async () => undefined } } as never);
});
afterEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  viewer.failure = null;
});

describe("0001-001", () => {
  it("shows what was asked for and counts it once, however often pages are drawn", async () => {
    const { asked } = await open(answered("requestOriginals", ready()));
    expect(await screen.findByText(/^2件を計上しました（\d\d:\d\d）$/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("SiC基板の新工場　ほか1件");
    expect(screen.getByText(/^表示した記事\s2／2件$/)).toBeTruthy();
    expect(asked()).toEqual(["RequestOriginals", "ViewerArticles", "CompleteOriginals"]);
  });

  it("names what could not be obtained beside what is shown", async () => {
    const first = { id: "1", title: "SiC基板の新工場", dataSection: 1 };
    await open(answered("requestOriginals", { ...partly(), failed: [{ ...first, reason: "" }] }), counted(1));
    expect((await screen.findByRole("alert")).textContent).toBe(`${partly().message}SiC基板の新工場`);
    expect(screen.getByText(/^表示した記事\s1／2件$/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("電力網の更新");
    expect(screen.getAllByText("電力網の更新")).toHaveLength(2);
    await isCounted(1);
  });

  it("says that the document is on its way until it can be drawn", async () => {
    await open(answered("requestOriginals", ready()));
    await isCounted(2);
    expect(screen.getByText("読み込んでいます")).toBeTruthy();
  });

  it("says that a use was counted before", async () => {
    await open(answered("requestOriginals", ready()), counted(0));
    expect(await screen.findByText("計上済みの記事です")).toBeTruthy();
  });

  it.each(["LimitExceeded", "DemandLimit", "NotDisplayable"])(
    "leads to /0004 for %s, counting nothing",
    async (__typename) => {
      const { address, state, asked } = await open(answered("requestOriginals", { __typename, message: "理由" }));
      await waitFor(() => expect(address()).toBe("/0004"));
      expect(state()).toMatchObject({ originals: { __typename, message: "理由" }, use: "DISPLAY" });
      expect(asked()).toEqual(["RequestOriginals"]);
      expect(openPdf).not.toHaveBeenCalled();
    },
  );

  it("says that it failed, and opens at the second try", async () => {
    const failure = { errors: [{ message: "", extensions: { code: "INTERNAL_SERVER_ERROR" } }] };
    await open([failure, answered("requestOriginals", ready())]);
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    await isCounted(2);
  });

  it("says so where the viewer itself could not be loaded, and loads it at the second try without asking for the originals again", async () => {
    viewer.failure = { error: new ChunkLoadError("not loaded") };
    viewer.again = vi.fn();
    const { asked } = await open(answered("requestOriginals", ready()));
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(screen.queryByText("読み込んでいます")).toBeNull();
    expect(viewer.again).toHaveBeenCalledOnce();
    await isCounted(2);
    expect(asked().filter((name) => name === "RequestOriginals")).toHaveLength(1);
  });

  it("offers what may be done with articles that a mail's link names, whose titles it does not know", async () => {
    await renderOriginal(<ViewerScreen />, {
      address: "/0001-001?is_mail=1&mode=2&a00=m1",
      answers: { RequestOriginals: answered("requestOriginals", ready()), CompleteOriginals: counted(1) },
    });
    expect(await screen.findByRole("button", { name: /原文印刷/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /本文表示/ })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("原文表示");
    await isCounted(1);
  });

  it("opened by its address asks first where the contract wants it, and names articles with paper, date and page", async () => {
    const paper = { issueDate: "2026-11-20", issueType: "MORNING", page: "3", row: null, imageCount: null };
    const named = (id: string, title: string) => ({
      ...{ __typename: "NewspaperArticle", id, title, searchWords: [], clippedIn: [], mediaName: "瑞穂日報", ...paper },
    });
    const articles = { image: [named("1", "SiC基板の新工場")], text: [named("2", "電力網の更新")] };
    const failed = [{ id: "2", dataSection: 2, title: "", reason: "" }];
    const { asked } = await renderOriginal(<ViewerScreen />, {
      address: "/0001-001?a00=m1.s2",
      viewer: { confirmations: { ...aViewer().confirmations, pdf: "表示しますか？" } },
      answers: {
        RequestOriginals: answered("requestOriginals", { ...partly(), failed }),
        CompleteOriginals: counted(1),
        ViewerArticles: answered("namedArticles", { __typename: "NamedArticles", ...articles }),
      },
    });
    await screen.findByRole("dialog", { name: "表示しますか？" });
    expect(asked()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "はい" }));
    expect(await screen.findByText("SiC基板の新工場", { selector: "li" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("電力網の更新瑞穂日報 2026/11/20 朝刊 3面");
    await isCounted(1);
  });

  it("opened by an operator who looks on says that he uses no original, and asks for none", async () => {
    const { asked } = await renderOriginal(<ViewerScreen />, {
      address: "/0001-001?a00=m1.s2",
      viewer: { isSupportView: true },
      answers: {},
    });
    await screen.findByRole("dialog", { name: "代理表示では原文を使えません" });
    expect(asked()).toEqual([]);
  });

  it("says at its buttons that the cap is reached", async () => {
    const meter = {
      __typename: "UsageMeter",
      cap: "NEWSPAPER_IMAGE",
      name: null,
      used: 10,
      max: 10,
      lines: [80, 100],
      forecast: null,
    };
    await renderOriginal(<ViewerScreen />, {
      address: "/0001-001?a00=m1",
      state: { shown: SHOWN.slice(0, 1) },
      viewer: { pdfUsageDisplay: true },
      answers: {
        RequestOriginals: answered("requestOriginals", ready()),
        CompleteOriginals: counted(1),
        UsageMeters: { data: { usageMeters: [meter] } },
      },
    });
    const print = () => screen.getByRole("button", { name: /原文印刷/ });
    await waitFor(() => expect(print().getAttribute("aria-disabled")).toBe("true"));
    expect(print().getAttribute("aria-description")).toBe("新聞（紙面）の今月の原文利用が上限の10件に達しています");
    await isCounted(1);
  });

  it("asks nothing for an address that names no newspaper article", async () => {
    const { asked } = await renderOriginal(<ViewerScreen />, { address: "/0001-001?a00=w3.q" });
    expect(await screen.findByRole("heading", { name: "表示する記事が指定されていません" })).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});
