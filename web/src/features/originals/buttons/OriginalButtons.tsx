import { Button } from "@mantine/core";
import { useKeys } from "../../../browser/keys.ts";
import { useLayout } from "../../../browser/use-layout.ts";
import { Kbd } from "../../../components/kbd/Kbd.tsx";
import { homeKeyText } from "../../../domain/text/home-text.ts";
import { useViewer } from "../../../session/use-session.ts";
import { originalAction } from "../action-text.ts";
import { lackOf, type NamedArticle, type OriginalAction, offeredActions } from "../original-actions.ts";
import type { OriginalsHandle } from "../use-originals.tsx";
import { OffHint } from "./OffHint.tsx";
import classes from "./original-buttons.module.css";
import { offFor, useHindrance } from "./use-hindrance.ts";

/** own: the keys of look.md 8 act here and are shown; shown: the list has them; none: several articles have buttons. */
export type ButtonKeys = "own" | "shown" | "none";

interface OriginalButtonsProps {
  originals: OriginalsHandle;
  article: NamedArticle;
  keys: ButtonKeys;
  /** What the reader came for: it stands first. */
  first?: OriginalAction | null;
}

/** The keys of look.md 8. */
const ACTION_KEY: Partial<Record<OriginalAction, string>> = { display: "o", print: "p", text: "t" };

/** What the user may do with the original of an article, the first that it has as the main thing; nothing where nothing may be done. */
export function OriginalButtons({ originals, article, keys, first = null }: OriginalButtonsProps) {
  const allowed = offeredActions(useViewer(), [article]);
  const offered = [...allowed.filter((action) => action === first), ...allowed.filter((action) => action !== first)];
  const bindings = offered.flatMap((action) => {
    const { [action]: key } = ACTION_KEY;
    const run = () => originals.start(action, [article]);
    return keys === "own" && key !== undefined
      ? [{ keys: key, label: originalAction[action], group: homeKeyText.group, run }]
      : [];
  });
  useKeys(bindings);
  const { reason: reached, unlessHindered } = useHindrance([article]);
  const narrow = useLayout() === "narrow";
  const buttons = offered.map((action) => {
    const lack = lackOf([article], action);
    return { action, lack, reason: lack ?? reached };
  });
  const main = buttons.find(({ lack }) => lack === null)?.action;
  const told = narrow ? [...new Set(buttons.flatMap(({ reason }) => reason ?? []))] : [];
  return (
    <>
      {told.map((reason) => (
        <span key={reason} className={classes.told}>
          {reason}
        </span>
      ))}
      {buttons.map(({ action, lack, reason }) => (
        <OffHint key={action} reason={narrow ? null : reason}>
          <Button
            {...offFor(reason)}
            size="xs"
            variant={action === main ? "filled" : "default"}
            className={action === main ? classes.primary : classes.secondary}
            rightSection={keys !== "none" && ACTION_KEY[action] && <Kbd>{ACTION_KEY[action]}</Kbd>}
            onClick={() => lack === null && unlessHindered(() => originals.start(action, [article]))}
          >
            {originalAction[action]}
          </Button>
        </OffHint>
      ))}
    </>
  );
}
