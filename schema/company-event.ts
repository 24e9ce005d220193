/** 出来事: what a company itself did or met on a day; a line on charts over days. */
export const EVENT_KINDS = [1, 2, 3, 4] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const eventKindText: Readonly<Record<EventKind, string>> = { 1: "発表", 2: "決算", 3: "事故", 4: "その他" };

/** Characters of what an event is called, on the line of a chart. */
export const LONGEST_EVENT = 40;
/** Of a contract. */
export const MOST_EVENTS = 1_000;

/** 「決算　第2四半期決算」: an event as every chart and table says it. */
export const eventLabel = ({ kind, title }: { kind: EventKind; title: string }): string =>
  `${eventKindText[kind]}　${title}`;
