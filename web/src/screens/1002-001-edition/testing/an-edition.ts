import type { Edition } from "../edition-store.ts";

export const anItem = (id: string, comment: string | null = null) => ({
  __typename: "MailEditionItem" as const,
  article: {
    __typename: "MailEditionArticle" as const,
    id,
    dataSection: 3,
    title: `見出し${id}`,
    line: "朝凪ニュース　11/20 06:00",
    comment: "",
    tone: 0,
    tags: [],
  },
  comment,
  heading: null,
});

/** An edition that was begun; say only what matters. */
export const anEdition = (given: Partial<Edition> = {}): Edition => ({
  __typename: "MailEdition",
  name: "半導体",
  version: "4",
  sinceDay: "2026-11-19",
  begun: true,
  savedBy: "話題係",
  savedAt: "2026-11-20T06:40:00+09:00",
  items: [anItem("1"), anItem("2")],
  arrivals: [],
  arrivalCount: 0,
  leftOut: [],
  hiddenCount: 0,
  droppedCount: 0,
  lastSent: null,
  sends: [],
  options: {
    __typename: "MailEditionOptions",
    addresses: [],
    subjectType: 1,
    attachType: 1,
    templateId: "0",
    encoding: "utf8",
  },
  templates: [{ __typename: "MailEditionTemplate", id: "0", name: "標準" }],
  destinations: ["dest@example.jp"],
  sendMaxCount: 10,
  ...given,
});

/** What another editor saved meanwhile. */
export const somebody = (given: Partial<Edition> = {}): Edition =>
  anEdition({ version: "9", savedBy: "先の人", items: [anItem("2")], ...given });
