import { describe, expect, it } from "vitest";
import { failureInWords, labelWithoutFolders } from "./setup-status.words.ts";

describe("what a run was about", () => {
  it.each([
    ["ingest", "/srv/kirinuki/inbox/朝 刊/a.jsonl", "a.jsonl"],
    ["folder", "C:\\data\\inbox\\a.xml", "a.xml"],
    ["correction", "/srv/inbox/a.jsonl 12", "a.jsonl 12"],
    ["feed", "https://example.jp/rss/all.xml", "https://example.jp/rss/all.xml"],
    ["rematch", "12 AI/半導体", "12 AI/半導体"],
    ["mail", "定時メール 07:00", "定時メール 07:00"],
  ])("of %s %s is told as %s", (trigger, label, told) => expect(labelWithoutFolders(trigger, label)).toBe(told));
});

describe("why a run failed", () => {
  it.each([
    [
      "ENOENT: no such file or directory, open '/var/lib/kirinuki/inbox/a.jsonl'",
      "ファイルが見つかりません（ENOENT: no such file or directory, open 'a.jsonl'）",
    ],
    ["/srv/inbox/a.jsonl: 読み取れません（EIO）。", "a.jsonl: 読み取れません（EIO）。"],
    [
      "canceling statement due to statement timeout",
      "データベースの処理が時間内に終わりませんでした（canceling statement due to statement timeout）",
    ],
    [
      "fetch of https://example.jp/rss/a.xml failed",
      "処理中にエラーが発生しました（fetch of https://example.jp/rss/a.xml failed）",
    ],
  ])("of %s is told as %s", (failure, told) => expect(failureInWords(failure)).toBe(told));
});
