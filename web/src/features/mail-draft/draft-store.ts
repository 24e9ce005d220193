import type { MailDraftPartsFragment } from "../../__generated__/graphql.ts";
import { draftText as text } from "./draft-text.ts";

export type StoredDraft = MailDraftPartsFragment;

/** What several users write together. */
export interface DraftFields {
  subject: string;
  text: string;
  addresses: readonly string[];
  templateFileId: string;
  attachType: number;
  sendAt: string;
  withTones: boolean;
  articles: readonly { articleId: string; comment: string | null }[];
}

export type DraftField = keyof DraftFields;

/** What became of a call: the draft as it is stored now, or why not. */
export type DraftAnswer = { kind: "stored"; draft: StoredDraft } | { kind: "refused"; message: string };

export interface DraftCalls {
  /** Says that the draft is open, and asks what it is now. */
  enter: () => Promise<DraftAnswer>;
  save: (version: number, change: Partial<DraftFields>) => Promise<DraftAnswer>;
}

export type DraftSave = "saved" | "waiting" | "saving" | "failed";

export interface DraftState {
  /** As the screen shows it. */
  readonly fields: DraftFields;
  /** As the server has it. */
  readonly stored: StoredDraft;
  readonly save: DraftSave;
  /** Why it is not saved. */
  readonly fault: string | null;
  /** Fields that somebody else has changed as well; they wait until it is decided whose stays. */
  readonly conflicts: readonly DraftField[];
  /** Counts what was taken over from others, so that a form takes it over, too. */
  readonly adoptions: number;
  readonly said: string;
}

const PAUSE_MS = 700;

export const fieldsOf = (draft: StoredDraft): DraftFields => ({
  subject: draft.subject,
  text: draft.text,
  addresses: draft.addresses,
  templateFileId: draft.templateFileId,
  attachType: draft.attachType,
  sendAt: draft.sendAt,
  withTones: draft.withTones,
  articles: draft.articles.map(({ articleId, comment }) => ({ articleId, comment })),
});

const pick = (fields: Partial<DraftFields>, names: readonly DraftField[]): Partial<DraftFields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** In the order of the form. */
const NAMES = Object.keys(text.fields) as DraftField[];

/**
 * A draft between its editor and the server: what was changed is saved after a pause, field by field. Fields that others change are taken over;
 * where both changed one, neither is dropped: the editor decides.
 */
export class DraftStore {
  private state: DraftState;
  /** What the server is known to have, as it was sent or read. */
  private known: DraftFields;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    first: StoredDraft,
    private readonly calls: DraftCalls,
    private readonly pause = PAUSE_MS,
  ) {
    const quiet = { save: "saved", fault: null, conflicts: [], adoptions: 0, said: "" } as const;
    this.known = fieldsOf(first);
    this.state = { fields: this.known, stored: first, ...quiet };
  }

  readonly current = (): DraftState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fields that the server does not have yet; those in conflict are not among them. */
  private dirty(): DraftField[] {
    const { fields, conflicts } = this.state;
    return NAMES.filter((name) => !conflicts.includes(name) && !same(fields[name], this.known[name]));
  }

  /** Whether something would be lost by leaving now. */
  get isUnsaved(): boolean {
    return !this.state.stored.sent && (this.dirty().length > 0 || this.state.conflicts.length > 0);
  }

  change(changed: Partial<DraftFields>): void {
    if (NAMES.every((name) => changed[name] === undefined || same(changed[name], this.state.fields[name]))) return;
    this.become({ fields: { ...this.state.fields, ...changed } });
    this.touch();
  }

  /** Saves what is not saved. @returns whether the server has all of it, and nothing waits for a decision */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.dirty().length > 0) {
      if (this.state.stored.sent) return false;
      this.running ??= this.saveOnce().finally(() => {
        this.running = null;
      });
      if (!(await this.running)) return false;
    }
    return this.state.conflicts.length === 0;
  }

  /** Says that the draft is open, and takes over what others changed. A call that failed is made again the next time. */
  async enter(): Promise<void> {
    if (this.running !== null) return;
    const answer = await this.calls.enter();
    if (answer.kind === "stored" && this.running === null) this.receive(answer.draft);
    if (answer.kind === "refused") this.become({ fault: answer.message });
  }

  /** The editor's own value is saved over the other's, which he has seen. */
  keepMine(name: DraftField): Promise<boolean> {
    this.become({ conflicts: this.state.conflicts.filter((each) => each !== name) });
    return this.flush();
  }

  takeTheirs(name: DraftField): void {
    const { conflicts, fields, stored, adoptions } = this.state;
    const after = fieldsOf(stored);
    this.known = { ...this.known, ...pick(after, [name]) };
    this.become({
      conflicts: conflicts.filter((each) => each !== name),
      fields: { ...fields, ...pick(after, [name]) },
      adoptions: adoptions + 1,
    });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private touch(): void {
    this.become({ save: "waiting" });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.pause);
  }

  /**
   * What the server has now. What was changed here meanwhile stays; where it was changed there, too, it is in conflict. What was sent and taken
   * is known, even where the server writes it in another way.
   */
  private receive(draft: StoredDraft, sent: Partial<DraftFields> = {}): void {
    const { fields, stored, conflicts, adoptions } = this.state;
    if (draft.version < stored.version) return;
    const [before, after] = [fieldsOf(stored), fieldsOf(draft)];
    const taken = NAMES.filter((name) => name in sent && !draft.conflicts.includes(name));
    const theirs = NAMES.filter(
      (name) => !taken.includes(name) && (draft.conflicts.includes(name) || !same(before[name], after[name])),
    );
    const apart = theirs.filter((name) => !same(fields[name], after[name]));
    const both = apart.filter((name) => draft.conflicts.includes(name) || !same(fields[name], this.known[name]));
    const adopted = apart.filter((name) => !both.includes(name));
    this.known = { ...this.known, ...pick(sent, taken), ...pick(after, theirs) };
    const open = [...new Set([...conflicts, ...both])].filter((name) => !same(fields[name], after[name]));
    this.become({
      stored: draft,
      fields: { ...fields, ...pick(after, adopted) },
      conflicts: open,
      ...(adopted.length > 0 && { adoptions: adoptions + 1, said: text.adopted(draft.savedBy) }),
    });
  }

  private async saveOnce(): Promise<boolean> {
    const { fields, stored } = this.state;
    const names = this.dirty();
    const change = Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<DraftFields>;
    this.become({ save: "saving", fault: null });
    try {
      const answer = await this.calls.save(stored.version, change);
      if (answer.kind === "refused") {
        this.become({ save: "failed", fault: answer.message });
        return false;
      }
      if (answer.draft.version < stored.version) throw new Error("an answer is older than what was read");
      this.receive(answer.draft, change);
      this.become({ save: this.dirty().length === 0 ? "saved" : "waiting" });
      return true;
    } catch {
      this.become({ save: "failed", fault: navigator.onLine ? text.notSaved : text.unreachable });
      return false;
    }
  }

  private become(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
