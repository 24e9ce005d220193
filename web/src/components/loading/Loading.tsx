import { Loader } from "@mantine/core";
import { stateText } from "../../domain/text/state-text.ts";
import classes from "./loading.module.css";
import { useLate } from "./use-late.ts";

/** A whole screen on its way; nothing is seen of it for the first 150 ms. */
export function Loading({ fullHeight = false }: { fullHeight?: boolean }) {
  const visible = useLate();
  return (
    <div className={classes.loading} data-full={fullHeight} role="status" aria-busy="true">
      {visible && <Loader size={28} />}
      <span className="vh">{stateText.loading}</span>
    </div>
  );
}
