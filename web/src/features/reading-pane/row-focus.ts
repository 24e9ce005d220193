/** The reading pane takes the focus by this id. */
export const READING_PANE_ID = "reading-pane";

const rowLink = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-article="${id}"]`);

/** Puts the focus on a row of the list and scrolls it into view. */
export const focusRow = (id: string): void => rowLink(id)?.focus();

export const focusReadingPane = (): void => document.getElementById(READING_PANE_ID)?.focus();
