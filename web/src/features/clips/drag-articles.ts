import type { DragEvent } from "react";

/** What is dragged from a list onto a folder: no other page and no file has it. */
const ARTICLES = "application/x-kirinuki-articles";

/** Rows whose boxes are ticked. */
const TICKED = "li:has(input:checked) [data-article]";

/** Takes the ticked articles along where the dragged one is among them. The link itself goes with it, as with every link. */
export function dragArticles({ target, dataTransfer }: Pick<globalThis.DragEvent, "target" | "dataTransfer">): void {
  const id = target instanceof Element && target.closest<HTMLElement>("[data-article]")?.dataset.article;
  if (!id || !dataTransfer) return;
  const ticked = [...document.querySelectorAll<HTMLElement>(TICKED)].flatMap(({ dataset }) => dataset.article ?? []);
  dataTransfer.setData(ARTICLES, JSON.stringify(ticked.includes(id) ? ticked : [id]));
  dataTransfer.effectAllowed = "copyLink";
}

export const hasArticles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(ARTICLES);

/** The ids that were dropped; none where something else was. */
export function droppedArticles({ dataTransfer }: DragEvent): readonly string[] {
  const text = dataTransfer.getData(ARTICLES);
  const ids: unknown = text === "" ? [] : JSON.parse(text);
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
}
