import { DATA_KBN, DATA_SECTION, type DataKbn, type DataSection } from "./codes.ts";
import { isMailQuery, type LinkQuery } from "./mail-query.ts";

/**
 * The deep links of mails (spec section 2, Mail deep links), read and written here and nowhere else:
 *
 *     /0001?is_mail=1&mode=1&t00=m12&a00=m101.s102&t01=g3&a01=w7&processDate=20261120&themaClass=TM&display_id=…
 *
 * `tNN` names a theme (m), theme group (g) or topic (p), `aNN` the articles under it: MC (m), SC (s), web (w), and, which
 * the spec leaves out, magazine (z). Both are optional, and their numbers join them.
 */
export interface MailLink {
  /** What to do; null for every other mode, which opens home. */
  mode: MailMode | null;
  /** In the order of their numbers. */
  groups: readonly MailGroup[];
  /** yyyy-MM-dd; null: as of the user's own data. */
  processDate: string | null;
  /** What the first group's theme is; null: as its own prefix says. */
  themeClass: DataKbn | null;
  /** The screen that the link stands for in usage records. */
  displayId: string | null;
  /** 1 display, 2 print; for mode 4. */
  printOption: 1 | 2 | null;
}

export interface MailGroup {
  theme: MailTheme | null;
  articles: readonly MailArticle[];
}

export interface MailTheme {
  dataKbn: DataKbn;
  id: string;
}

export interface MailArticle {
  dataSection: DataSection;
  id: string;
}

/** 1 articles, 2 PDF display, 3 PDF print, 4 one article, 5 a theme's day. */
export type MailMode = 1 | 2 | 3 | 4 | 5;

/** The path that a link in a mail opens: sign-in where that is needed, and then the link's own target. */
export const MAIL_LINK_PATH = "/0001";

const MODES: readonly MailMode[] = [1, 2, 3, 4, 5];
const THEME_PREFIX = { m: DATA_KBN.theme, g: DATA_KBN.themeGroup, p: DATA_KBN.topic } as const;
const ARTICLE_PREFIX = {
  m: DATA_SECTION.newspaperImage,
  s: DATA_SECTION.newspaperText,
  w: DATA_SECTION.web,
  z: DATA_SECTION.magazine,
} as const;
/** Desktop's names of the classes; on a phone they are the data_kbn itself. */
const THEME_CLASS = { TM: DATA_KBN.theme, TG: DATA_KBN.themeGroup, TP: DATA_KBN.topic } as const;

/** 18 digits fit PostgreSQL's bigint. */
const ID = "[1-9]\\d{0,17}";
const THEME = new RegExp(`^([mgp])(${ID})$`);
const ARTICLE = new RegExp(`^([mswz])(${ID})$`);
const DISPLAY_ID = /^[\w-]{1,20}$/;
const GROUP_NUMBER = /^[ta](\d{2})$/;
/** More than any mail names; what comes behind is not read. */
const MOST_ARTICLES = 1000;

/** Reads a link; null if the query is no mail link. Unreadable parts are ignored, so that an old or mistyped link still opens. */
export const readMailLink = (query: LinkQuery): MailLink | null => (isMailQuery(query) ? readLinkQuery(query) : null);

/** The same grammar as the product's own screens use it among themselves, without is_mail. */
export function readLinkQuery(query: LinkQuery): MailLink {
  const mode = MODES.find((known) => String(known) === query.get("mode"));
  const printOption = ([1, 2] as const).find((known) => String(known) === query.get("printOption"));
  const displayId = query.get("display_id");
  return {
    mode: mode ?? null,
    groups: readGroups(query),
    processDate: readDay(query.get("processDate")),
    themeClass: readThemeClass(query.get("themaClass")),
    displayId: displayId !== null && DISPLAY_ID.test(displayId) ? displayId : null,
    printOption: printOption ?? null,
  };
}

function readGroups(query: LinkQuery): MailGroup[] {
  const numbers = [...query.keys()].flatMap((name) => GROUP_NUMBER.exec(name)?.[1] ?? []);
  let room = MOST_ARTICLES;
  return [...new Set(numbers)].sort().flatMap((number) => {
    const theme = readTheme(query.get(`t${number}`));
    const articles = readArticles(query.get(`a${number}`)).slice(0, room);
    room -= articles.length;
    return theme === null && articles.length === 0 ? [] : [{ theme, articles }];
  });
}

function readTheme(text: string | null): MailTheme | null {
  const [, prefix, id] = THEME.exec(text ?? "") ?? [];
  return prefix && id ? { dataKbn: THEME_PREFIX[prefix as keyof typeof THEME_PREFIX], id } : null;
}

/** Each article once: a link that names one twice must not count it twice. */
function readArticles(text: string | null): MailArticle[] {
  return [...new Set((text ?? "").split("."))].flatMap((reference) => {
    const [, prefix, id] = ARTICLE.exec(reference) ?? [];
    return prefix && id ? [{ dataSection: ARTICLE_PREFIX[prefix as keyof typeof ARTICLE_PREFIX], id }] : [];
  });
}

/** yyyymmdd of a day that exists, with hyphens. */
function readDay(text: string | null): string | null {
  const day = /^\d{8}$/.test(text ?? "") ? `${text?.slice(0, 4)}-${text?.slice(4, 6)}-${text?.slice(6)}` : "";
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

function readThemeClass(text: string | null): DataKbn | null {
  const desktop = Object.entries(THEME_CLASS).find(([name]) => name === text)?.[1];
  return desktop ?? Object.values(THEME_CLASS).find((known) => String(known) === text) ?? null;
}

const prefixOf = (prefixes: Readonly<Record<string, number>>, code: number): string =>
  Object.entries(prefixes).find(([, known]) => known === code)?.[0] ?? "";

/** tNN and aNN of a link's groups. */
export function writeGroups(groups: readonly MailGroup[]): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [index, { theme, articles }] of groups.entries()) {
    const number = String(index).padStart(2, "0");
    if (theme) written[`t${number}`] = prefixOf(THEME_PREFIX, theme.dataKbn) + theme.id;
    const references = articles.map(({ dataSection, id }) => prefixOf(ARTICLE_PREFIX, dataSection) + id);
    if (references.length > 0) written[`a${number}`] = references.join(".");
  }
  return written;
}

/** The link's query, always in the same order. `classes`: how the theme's class is spelt; both spellings are read everywhere. */
export function writeMailQuery(link: MailLink, classes: "desktop" | "phone" = "desktop"): string {
  const query = new URLSearchParams({
    is_mail: "1",
    ...(link.mode !== null && { mode: String(link.mode) }),
    ...writeGroups(link.groups),
  });
  if (link.processDate !== null) query.set("processDate", link.processDate.replaceAll("-", ""));
  if (link.themeClass !== null)
    query.set("themaClass", classes === "phone" ? String(link.themeClass) : prefixOf(THEME_CLASS, link.themeClass));
  if (link.displayId !== null) query.set("display_id", link.displayId);
  if (link.printOption !== null) query.set("printOption", String(link.printOption));
  return query.toString();
}

/** The path and query of a link in a mail. */
export const writeMailLink = (link: MailLink): string => `${MAIL_LINK_PATH}?${writeMailQuery(link)}`;

/** Names the run of the mail that a link stands in, where its contract counts openings. */
const RUN = "run";
const RUN_ID = new RegExp(`^${ID}$`);

/** The run that a link names; null for none. It decides nothing about where the link leads. */
export function readLinkRun(query: LinkQuery): string | null {
  const run = isMailQuery(query) ? query.get(RUN) : null;
  return run !== null && RUN_ID.test(run) ? run : null;
}

/** A written mail whose links name its run. `and`: how the part spells an ampersand. */
export function nameRun(part: string, publicUrl: string, run: string, and: "&" | "&amp;"): string {
  const start = `${publicUrl}${MAIL_LINK_PATH}?`;
  return part.replaceAll(`${start}is_mail=1`, `${start}${RUN}=${run}${and}is_mail=1`);
}

/** All articles of a link in its order, each once. */
export function articlesOf({ groups }: MailLink): MailArticle[] {
  const all = groups.flatMap(({ articles }) => articles);
  return [...new Map(all.map((article) => [`${article.dataSection}-${article.id}`, article])).values()];
}
