import { createHash } from "node:crypto";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { TransactionScope } from "../db/tenant.ts";
import type { Fault, Item } from "./item.ts";
import type { MagazineRule } from "./magazine-rule.ts";

/** A newspaper is one medium, whether it comes as page images or as text. */
type MediaSection = 1 | 3 | 5;

interface Medium {
  media_code: string;
  media_name: string;
  norm_name: string;
  data_section: MediaSection;
}

type KnownMedium = Medium & { rule: MagazineRule | null };

/** The medium of an article: `name` as the item has it, else as it is registered. */
export interface ResolvedMedium {
  code: string;
  name: string;
  /** Of a magazine whose articles have one. */
  rule: MagazineRule | null;
}

const PREFIX: Record<MediaSection, string> = { 1: "N", 3: "W", 5: "M" };

const FIND = `
  SELECT m.media_code, m.media_name, m.norm_name, m.data_section, CASE WHEN r.media_code IS NOT NULL THEN to_json(r) END AS rule
  FROM media m LEFT JOIN magazine_rule r USING (media_code)
  WHERE m.media_code = ANY($1::text[]) OR m.norm_name = ANY($2::text[]) ORDER BY m.media_code`;

const REGISTER = `
  INSERT INTO media (media_code, media_name, norm_name, data_section)
  SELECT media_code, media_name, norm_name, data_section
  FROM json_to_recordset($1::json) AS m(media_code text, media_name text, norm_name text, data_section smallint)
  ORDER BY media_code ON CONFLICT DO NOTHING`;

/**
 * Finds media by code or name, and registers unknown ones. A medium that is known by name alone gets a code made of the name:
 * two processes that meet it at the same time register one medium, and the name still leads to it after a renaming. Each batch
 * looks media up anew, so that an operator's correction holds from the next batch on.
 */
export class MediaDirectory {
  constructor(private readonly scope: Pick<TransactionScope, "shared">) {}

  /** For each item its medium, or why it can't have it. */
  async resolve(items: readonly Item[]): Promise<Map<Item, ResolvedMedium | Fault>> {
    return items.length === 0 ? new Map() : new MediaLookup(this.scope).resolve(items);
  }
}

/** What was found for one batch. */
class MediaLookup {
  private readonly byCode = new Map<string, KnownMedium>();
  private readonly byName = new Map<string, KnownMedium>();

  constructor(private readonly scope: Pick<TransactionScope, "shared">) {}

  async resolve(items: readonly Item[]): Promise<Map<Item, ResolvedMedium | Fault>> {
    await this.look(items);
    return new Map(items.map((item) => [item, this.answer(item)]));
  }

  private find({ medium, columns }: Item): KnownMedium | undefined {
    return medium.code === null
      ? this.byName.get(nameKey(medium.name ?? "", sectionOf(columns.data_section)))
      : this.byCode.get(medium.code);
  }

  private answer(item: Item): ResolvedMedium | Fault {
    const { medium, columns } = item;
    const found = this.find(item);
    if (!found) {
      return {
        field: "media_code",
        reason: `媒体コード「${medium.code}」は登録されていません。媒体名（media_name）も指定してください。`,
      };
    }
    if (found.data_section !== sectionOf(columns.data_section)) {
      return {
        field: "media_code",
        reason: `媒体コード「${medium.code}」は別の情報源区分の媒体として登録されています。`,
      };
    }
    return { code: found.media_code, name: medium.name ?? found.media_name, rule: found.rule };
  }

  private async look(items: readonly Item[]): Promise<void> {
    await this.read(items);
    const wanted = new Map(
      items
        .filter((item) => !this.find(item))
        .flatMap((item) => newMedium(item) ?? [])
        .map((medium) => [medium.media_code, medium]),
    );
    if (wanted.size === 0) return;
    await this.scope.shared("write", (tx) => tx.query(REGISTER, [JSON.stringify([...wanted.values()])]));
    await this.read(items);
  }

  private async read(items: readonly Item[]): Promise<void> {
    const codes = items.flatMap((item) => item.medium.code ?? newMedium(item)?.media_code ?? []);
    const names = items.flatMap(({ medium }) => (medium.name === null ? [] : norm(medium.name)));
    const media = await this.scope.shared("read", (tx) => tx.query<KnownMedium>(FIND, [codes, names]));
    for (const medium of media) {
      this.byCode.set(medium.media_code, medium);
      const key = `${medium.norm_name}#${medium.data_section}`;
      // Of several media of one name the first by code, always.
      if (!this.byName.has(key)) this.byName.set(key, medium);
    }
    for (const item of items) this.noteRenamed(item);
  }

  /** The code of a name stays when the medium gets another name. */
  private noteRenamed(item: Item): void {
    const { medium, columns } = item;
    if (medium.code !== null || this.find(item)) return;
    const renamed = this.byCode.get(newMedium(item)?.media_code ?? "");
    if (renamed) this.byName.set(nameKey(medium.name ?? "", sectionOf(columns.data_section)), renamed);
  }
}

const sectionOf = (section: DataSection): MediaSection => (section === 2 ? 1 : section);

const nameKey = (name: string, section: MediaSection): string => `${norm(name)}#${section}`;

/** undefined where only an unknown code is given: a medium needs a name. */
function newMedium({ medium, columns }: Item): Medium | undefined {
  if (medium.name === null) return undefined;
  const data_section = sectionOf(columns.data_section);
  const norm_name = norm(medium.name);
  return {
    media_code: medium.code ?? generatedCode(norm_name, data_section),
    media_name: medium.name,
    norm_name,
    data_section,
  };
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** `W-` and ten characters of the name's hash: the same for the same name, wherever it is worked out. */
function generatedCode(normName: string, section: MediaSection): string {
  const hash = createHash("sha256").update(normName).digest();
  const letters = Array.from(hash.subarray(0, 10), (byte) => BASE32[byte % 32]);
  return `${PREFIX[section]}-${letters.join("")}`;
}
