import type { EditionPartsFragment, MailEditionForm, SelectionInput } from "../../__generated__/graphql.ts";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { type Draft, draftOf, itemsForm, withArrivals, withFacts, withoutGone } from "./draft.ts";
import { mergeTexts } from "./merge-texts.ts";
import { editionText as text } from "./text.ts";

export type Edition = EditionPartsFragment;

/** What became of a save: written, refused (somebody was quicker: isLost), or not understood. */
export type SaveAnswer =
  | { kind: "saved"; version: string; savedAt: string; droppedIds: readonly string[] }
  | { kind: "refused"; message: string; isLost: boolean };

export interface EditionCalls {
  load: (sinceDay: string | null) => Promise<Edition>;
  save: (form: MailEditionForm) => Promise<SaveAnswer>;
}

export type SaveState = "saved" | "waiting" | "saving" | "failed";

export interface EditionState {
  readonly draft: Draft;
  readonly edition: Edition;
  /** First day of what the edition is chosen from, where the editor reached back; null: since the last send. */
  readonly sinceDay: string | null;
  readonly save: SaveState;
  readonly savedAt: string | null;
  /** Why it is not saved. */
  readonly fault: string | null;
  /** What somebody else saved meanwhile; nothing is saved until it is decided. */
  readonly theirs: Edition | null;
  /** The editor's own draft, while he looks at somebody else's. */
  readonly aside: Draft | null;
  /** Counts what was said, so that the same sentence is heard again. */
  readonly said: { text: string; count: number };
}

const PAUSE_MS = 700;

/**
 * A draft between its editor and the server: every change is saved after a pause, one save at a time. Somebody else's version is never
 * overwritten unasked, and the editor's own never dropped.
 */
export class EditionStore {
  private state: EditionState;
  private version: string;
  private savedLeftOut: ReadonlySet<string>;
  /** What the server had last, of what the editor has before him. */
  private base: Draft;
  /** Counts the changes; what the server has is that of `savedRevision`. A beginning that was never saved is none. */
  private revision = 0;
  private savedRevision: number;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    first: Edition,
    private readonly target: SelectionInput,
    private readonly calls: EditionCalls,
    private readonly pause = PAUSE_MS,
  ) {
    const draft = draftOf(first);
    this.base = draft;
    this.version = first.version;
    this.savedLeftOut = idSet(draft);
    this.savedRevision = first.begun ? 0 : -1;
    const said = { text: "", count: 0 };
    const state = {
      draft,
      edition: first,
      sinceDay: null,
      savedAt: first.begun ? first.savedAt : null,
      fault: null,
      theirs: null,
      aside: null,
    };
    this.state = { ...state, save: "saved", said };
  }

  readonly current = (): EditionState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get seenVersion(): string {
    return this.version;
  }

  /** Whether something would be lost by leaving now. */
  get isUnsaved(): boolean {
    return this.revision > 0 && this.savedRevision !== this.revision;
  }

  change(change: (draft: Draft) => Draft, sentence = ""): void {
    const draft = change(this.state.draft);
    if (draft === this.state.draft) return;
    this.become({ draft });
    if (sentence !== "") this.say(sentence);
    this.touch();
  }

  say(sentence: string): void {
    this.become({ said: { text: sentence, count: this.state.said.count + 1 } });
  }

  /** Saves what is not saved. @returns whether the server has all of it */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.savedRevision !== this.revision) {
      if (this.state.theirs !== null) return false;
      this.running ??= this.saveOnce().finally(() => {
        this.running = null;
      });
      if (!(await this.running)) return false;
    }
    return true;
  }

  /** Asks what came meanwhile. */
  async refresh(sinceDay = this.state.sinceDay): Promise<void> {
    this.receive(await this.calls.load(sinceDay));
  }

  /**
   * What the server has now. What somebody else saved is taken over where nothing of one's own is unsaved. An answer that was on its
   * way while something was saved is older than the draft, and is dropped.
   */
  receive(edition: Edition): void {
    if (this.running !== null || this.state.theirs !== null || Number(edition.version) < Number(this.version)) return;
    if (edition.version === this.version) this.meet(edition);
    else if (this.isUnsaved) this.meetUnsaved(edition);
    else this.adopt(edition, text.adopted(edition.savedBy ?? ""));
  }

  /** Reaches back further, where no edition was ever sent. */
  async reachBack(sinceDay: string): Promise<void> {
    await this.refresh(sinceDay);
    this.become({ sinceDay });
    this.touch();
  }

  /** Overwrites what somebody else saved, having been told. */
  keepMine(): Promise<boolean> {
    const { theirs, draft } = this.state;
    if (theirs) {
      this.version = theirs.version;
      this.savedLeftOut = idSet(draftOf(theirs));
      this.become({
        theirs: null,
        edition: theirs,
        fault: null,
        draft: withArrivals(withoutGone(draft, theirs), theirs),
      });
      this.revision += 1;
    }
    return this.flush();
  }

  /** Goes on with what somebody else saved; one's own is put aside. */
  takeTheirs(): void {
    const { theirs, draft } = this.state;
    if (!theirs) return;
    this.adopt(theirs, text.adopted(theirs.savedBy ?? ""));
    this.become({ aside: draft });
  }

  /** Brings one's own draft back that was put aside. */
  takeAside(): void {
    const { aside, edition } = this.state;
    if (!aside) return;
    this.become({ aside: null });
    this.change(() => withArrivals(withoutGone(aside, edition), edition), text.broughtBack);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private touch(): void {
    this.revision += 1;
    if (this.state.theirs !== null) return;
    this.become({ save: "waiting" });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.pause);
  }

  /** The same version: what came or went, and what the articles are now. */
  private meet(edition: Edition): void {
    const before = this.state.draft;
    const kept = this.isUnsaved ? before : withoutGone(before, edition);
    const draft = withArrivals(withFacts(kept, edition), edition);
    const come = draft.waiting.length - before.waiting.length;
    this.become({ edition, draft });
    if (come > 0) this.say(text.arrived(come));
  }

  private adopt(edition: Edition, sentence: string): void {
    const draft = draftOf(edition);
    this.base = draft;
    this.version = edition.version;
    this.savedLeftOut = idSet(draft);
    this.savedRevision = edition.begun ? this.revision : -1;
    const savedAt = edition.begun ? edition.savedAt : null;
    this.become({ edition, draft, savedAt, theirs: null, fault: null, save: "saved" });
    this.say(sentence);
  }

  private async saveOnce(): Promise<boolean> {
    const { revision, version } = this;
    const { draft, sinceDay } = this.state;
    const leftOut = [...idSet(draft)].filter((id) => !this.savedLeftOut.has(id));
    this.become({ save: "saving", fault: null });
    try {
      const items = itemsForm(draft);
      const answer = await this.calls.save({ target: this.target, version, items, leftOutIds: leftOut, sinceDay });
      if (answer.kind === "refused") return await this.refused(answer);
      this.version = answer.version;
      this.savedLeftOut = idSet(draft);
      this.base = draft;
      this.savedRevision = revision;
      this.become({ savedAt: answer.savedAt, save: revision === this.revision ? "saved" : "waiting" });
      this.drop(answer.droppedIds);
      return true;
    } catch (error) {
      const isNetwork = error instanceof GraphqlFailure && error.kind === "network";
      this.become({ save: "failed", fault: isNetwork ? text.unreachable : text.notSaved });
      return false;
    }
  }

  private async refused({ message, isLost }: SaveAnswer & { kind: "refused" }): Promise<boolean> {
    this.become({ save: "failed", fault: message });
    if (!isLost) return false;
    const theirs = await this.calls.load(this.state.sinceDay);
    const isMerged = this.merge(theirs);
    if (!isMerged) this.become({ theirs });
    return isMerged;
  }

  private meetUnsaved(edition: Edition): void {
    if (!this.merge(edition)) this.become({ theirs: edition });
    else this.touch();
  }

  /** Goes on with what somebody else saved and one's own words in it, which are still to be saved. @returns false where one must choose */
  private merge(theirs: Edition): boolean {
    const other = draftOf(theirs);
    const draft = theirs.begun ? mergeTexts(this.base, this.state.draft, other) : null;
    if (draft === null) return false;
    this.base = other;
    this.version = theirs.version;
    this.savedLeftOut = idSet(other);
    this.revision += 1;
    this.become({ draft, edition: theirs, fault: null, save: "waiting" });
    this.say(text.merged(theirs.savedBy ?? ""));
    return true;
  }

  private drop(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const { draft } = this.state;
    const gone = new Set(ids);
    this.become({
      draft: {
        items: draft.items.filter((item) => !("article" in item && gone.has(item.article.id))),
        waiting: draft.waiting,
        leftOut: draft.leftOut.filter(({ id }) => !gone.has(id)),
      },
    });
    this.say(text.dropped(ids.length));
  }

  private become(change: Partial<EditionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const idSet = ({ leftOut }: Draft): ReadonlySet<string> => new Set(leftOut.map(({ id }) => id));
