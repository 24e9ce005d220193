import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { aViewer } from "../../testing/a-viewer.ts";
import { PrintDialogs } from "./PrintDialogs.tsx";
import { openPdf } from "./pdf-library.ts";
import { printPaper } from "./print-paper.ts";
import { printPdf } from "./print-pdf.ts";
import { TextPrint } from "./TextPrint.tsx";
import { answered, renderOriginal } from "./testing/render-original.tsx";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("./pdf-library.ts", () => ({ openPdf: vi.fn() }));
vi.mock("./print-pdf.ts", () => ({ printPdf: vi.fn() }));
vi.mock("./print-paper.ts", () => ({ printPaper: vi.fn() }));

const row = (id: string, licence: object = {}) => ({
  __typename: "BookletArticle",
  ...{ id, title: `見出し${id}`, mediaName: "瑞穂日報", place: "2026年11月20日 朝刊 3面", reason: "" },
  ...{ beyondLicence: false, copiesLeft: null, ...licence },
});
const ENDED = { beyondLicence: true, reason: "印刷できる期間は終わりました。" };
const wish = {
  articles: ["1", "2", "3"].map((id) => ({ id, dataSection: 1 as const })),
  ...{ isMail: false, displayId: null, selection: null },
};

const READY = { __typename: "OriginalReady", ticket: "t1", obtainedCount: 2 };

const print = (...rows: object[]) => printAnswered(READY, ...rows);

async function printAnswered(originals: object, ...rows: object[]) {
  vi.mocked(openPdf).mockResolvedValue({ numPages: 1, loadingTask: { destroy: async () => undefined } } as never);
  const onEnd = vi.fn();
  const screenOf = await renderOriginal(<PrintDialogs wish={wish} visit="v" onEnd={onEnd} />, {
    address: "/",
    answers: {
      PrintCheck: answered("bookletCheck", { __typename: "BookletCheck", articles: rows }),
      RequestOriginals: answered("requestOriginals", originals),
      CompleteOriginals: answered("completeOriginals", { __typename: "CountedUses", count: 2 }),
    },
  });
  return { ...screenOf, onEnd };
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const setCopies = async (copies: string) => {
  const field = await screen.findByRole("textbox", { name: "印刷する部数" });
  await userEvent.clear(field);
  await userEvent.type(field, copies);
};

afterEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

it("asks nothing where no licence bounds the print", async () => {
  const { asked, variables, onEnd } = await print(row("1"), row("2"), row("3"));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(2));
  expect(asked()).toEqual(["RequestOriginals", "CompleteOriginals"]);
  expect(variables("RequestOriginals")).toMatchObject([{ input: { articles: wish.articles } }]);
});

it("asks for how many copies, and prints that many of all", async () => {
  const { variables, onEnd } = await print(row("1", { copiesLeft: 30 }), row("2", { copiesLeft: 30 }), row("3"));
  expect(await screen.findByText("2件は残り30部まで：「見出し1」「見出し2」")).toBeTruthy();
  await setCopies("30");
  await press("印刷する");
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(2));
  expect(variables("RequestOriginals")).toMatchObject([{ input: { articles: wish.articles, copies: 30 } }]);
});

it("prints headlines of what is beyond, or as many as are left", async () => {
  const { asked, variables, onEnd } = await print(row("1", { copiesLeft: 30 }), row("2", ENDED), row("3"));
  expect(await screen.findByText("1件は印刷できません：「見出し2」 印刷できる期間は終わりました。")).toBeTruthy();
  await setCopies("31");
  expect(screen.getByText("2件は見出しだけを印刷します。ほかの記事はそのまま印刷します。")).toBeTruthy();
  await press("30部に減らす");
  expect(screen.getByText("1件は見出しだけを印刷します。ほかの記事はそのまま印刷します。")).toBeTruthy();
  expect(asked()).toEqual([]);
  await press("見出しだけにして印刷");
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(2));
  const [sent] = variables("RequestOriginals") as [{ input: { articles: { id: string }[]; copies: number } }];
  expect([sent.input.articles.map(({ id }) => id), sent.input.copies]).toEqual([["1", "3"], 30]);
  expect(vi.mocked(printPdf).mock.calls[0]?.[2]).toMatchObject([{ title: "見出し2" }]);
});

it("prints nothing but headlines where all are beyond, and uses nothing", async () => {
  const { asked, onEnd } = await print(row("1", ENDED), row("2", ENDED), row("3", ENDED));
  await press("見出しだけにして印刷");
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(0));
  expect(asked()).toEqual([]);
  const [sheet] = vi.mocked(printPaper).mock.calls[0] ?? [];
  expect(sheet?.textContent).toContain("見出し1　瑞穂日報 2026年11月20日 朝刊 3面");
});

it("keeps the headlines for /0004_1, where only a part of the rest could be had", async () => {
  const partly = { __typename: "PartlyObtained", obtainedTicket: "t1", obtainedCount: 1, requestedCount: 2 };
  const { state } = await printAnswered(
    { ...partly, message: "一部", failed: [] },
    row("1"),
    row("2", ENDED),
    row("3"),
  );
  await press("見出しだけにして印刷");
  await waitFor(() => expect(state()).toMatchObject({ use: "PRINT", headlines: [{ title: "見出し2" }] }));
});

it("is given up without a use, and waits for a number of copies", async () => {
  const { asked, onEnd } = await print(row("1", { copiesLeft: 5 }));
  await setCopies("0");
  await press("印刷する");
  expect(screen.getByText("1から999までの数で入力してください。")).toBeTruthy();
  await press("やめる");
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith(null));
  expect(asked()).toEqual([]);
});

describe("a print of the text alone", () => {
  const ofText = { ...wish, articles: [{ id: "1", dataSection: 1 as const }] };
  const READ = { __typename: "OriginalTextReady", title: "見出し1", text: "本文の一行目。", textHits: [] };

  async function printText(licence: object) {
    vi.mocked(printPaper).mockResolvedValue();
    const onClose = vi.fn();
    const screenOf = await renderOriginal(<TextPrint wish={ofText} viewer={aViewer()} onClose={onClose} />, {
      address: "/",
      answers: {
        PrintCheck: answered("bookletCheck", { __typename: "BookletCheck", articles: [row("1", licence)] }),
        RequestOriginalText: answered("requestOriginalText", READ),
      },
    });
    return { ...screenOf, onClose, sheet: () => vi.mocked(printPaper).mock.calls[0]?.[0].textContent };
  }

  it("asks nothing where no licence bounds it", async () => {
    const { variables, onClose, sheet } = await printText({});
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(variables("PrintCheck")).toMatchObject([{ isText: true }]);
    expect(variables("RequestOriginalText")).toMatchObject([{ input: { use: "PRINT" } }]);
    expect(variables("RequestOriginalText")).not.toMatchObject([{ input: { copies: 1 } }]);
    expect(sheet()).toContain("本文の一行目。");
  });

  it("asks for how many copies, and says them with its use", async () => {
    const { variables, onClose } = await printText({ copiesLeft: 30 });
    expect(await screen.findByText("1件は残り30部まで：「見出し1」")).toBeTruthy();
    await setCopies("12");
    await press("印刷する");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(variables("RequestOriginalText")).toMatchObject([{ input: { copies: 12 } }]);
  });

  it("prints the headline alone where it is beyond, which uses nothing", async () => {
    const { asked, onClose, sheet } = await printText(ENDED);
    expect(await screen.findByText("1件は見出しだけを印刷します。")).toBeTruthy();
    await press("見出しだけにして印刷");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(asked()).toEqual([]);
    expect(sheet()).toContain("見出し1　瑞穂日報 2026年11月20日 朝刊 3面");
  });
});
