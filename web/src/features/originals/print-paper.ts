/** Marks the body while only the sheets are to be printed (design/print.css). */
const PRINTING = "printing";

/**
 * Prints sheets alone, through the browser's dialog, and takes them away again.
 * @param paper CSS size of the paper; the browser's own where absent
 * @returns when the dialog is closed; whether anything came out of the printer no browser tells
 */
export async function printPaper(sheets: HTMLElement, paper?: string): Promise<void> {
  const box = document.createElement("div");
  box.className = "print-paper";
  box.append(sheets);
  const style = document.createElement("style");
  style.textContent = paper === undefined ? "" : `@page { size: ${paper}; margin: 0; }`;
  document.head.append(style);
  document.body.append(box);
  document.body.dataset[PRINTING] = "paper";
  try {
    const closed = new Promise((resolve) => window.addEventListener("afterprint", resolve, { once: true }));
    window.print();
    await closed;
  } finally {
    delete document.body.dataset[PRINTING];
    box.remove();
    style.remove();
  }
}
