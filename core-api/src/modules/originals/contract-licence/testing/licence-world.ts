import { MACHINE_PURPOSES, PURPOSES, type Purpose } from "@kirinuki/schema/purposes.ts";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { aMachine } from "../../../../testing/a-machine.ts";
import { aUser, type TestUser } from "../../../../testing/a-user.ts";
import { nextNumber } from "../../../../testing/ids.ts";
import { NOON, type Query, type SendMethod, type TestApi } from "../../../../testing/test-api.ts";
import { addDays, tokyoDay } from "../../../../time/tokyo.ts";
import { anOriginalsDesk, type TestOriginal } from "../../original-use/testing/originals-desk.ts";

const LETTERS = 200;

/** Kanji of JIS level 2 in their order: too rare for our own words, and in the font of what is printed. */
function* rareKanji(): Generator<string> {
  const decoder = new TextDecoder("shift_jis");
  for (const lead of [0x99, 0x9a, 0x9b, 0x9c, 0x9d, 0x9e, 0x9f, 0xe0, 0xe1, 0xe2])
    for (let trail = 0x40; trail <= 0xfc; trail += 1)
      if (trail !== 0x7f) yield decoder.decode(Uint8Array.of(lead, trail));
}
const RARE = [...rareKanji()];

/** Sentences whose letters stand nowhere else in a world: each tells the paper, and how far its text was quoted. */
function aText(number: number): string {
  const letters = RARE.slice(number * LETTERS, (number + 1) * LETTERS);
  if (letters.length < LETTERS) throw new Error("a world has fewer articles");
  return letters.map((letter, at) => (at % 10 === 9 ? `${letter}。` : letter)).join("");
}

/** How many characters of a text's opening somebody knows who has read this. */
export function quotedOf(text: string, said: string): number {
  const letters = [...text];
  return letters.findLastIndex((letter) => letter !== "。" && said.includes(letter)) + 1;
}

/** The plain model: what was agreed on, as one reads it. */
export interface Rule {
  from: string | null;
  to: string | null;
  show: number | null;
  print: number | null;
  mail: number | null;
  readers: number | null;
  copies: number | null;
  excerpt: number | null;
  /** What machines may not use it for. */
  forbids: Purpose[];
}

export interface Paper extends TestOriginal {
  issued: string;
  code: string;
  /** Whose copy it is; null: the medium's own. */
  agency: string | null;
  /** Who has used it, and how many copies were made. */
  readers: Set<string>;
  copies: number;
  /** Who has had a mail by hand that leads to it. */
  mailed: Set<string>;
  text: string;
  thumbnailKey: string;
}

const inTime = (days: number | null, issued: string, today: string): boolean =>
  days === null || today <= addDays(issued, days - 1);
const isValid = ({ from, to }: Rule, today: string): boolean =>
  (from === null || from <= today) && (to === null || today <= to);

/** Every rule of a paper by itself: whatever one of them forbids is forbidden. */
export class LicenceModel {
  readonly #rulesOf: (paper: Paper) => readonly Rule[];
  constructor(rulesOf: (paper: Paper) => readonly Rule[]) {
    this.#rulesOf = rulesOf;
  }
  shown = (paper: Paper, today: string, purpose: Purpose = "display"): boolean =>
    !this.forbids(paper, purpose) &&
    this.#rulesOf(paper).every((rule) => isValid(rule, today) && inTime(rule.show, paper.issued, today));
  quoted = (paper: Paper, today: string, purpose: Purpose = "display"): number =>
    this.shown(paper, today, purpose) ? Math.min(100, ...this.#rulesOf(paper).map(({ excerpt }) => excerpt ?? 100)) : 0;
  /** Whether any rule forbids to give it to machines for this. */
  forbids = (paper: Paper, purpose: Purpose): boolean =>
    this.#rulesOf(paper).some(({ forbids }) => forbids.includes(purpose));
  /** How many may read it; null: any number. */
  most = (paper: Paper): number | null => {
    const bounds = this.#rulesOf(paper).flatMap(({ readers }) => readers ?? []);
    return bounds.length === 0 ? null : Math.min(...bounds);
  };
  linked = (paper: Paper, today: string, isPrint: boolean): boolean =>
    this.#rulesOf(paper).every(
      (rule) =>
        isValid(rule, today) &&
        inTime(rule.mail, paper.issued, today) &&
        inTime(isPrint ? rule.print : rule.show, paper.issued, today) &&
        !(isPrint && rule.copies === 0),
    );
  used = (paper: Paper, today: string, { user, copies, isMail, purpose }: Use): boolean =>
    !this.forbids(paper, purpose) &&
    this.#rulesOf(paper).every(
      (rule) =>
        isValid(rule, today) &&
        inTime(copies > 0 ? rule.print : rule.show, paper.issued, today) &&
        (!isMail || inTime(rule.mail, paper.issued, today)) &&
        (copies === 0 || rule.copies === null || paper.copies + copies <= rule.copies) &&
        (rule.readers === null || paper.readers.has(user.userId) || paper.readers.size < rule.readers),
    );
}

export interface Use {
  user: TestUser;
  /** On paper; 0: on screen. */
  copies: number;
  isMail: boolean;
  /** What for: a person's own browser, or a token of his. */
  purpose: Purpose;
}

export type Pick = (below: number) => number;
const maybe = (pick: Pick, value: () => number): number | null => (pick(2) === 0 ? null : value());

function aRule(pick: Pick, today: string, isContract: boolean): Rule {
  const from = isContract && pick(4) === 0 ? addDays(today, pick(5) - 3) : null;
  const to = isContract && pick(3) === 0 ? addDays(today, pick(10)) : null;
  return {
    from,
    // No licence ends before it begins.
    to: from !== null && to !== null && to < from ? from : to,
    show: maybe(pick, () => pick(12)),
    print: maybe(pick, () => pick(12)),
    mail: maybe(pick, () => pick(12)),
    readers: maybe(pick, () => 1 + pick(3)),
    copies: isContract ? maybe(pick, () => pick(12)) : null,
    excerpt: maybe(pick, () => pick(120)),
    forbids: MACHINE_PURPOSES.filter(() => pick(4) === 0),
  };
}

const storeMediumRule = (db: TestDatabase, code: string, { show, print, mail, readers, excerpt, forbids }: Rule) =>
  db.owner.query(
    `INSERT INTO media_licence (media_code, show_days, print_days, mail_days, max_readers, excerpt_chars, forbidden_purposes, updated_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'x') ON CONFLICT (media_code) DO UPDATE SET show_days = $2, print_days = $3, mail_days = $4,
       max_readers = $5, excerpt_chars = $6, forbidden_purposes = $7`,
    [code, show, print, mail, readers, excerpt, forbids],
  );

type Licensor = "media_code" | "rightholder";

const storeContractRule = (db: TestDatabase, contractId: number, of: Licensor, code: string, rule: Rule) =>
  db.owner.query(
    `INSERT INTO contract_licence (contract_id, ${of}, valid_from, valid_to, show_days, print_days, mail_days, max_readers, max_copies,
       excerpt_chars, forbidden_purposes, updated_by, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'x', now()) ON CONFLICT (contract_id, ${of}) DO UPDATE SET
       valid_from = $3, valid_to = $4, show_days = $5, print_days = $6, mail_days = $7, max_readers = $8, max_copies = $9, excerpt_chars = $10,
       forbidden_purposes = $11`,
    [
      contractId,
      code,
      rule.from,
      rule.to,
      rule.show,
      rule.print,
      rule.mail,
      rule.readers,
      rule.copies,
      rule.excerpt,
      rule.forbids,
    ],
  );

/** What is owed from a month on, as one reads it. */
export interface AgreedPrices {
  /** yyyy-MM. */
  from: string;
  article: number;
  reader: number;
  copy: number;
}

/** Of a medium or an agency: what was last agreed on by a month; null where nothing was. */
export const agreedBy = (agreed: readonly AgreedPrices[] | undefined, month: string): AgreedPrices | null =>
  agreed
    ?.filter(({ from }) => from <= month)
    .reduce<AgreedPrices | null>((last, each) => (last === null || each.from > last.from ? each : last), null) ?? null;

const storePrices = (db: TestDatabase, contractId: number, of: Licensor, code: string, prices: AgreedPrices) =>
  db.owner.query(
    `INSERT INTO contract_price (contract_id, ${of}, from_month, article_yen, reader_yen, copy_yen) VALUES ($1, $2, $3::date, $4, $5, $6)`,
    [contractId, code, `${prices.from}-01`, prices.article, prices.reader, prices.copy],
  );

/** The months of a world's days, and some around them. */
const MONTHS = ["2000-01", "2026-10", "2026-11", "2026-12", "2027-01", "2027-02"];
const AGENCIES = ["共同通信", "時事通信"];

const NEWSPAPERS = 3;
const PICTURE = "INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, 'image/jpeg', $2, $3)";
const MEDIUM = "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $1, $1, $2)";

/** Calls as somebody. */
export interface Asker {
  get: (path: string, query?: Query) => Promise<LightMyRequestResponse>;
  send: (method: SendMethod, path: string, body: object) => Promise<LightMyRequestResponse>;
}

/** A user's own calls, or those of a token that calls as he for a purpose. */
async function asks(db: TestDatabase, api: TestApi, user: TestUser, purpose: Purpose): Promise<Asker> {
  const [caller, headers] =
    purpose === "display" ? [user, {}] : [null, { ...(await aMachine(db.owner, user, purpose)) }];
  return {
    get: (path, query) => api.get(caller, path, query, headers),
    send: (method, path, body) => api.send(caller, method, path, body, headers),
  };
}

/** A contract with users, newspapers and a web medium under random rules, and articles of several days. */
export async function aLicenceWorld(db: TestDatabase, api: TestApi, pick: Pick, today: string) {
  const own = await anOriginalsDesk(db, api);
  // Without a browser of their own: each moment has a session of its own.
  const { browser: _, ...first } = own.user;
  const users: TestUser[] = [first];
  for (let at = 0; at < 3; at += 1) users.push(await aUser(db.owner, first, { mcAuthority: 3, scAuthority: 5 }));
  const askers = new Map<string, Asker>();
  for (const user of users)
    for (const purpose of PURPOSES) askers.set(`${user.userId} ${purpose}`, await asks(db, api, user, purpose));
  const rules = new Map<string, readonly Rule[]>();
  let moment = NOON.getTime();
  const now = () => new Date(moment);
  const change = async (code: string) => {
    const both: [Rule, Rule] = [aRule(pick, tokyoDay(now()), false), aRule(pick, tokyoDay(now()), true)];
    await storeMediumRule(db, code, both[0]);
    await storeContractRule(db, own.contract.contractId, "media_code", code, both[1]);
    rules.set(code, both);
  };
  const prices = new Map<string, AgreedPrices[]>();
  /** Prices that begin in random months, the first of them perhaps after all uses. */
  const agree = async (of: Licensor, code: string) => {
    const months = MONTHS.filter(() => pick(3) === 0);
    const agreed = months.map((from) => ({ from, article: pick(600), reader: pick(50), copy: pick(20) }));
    for (const each of agreed) await storePrices(db, own.contract.contractId, of, code, each);
    prices.set(code, agreed);
  };
  const changeAgency = async (agency: string) => {
    const rule = aRule(pick, tokyoDay(now()), true);
    await storeContractRule(db, own.contract.contractId, "rightholder", agency, rule);
    rules.set(agency, [rule]);
  };
  let texts = 0;
  const articleOf = async (code: string, section: 1 | 3): Promise<Paper> => {
    const issued = addDays(today, -pick(8));
    const number = nextNumber();
    const [text, thumbnailKey] = [aText(texts), `thumb/${number}.jpg`];
    texts += 1;
    const agency = pick(2) === 0 ? (AGENCIES[pick(AGENCIES.length)] ?? null) : null;
    const columns = {
      media_code: code,
      rightholder: agency,
      published_on: issued,
      lead: text.slice(0, 100),
      char_count: text.length,
    };
    const made = await own.article(section, section === 3 ? null : undefined, {
      ...columns,
      ...{ thumbnail_key: thumbnailKey, title: `灯台${own.contract.contractId}号の点検` },
    });
    await db.owner.query("UPDATE article_text SET body = $2 WHERE article_id = $1", [made.article_id, text]);
    const { byteLength, sha256 } = await api.originals.put(thumbnailKey, Buffer.from(thumbnailKey));
    await db.owner.query(PICTURE, [thumbnailKey, byteLength, sha256]);
    return { ...made, code, agency, issued, readers: new Set(), copies: 0, mailed: new Set(), text, thumbnailKey };
  };
  /** Two articles of a medium that is new. */
  const mediumOf = async (section: 1 | 3): Promise<Paper[]> => {
    const code = `E-${nextNumber()}`;
    await db.owner.query(MEDIUM, [code, section]);
    await change(code);
    await agree("media_code", code);
    return [await articleOf(code, section), await articleOf(code, section)];
  };
  // The last has no licence of the contract.
  for (const agency of AGENCIES.slice(0, -1)) await changeAgency(agency);
  for (const agency of AGENCIES) await agree("rightholder", agency);
  const papers: Paper[] = [];
  for (let medium = 0; medium < NEWSPAPERS; medium += 1) papers.push(...(await mediumOf(1)));
  return {
    own: { ...own, user: first },
    users,
    by: ({ userId }: TestUser, purpose: Purpose): Asker => {
      const asker = askers.get(`${userId} ${purpose}`);
      if (!asker) throw new Error("he is none of the world's users");
      return asker;
    },
    papers,
    webArticles: await mediumOf(3),
    /** New rules for a paper's medium, or for the agency whose copy it is. */
    change: ({ code, agency }: Paper) => (agency !== null && pick(2) === 0 ? changeAgency(agency) : change(code)),
    /** What is owed for a paper's uses in a month: to its agency where anything was agreed on with it, else to its medium. */
    owed: ({ code, agency }: Paper, month: string): AgreedPrices | null =>
      agreedBy(prices.get(agency ?? ""), month) ?? agreedBy(prices.get(code), month),
    wait(ms: number) {
      moment += ms;
      api.setNow(now());
    },
    now,
    model: new LicenceModel(({ code, agency }) => [...(rules.get(code) ?? []), ...(rules.get(agency ?? "") ?? [])]),
  };
}

export type LicenceWorld = Awaited<ReturnType<typeof aLicenceWorld>>;
