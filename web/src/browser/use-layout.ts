import { useMediaQuery } from "@mantine/hooks";

/** wide: three panes; medium: tree and list, the article over the list; narrow: one pane (look.md 7). */
export type Layout = "wide" | "medium" | "narrow";

const AT_ONCE = { getInitialValueInEffect: false };

export function useLayout(): Layout {
  const wide = useMediaQuery("(min-width: 1200px)", true, AT_ONCE);
  const narrow = useMediaQuery("(max-width: 899px)", false, AT_ONCE);
  return wide ? "wide" : narrow ? "narrow" : "medium";
}
