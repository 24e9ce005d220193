/** The pages of the guide in their order, by whom they are for; each is a file of docs/guide/. */
export const guidePages = {
  readers: ["sign-in", "reading", "finding", "clips", "briefing", "originals", "mails", "account", "trends"],
  administrators: ["first-mail", "users", "themes", "deliveries", "articles", "reports", "usage", "connections"],
  operators: ["contracts", "expressions", "arrivals", "sending", "support", "operators"],
} as const;

export type GuidePart = keyof typeof guidePages;
export type GuidePageId = (typeof guidePages)[GuidePart][number];

/** A page, or one of its paragraphs: the anchor is its heading. */
export type GuidePlace = GuidePageId | `${GuidePageId}#${string}`;

const isOperators = (page: string): boolean => guidePages.operators.some((each) => each === page);

/** The address of a place of the guide. Operators read theirs in their own frame. */
export function guideAddress(place: GuidePlace): string {
  const [page = "", anchor] = place.split("#");
  return `${isOperators(page) ? "/el/help" : "/help"}?page=${page}${anchor === undefined ? "" : `#${anchor}`}`;
}
