import { afterEach, expect, it, vi } from "vitest";
import { download, fileNameOf, replacedNote } from "./download.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answering = (response: Response | Error) => {
  const fetched = vi.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const json = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json; charset=utf-8" } });

it("saves the file under the server's name", async () => {
  const disposition = `attachment; filename="_.csv"; filename*=UTF-8''${encodeURIComponent("記事一覧_2026-11-20.csv")}`;
  const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": disposition };
  const fetched = answering(new Response("a,b", { headers }));
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    expect([this.href, this.download]).toEqual(["blob:x", "記事一覧_2026-11-20.csv"]);
  });
  expect(await download("/api/v1/article_list_download", { format: "csv" })).toEqual({ kind: "saved", replaced: 0 });
  expect(clicked).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]).toMatchObject(["/api/v1/article_list_download", { body: '{"format":"csv"}' }]);
});

it("says how many characters a Shift_JIS file could not hold", async () => {
  const headers = { "content-type": "text/csv; charset=Shift_JIS", "x-replaced-characters": "3" };
  answering(new Response("a", { headers }));
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const outcome = await download("/api/v1/article_list_download", { encoding: "sjis" });
  expect(outcome).toEqual({ kind: "saved", replaced: 3 });
  expect(replacedNote({ replaced: 3 })).toContain("3文字を「〓」に");
  expect(replacedNote({ replaced: 0 })).toBeNull();
});

it.each([
  [
    json({ result: { status: 1, msgDetail: "この操作を行う権限がありません。" } }, 403),
    "この操作を行う権限がありません。",
  ],
  [
    json({ result: { status: 1, msgDetail: "入力内容" }, data: { fieldErrors: [{ message: "開始日は…" }] } }, 400),
    "開始日は…",
  ],
  [json({ result: { status: 1, msgDetail: "件数が多すぎます。" } }, 200), "件数が多すぎます。"],
  [new Response("<html>", { status: 502 }), "ダウンロードできませんでした。"],
  [new TypeError("offline"), "サーバーに接続できませんでした。通信の状態を確かめてください。"],
])("says why there is no file: %#", async (response, message) => {
  answering(response);
  expect(await download("/api/v1/web_theme_download", {})).toEqual({ kind: "failed", message });
});

it.each([
  [null, "download"],
  ['attachment; filename="x.csv"', "download"],
  ["attachment; filename*=UTF-8''%E0%A4%A", "download"],
  ["attachment; filename*=UTF-8''a%20b.xlsx", "a b.xlsx"],
])("reads the name of %j", (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
