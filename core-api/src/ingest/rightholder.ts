import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { AGENCY_FORMS, rightholderName } from "@kirinuki/schema/rightholders.ts";

/** Enough for the first two lines with their datelines, and for the last line. */
const HEAD = 400;
const TAIL = 200;

/** 【ワシントン共同】, [東京 28日 ロイター], （ソウル聯合ニュース） at the beginning of a line. */
const DATELINE = /^[【[(〔]([^【】[\]()〔〕]{1,40})[】\])〕]/;

/** （共同）, 【ロンドン時事】, ［時事通信社］ after the last sentence; one that follows other words is a photo's or names a source. */
const CREDIT = /(?:^|[。」』)!?])\s*[【[(〔]([^【】[\]()〔〕]{1,40})[】\])〕]。?$/;

/** ＝共同 after the last sentence. */
const DASHED = /(?:^|[。」』)!?])\s*[=―—]\s*([^―—。]{1,40})$/;

/** 共同 and 時事 are words, too: what stands before them where they are no agencies. */
const WORDS_BEFORE =
  /(?:日米|日中|日韓|日朝|日英|日仏|日独|日伊|日印|日豪|日ロ|日露|米韓|米中|中ロ|産学|産官学|産学官|官民|公民|公私|国際|男女|労使|官学|医工|地域|広域|生活|企業|業務|社会|政治|経済|海外|国内)$/;

const OF_PICTURES = /写真|撮影|映像|動画|画像|図版|グラフィック/;

/** The agency that a dateline or credit ends with. Of 「AFP＝時事」 it is the last, who delivers to the paper. */
function agencyAtEnd(credit: string): string | null {
  if (OF_PICTURES.test(credit)) return null;
  const given = credit.trim().toLowerCase();
  for (const [form, name] of AGENCY_FORMS) {
    if (!given.endsWith(form)) continue;
    const before = given.slice(0, given.length - form.length);
    // Part of a longer word: MAP is not AP.
    if (/^[a-z]/.test(form) && /[a-z]$/.test(before)) continue;
    return (form === "共同" || form === "時事") && WORDS_BEFORE.test(before) ? null : name;
  }
  return null;
}

/** The agency whose copy a text is by the dateline or credit that Japanese newspapers print by convention; null where there is none. */
export function creditedAgency(body: string): string | null {
  const lines = (text: string): string[] =>
    text
      .normalize("NFKC")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  for (const line of lines(body.slice(0, HEAD)).slice(0, 2)) {
    const agency = agencyAtEnd(DATELINE.exec(line)?.[1] ?? "");
    if (agency !== null) return agency;
  }
  const last = lines(body.slice(-TAIL)).at(-1) ?? "";
  return agencyAtEnd(CREDIT.exec(last)?.[1] ?? DASHED.exec(last)?.[1] ?? "");
}

/**
 * Who holds the rights in an article where it isn't its medium: whom the source names, else the agency that the text credits; null for the
 * medium itself.
 */
export function rightholderOf(declared: string | null, body: string, mediumName: string): string | null {
  const own = norm(rightholderName(mediumName));
  const isAnother = (name: string): boolean => name !== "" && norm(name) !== own;
  const named = rightholderName(declared ?? "");
  if (isAnother(named)) return named;
  const credited = creditedAgency(body) ?? "";
  return isAnother(credited) ? credited : null;
}
