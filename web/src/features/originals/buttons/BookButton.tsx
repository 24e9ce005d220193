import { Button } from "@mantine/core";
import { useLayout } from "../../../browser/use-layout.ts";
import { originalAction } from "../action-text.ts";
import { OffHint } from "./OffHint.tsx";
import classes from "./original-buttons.module.css";
import { TabButton } from "./TabButton.tsx";
import { offFor } from "./use-reached-cap.ts";

/** Opens a magazine's book; off with the reason where the licence of the magazine forbids it. */
export function BookButton({ href, refusal }: { href: string; refusal: string | null }) {
  const narrow = useLayout() === "narrow";
  if (refusal === null)
    return (
      <TabButton href={href} rel="noopener">
        {originalAction.book}
      </TabButton>
    );
  return (
    <>
      {narrow && <span className={classes.told}>{refusal}</span>}
      <OffHint reason={narrow ? null : refusal}>
        <Button {...offFor(refusal)} size="xs" variant="default" className={classes.secondary}>
          {originalAction.book}
        </Button>
      </OffHint>
    </>
  );
}
