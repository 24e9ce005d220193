import { Button } from "@mantine/core";
import { useLayout } from "../../../browser/use-layout.ts";
import { useViewer } from "../../../session/use-session.ts";
import { originalAction } from "../action-text.ts";
import { hindranceText } from "../hindrance-text.ts";
import { OffHint } from "./OffHint.tsx";
import classes from "./original-buttons.module.css";
import { TabButton } from "./TabButton.tsx";
import { offFor } from "./use-hindrance.ts";

/** Opens a magazine's book; off with the reason where the licence of the magazine forbids it, or an operator looks on. */
export function BookButton({ href, refusal }: { href: string; refusal: string | null }) {
  const narrow = useLayout() === "narrow";
  const { isSupportView } = useViewer();
  const reason = isSupportView ? hindranceText.supportView : refusal;
  if (reason === null)
    return (
      <TabButton href={href} rel="noopener">
        {originalAction.book}
      </TabButton>
    );
  return (
    <>
      {narrow && <span className={classes.told}>{reason}</span>}
      <OffHint reason={narrow ? null : reason}>
        <Button {...offFor(reason)} size="xs" variant="default" className={classes.secondary}>
          {originalAction.book}
        </Button>
      </OffHint>
    </>
  );
}
