import { type SplitterPaneSize, useSplitter } from "@mantine/hooks";
import { useCallback } from "react";
import classes from "./panes.module.css";

export interface SplitHandleProps {
  /** Between which panes it stands: 0 is the first handle. */
  index: number;
  label: string;
  panels: { defaultSize: SplitterPaneSize; min?: SplitterPaneSize; max?: SplitterPaneSize }[];
  /** As the user has them; in px but for the last, which takes the rest. */
  sizes: SplitterPaneSize[];
  onSizeChange: (sizes: SplitterPaneSize[]) => void;
}

/** A line between two panes of the element above it, which moves their widths by pointer and by the arrow keys. */
export default function SplitHandle({ index, label, panels, sizes, onSizeChange }: SplitHandleProps) {
  const splitter = useSplitter({ panels, sizes, step: "16px", shiftStep: "64px", onSizeChange });
  const { ref: handleRef, ...handle } = splitter.getHandleProps({ index });
  const { ref: panesRef } = splitter;
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      panesRef(node?.parentElement ?? null);
      handleRef(node);
    },
    [panesRef, handleRef],
  );
  return <div {...{ ...handle, "aria-label": label }} ref={ref} className={classes.handle} />;
}
