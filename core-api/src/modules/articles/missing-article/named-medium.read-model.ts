import type { DataSection } from "@kirinuki/schema/codes.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";

export interface NamedMedium {
  code: string;
  name: string;
  /** 1 a newspaper, 3 a website, 5 a magazine. */
  section: 1 | 3 | 5;
}

const WEB = 3;

/** A newspaper is seen by whoever has its image or its text. */
const isGranted = ({ section }: NamedMedium, sections: readonly DataSection[]): boolean =>
  sections.includes(section) || (section === 1 && sections.includes(2));

/** What a name means for a user: a medium of his sources, one of a source that he does not have, or no known one. */
export type MeantMedium = { state: "granted" | "refused"; medium: NamedMedium } | { state: "unknown" };

/**
 * Finds a medium by its name, written in any of the ways that `media:` takes. Newspapers and magazines are public knowledge; a website may be
 * another contract's own feed, so that one which the user may not see is as good as unknown.
 */
export async function findMedium(
  tx: Transaction,
  sections: readonly DataSection[],
  name: string,
): Promise<MeantMedium> {
  const found = await tx.query<NamedMedium>(
    "SELECT media_code AS code, media_name AS name, data_section AS section FROM media WHERE norm_name = $1 ORDER BY data_section, media_code",
    [norm(name)],
  );
  const granted = found.find((medium) => isGranted(medium, sections));
  if (granted) return { state: "granted", medium: granted };
  const refused = found.find(({ section }) => section !== WEB);
  return refused ? { state: "refused", medium: refused } : { state: "unknown" };
}

/** How many articles of a newspaper or magazine came on a day; null for a website. */
export async function countArrivals(
  tx: Transaction,
  { code, section }: NamedMedium,
  day: DayString,
): Promise<number | null> {
  if (section === WEB) return null;
  const [row] = await tx.query<{ count: number }>(
    "SELECT coalesce(sum(article_count), 0)::int AS count FROM media_arrival WHERE media_code = $1 AND arrived_on = $2::date",
    [code, day],
  );
  return row?.count ?? 0;
}
