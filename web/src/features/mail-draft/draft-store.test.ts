import { describe, expect, it } from "vitest";
import { type DraftAnswer, type DraftFields, DraftStore, type StoredDraft } from "./draft-store.ts";

const aDraft = (over: Partial<StoredDraft> = {}): StoredDraft => ({
  __typename: "MailDraft",
  ...{
    id: "7",
    version: 1,
    subject: "半導体",
    text: "",
    addresses: [],
    templateFileId: "0",
    attachType: 1,
    sendAt: "",
  },
  ...{ withTones: false, articles: [], hiddenCount: 0, savedBy: "佐藤", savedAt: "2026-11-20T12:00:00+09:00" },
  ...{ editors: [], conflicts: [], sent: false },
  ...over,
});

/** A server with one draft, which another editor may change by `other`. */
function desk() {
  let now = aDraft();
  const calls: { version: number; change: Partial<DraftFields> }[] = [];
  const stored = (): DraftAnswer => ({ kind: "stored", draft: now });
  const server = {
    enter: async () => stored(),
    save: async (version: number, change: Partial<DraftFields>): Promise<DraftAnswer> => {
      calls.push({ version, change });
      const isLate = version < now.version;
      const { text, ...rest } = change;
      // The other editor of these tests changes the text alone.
      const taken = isLate ? rest : change;
      now = { ...now, ...(taken as Partial<StoredDraft>), version: now.version + 1, savedBy: "佐藤" };
      const conflicts = isLate && text !== undefined ? ["text"] : [];
      return { kind: "stored", draft: { ...now, conflicts, ...(conflicts.length > 0 && { savedBy: "鈴木" }) } };
    },
  };
  const other = (text: string) => {
    now = { ...now, text, version: now.version + 1, savedBy: "鈴木" };
  };
  const store = new DraftStore(aDraft(), server, 60_000);
  return { store, server, calls, other, now: () => now };
}

describe("a draft on a screen", () => {
  it("saves what was changed alone, on the version that was seen", async () => {
    const { store, calls, now } = desk();
    store.change({ text: "皆様" });
    store.change({ text: "皆様へ" });
    expect([store.isUnsaved, store.current().save]).toEqual([true, "waiting"]);
    expect(await store.flush()).toBe(true);
    expect(calls).toEqual([{ version: 1, change: { text: "皆様へ" } }]);
    expect([now().text, store.isUnsaved, store.current().save]).toEqual(["皆様へ", false, "saved"]);
  });

  it("takes over what another editor changed, and keeps what was changed here", async () => {
    const { store, other } = desk();
    other("鈴木の文");
    store.change({ subject: "昼の記事" });
    await store.enter();
    expect(store.current()).toMatchObject({
      fields: { text: "鈴木の文", subject: "昼の記事" },
      conflicts: [],
      adoptions: 1,
      said: "鈴木さんの変更を取り込みました。",
    });
  });

  it.each([
    ["keeps the editor's own, once he has seen the other's", "mine", "佐藤の文"],
    ["takes the other's", "theirs", "鈴木の文"],
  ] as const)("where both changed a field, %s", async (_what, whose, text) => {
    const { store, other, now } = desk();
    other("鈴木の文");
    store.change({ text: "佐藤の文", subject: "佐藤の件名" });
    expect(await store.flush()).toBe(false);
    expect(now()).toMatchObject({ text: "鈴木の文", subject: "佐藤の件名" });
    expect(store.current()).toMatchObject({ conflicts: ["text"], fields: { text: "佐藤の文" } });
    if (whose === "mine") expect(await store.keepMine("text")).toBe(true);
    else store.takeTheirs("text");
    expect([now().text, store.current().fields.text, store.isUnsaved]).toEqual([text, text, false]);
  });

  it("keeps what was typed where it can't be saved, and saves it at the next try", async () => {
    const { store, server, now } = desk();
    const { save } = server;
    server.save = () => Promise.reject(new TypeError("x"));
    store.change({ text: "皆様" });
    expect(await store.flush()).toBe(false);
    expect(store.current()).toMatchObject({ save: "failed", fields: { text: "皆様" } });
    server.save = save;
    expect(await store.flush()).toBe(true);
    expect(now().text).toBe("皆様");
  });

  it("does not save again what the server writes in another way", async () => {
    const { store, server, calls } = desk();
    const { save } = server;
    server.save = async (version, change) => save(version, { ...change, subject: change.subject?.trim() ?? "" });
    store.change({ subject: " 昼の記事 " });
    expect(await store.flush()).toBe(true);
    expect([calls.length, store.current().fields.subject, store.isUnsaved]).toEqual([1, " 昼の記事 ", false]);
  });

  it("saves nothing into a draft that was sent meanwhile", async () => {
    const { store, server, calls } = desk();
    server.enter = async () => ({ kind: "stored", draft: aDraft({ version: 2, sent: true }) });
    store.change({ text: "皆様" });
    await store.enter();
    expect(await store.flush()).toBe(false);
    expect([calls, store.isUnsaved]).toEqual([[], false]);
  });
});
