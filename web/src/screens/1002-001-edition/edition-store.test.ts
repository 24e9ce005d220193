import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailEditionForm } from "../../__generated__/graphql.ts";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { leaveOut, moveItem, setText } from "./draft.ts";
import { type Edition, EditionStore, type SaveAnswer } from "./edition-store.ts";
import { anEdition, anItem, somebody } from "./testing/an-edition.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TARGET = { kind: "THEME", id: "3" } as const;
const lost: SaveAnswer = { kind: "refused", message: "先に更新しました。", isLost: true };

/** A server that keeps count of versions; `answers` come before its own. */
function aServer(first: Edition, answers: (SaveAnswer | Error)[] = []) {
  const forms: MailEditionForm[] = [];
  const server = { edition: first };
  const store = new EditionStore(first, TARGET, {
    load: async () => server.edition,
    save: async (form) => {
      forms.push(form);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      if (answer) return answer;
      return {
        kind: "saved",
        version: String(Number(form.version) + 1),
        savedAt: "2026-11-20T06:41:00+09:00",
        droppedIds: [],
      };
    },
  });
  const comment = (text: string) => store.change((draft) => setText(draft, "a1", text));
  return { server, store, forms, comment };
}
const settle = () => vi.advanceTimersByTimeAsync(2_000);

describe("the editor's draft", () => {
  it("is saved once after a pause, on the version that it was read with, then on the next", async () => {
    const { store, forms, comment } = aServer(anEdition());
    for (const text of ["要", "要点", "要点だ"]) comment(text);
    expect([forms.length, store.isUnsaved, store.current().save]).toEqual([0, true, "waiting"]);
    await settle();
    expect(forms).toMatchObject([{ version: "4", items: [{ articleId: "1", comment: "要点だ" }, { articleId: "2" }] }]);
    comment("別");
    await settle();
    expect([forms[1]?.version, store.isUnsaved, store.current().save]).toEqual(["5", false, "saved"]);
  });

  it("is saved before it is previewed, even where nothing was changed since it was loaded", async () => {
    const { store, forms } = aServer(anEdition({ begun: false, version: "0" }));
    expect(await store.flush()).toBe(true);
    expect(forms).toMatchObject([{ version: "0" }]);
    expect(await store.flush()).toBe(true);
    expect(forms).toHaveLength(1);
  });

  it("names what was left out once", async () => {
    const { store, forms, comment } = aServer(anEdition());
    store.change((draft) => leaveOut(draft, "a2"));
    await settle();
    comment("次");
    await settle();
    expect(forms.map(({ leftOutIds }) => leftOutIds)).toEqual([["2"], []]);
  });

  it("says that it could not be saved, keeps it, and saves it with the next change", async () => {
    const { store, forms, comment } = aServer(anEdition(), [new GraphqlFailure("network", "no answer")]);
    comment("要点");
    await settle();
    expect(store.current()).toMatchObject({ save: "failed", fault: expect.stringContaining("この画面に残っています") });
    expect(store.isUnsaved).toBe(true);
    comment("要点と続き");
    await settle();
    expect([forms.length, store.current().save]).toEqual([2, "saved"]);
  });

  it("loses articles that were withdrawn while it was saved", async () => {
    const dropped: SaveAnswer = {
      kind: "saved",
      version: "5",
      savedAt: "2026-11-20T06:41:00+09:00",
      droppedIds: ["2"],
    };
    const { store, comment } = aServer(anEdition(), [dropped]);
    comment("要点");
    await settle();
    expect(store.current().draft.items.map(({ key }) => key)).toEqual(["a1"]);
    expect(store.current().said.text).toContain("1件を外しました");
  });
});

describe("what came meanwhile", () => {
  it("waits, and what was withdrawn goes", async () => {
    const { server, store } = aServer(anEdition());
    server.edition = anEdition({ items: [anItem("1")], arrivals: [anItem("9").article, anItem("8").article] });
    await store.refresh();
    const { draft, said } = store.current();
    expect([draft.items.length, draft.waiting.map(({ id }) => id), said.text]).toEqual([
      1,
      ["9", "8"],
      "新着が2件届きました。",
    ]);
  });

  it("of another editor is taken over where nothing is unsaved", async () => {
    const { server, store } = aServer(anEdition());
    server.edition = somebody({ items: [anItem("2", "先の人の一言")] });
    await store.refresh();
    expect(store.current().draft.items).toMatchObject([{ key: "a2", comment: "先の人の一言" }]);
    expect(store.seenVersion).toBe("9");
  });
});

describe("an answer that was on its way while something was saved", () => {
  it("neither takes the saved words back nor asks whose are right", async () => {
    const { store, comment } = aServer(anEdition());
    const older = anEdition();
    comment("要点");
    await settle();
    store.receive(older);
    expect(store.seenVersion).toBe("5");
    expect(store.current()).toMatchObject({ theirs: null, draft: { items: [{ comment: "要点" }, {}] } });
  });
});

describe("two editors at once", () => {
  const both = [anItem("2", "先の人の一言"), anItem("1")];

  it("keep the words of both where they wrote below other articles, in the order that was saved", async () => {
    const { server, store, forms, comment } = aServer(anEdition(), [lost]);
    server.edition = somebody({ items: both });
    comment("自分の一言");
    await settle();
    expect(forms.at(-1)).toMatchObject({
      version: "9",
      items: [
        { articleId: "2", comment: "先の人の一言" },
        { articleId: "1", comment: "自分の一言" },
      ],
    });
    expect(store.current()).toMatchObject({ theirs: null, save: "saved", fault: null });
    expect(store.current().said.text).toBe("先の人さんが保存した内容に、あなたの入力を合わせました。");
  });

  it("keep the words of both also where the other's are seen before one's own are saved", async () => {
    const { server, store, forms, comment } = aServer(anEdition());
    server.edition = somebody({ items: both });
    comment("自分の一言");
    await store.refresh();
    await settle();
    expect(forms).toMatchObject([{ version: "9", items: [{ comment: "先の人の一言" }, { comment: "自分の一言" }] }]);
    expect(store.isUnsaved).toBe(false);
  });

  it.each([
    ["both wrote below the same article", [anItem("1", "先の人の一言"), anItem("2")], false],
    ["one has moved articles himself", both, true],
  ])("are asked where %s", async (_, items, moves) => {
    const { server, store, forms, comment } = aServer(anEdition(), [lost]);
    server.edition = somebody({ items });
    comment("自分の一言");
    if (moves) store.change((draft) => moveItem(draft, "a1", 1));
    await settle();
    expect(store.current().theirs?.savedBy).toBe("先の人");
    expect(forms).toHaveLength(1);
  });

  const meet = async (given: Partial<Edition>) => {
    const desk = aServer(anEdition(), [lost]);
    desk.server.edition = somebody({ items: [anItem("2", "先の人の一言")], ...given });
    desk.comment("自分の一言");
    await settle();
    expect(desk.store.current().theirs?.savedBy).toBe("先の人");
    expect(desk.store.current().draft.items).toMatchObject([{ comment: "自分の一言" }, {}]);
    return desk;
  };

  it("overwrite nothing unasked; nothing more is saved until it is decided", async () => {
    const { store, forms, comment } = await meet({});
    comment("続き");
    await settle();
    expect([forms.length, await store.flush()]).toEqual([1, false]);
  });

  it("may go on with the other's, and come back to their own", async () => {
    const { store, forms } = await meet({ leftOut: [anItem("1").article] });
    store.takeTheirs();
    expect(store.current().draft.items).toMatchObject([{ key: "a2", comment: "先の人の一言" }]);
    expect(store.isUnsaved).toBe(false);
    store.takeAside();
    await settle();
    expect(store.current().aside).toBeNull();
    expect(forms.at(-1)).toMatchObject({ version: "9", items: [{ comment: "自分の一言" }, { articleId: "2" }] });
  });

  it("may overwrite the other's, but what was sent meanwhile is not sent again", async () => {
    const { store, forms } = await meet({});
    expect(await store.keepMine()).toBe(true);
    expect(forms.at(-1)).toMatchObject({ version: "9", items: [{ articleId: "2" }] });
  });
});
