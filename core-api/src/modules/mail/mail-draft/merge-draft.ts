/** An article of a draft; comment null: the contract's own stands. */
export interface DraftArticle {
  id: string;
  comment: string | null;
}

/** What a mail is made of before it is sent. */
export interface DraftFields {
  subject: string;
  text: string;
  mail_address: string[];
  template_file_id: string;
  attach_Type: 1 | 2 | 3 | 4;
  /** yyyy-MM-ddTHH:mm in Tokyo; blank: immediately. */
  setup_datetime: string;
  /** Says tone and tags of each article. */
  tone_flag: boolean;
  articles: DraftArticle[];
}

export type DraftField = keyof DraftFields;

/** The version in which a field was last changed; absent: never since the draft was begun. */
export type FieldVersions = Partial<Record<DraftField, number>>;

export const NEW_DRAFT: DraftFields = {
  subject: "",
  text: "",
  mail_address: [],
  template_file_id: "0",
  attach_Type: 1,
  setup_datetime: "",
  tone_flag: false,
  articles: [],
};

export interface DraftState {
  fields: DraftFields;
  versions: FieldVersions;
  version: number;
}

export interface MergedDraft extends DraftState {
  /** Fields that somebody else has changed since the version that was seen, to another value: they stay as he left them. */
  conflicts: DraftField[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Merges what an editor changed since the version that he has seen, field by field. A field that somebody else has changed meanwhile is not
 * overwritten: the editor is told, keeps what he typed, and decides. The version goes up by one where anything was changed.
 */
export function mergeDraft(stored: DraftState, seen: number, changed: Partial<DraftFields>): MergedDraft {
  const names = (Object.keys(changed) as DraftField[]).filter(
    (name) => changed[name] !== undefined && !same(changed[name], stored.fields[name]),
  );
  const conflicts = names.filter((name) => (stored.versions[name] ?? 0) > seen);
  const taken = names.filter((name) => !conflicts.includes(name));
  if (taken.length === 0) return { ...stored, conflicts };
  const version = stored.version + 1;
  return {
    fields: { ...stored.fields, ...Object.fromEntries(taken.map((name) => [name, changed[name]])) },
    versions: { ...stored.versions, ...Object.fromEntries(taken.map((name) => [name, version])) },
    version,
    conflicts,
  };
}
