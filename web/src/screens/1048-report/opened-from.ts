/** From where the report's links open articles, for the records of uses. */
export const OPENED_FROM = { isMail: false, displayId: "SID1048" } as const;
