/** For what scrolls and may hold nothing that takes the focus: in the tab order, so that the arrow keys can scroll it. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 };
