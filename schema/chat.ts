/** Kinds of chat targets, in the order in which screens name them. */
export const CHAT_KINDS = ["slack", "teams", "line_works", "webhook"] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];
