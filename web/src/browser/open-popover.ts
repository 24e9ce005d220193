/** The browser's own popover that is open: a panel under its button, or the user's menu. */
export const openPopover = (): HTMLElement | null =>
  "hidePopover" in HTMLElement.prototype ? document.querySelector<HTMLElement>(":popover-open") : null;
