import { useApolloClient } from "@apollo/client/react";
import { IconUsers } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { Selection } from "../../../domain/selection.ts";
import { enterDraft } from "../../../features/mail-draft/draft-calls.ts";
import { draftText } from "../../../features/mail-draft/draft-text.ts";
import classes from "../edition.module.css";

/** As often as features/mail-draft says that a draft is open. */
const ENTER_MS = 15_000;

/** Who else has this mail edition open; says to them that the viewer has. */
export function EditionPresence({ selection }: { selection: Selection }) {
  const client = useApolloClient();
  const [names, setNames] = useState<readonly string[]>([]);
  const { kind, id } = selection;
  useEffect(() => {
    let isHere = true;
    const enter = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await enterDraft(client, { target: { kind, id } });
      if (isHere && answer.kind === "stored") setNames(answer.draft.editors.map(({ name }) => name));
    };
    // A call that failed is made again the next time: presence is a help, not a condition.
    const ask = () => void enter().catch(() => undefined);
    ask();
    const timer = setInterval(ask, ENTER_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [client, kind, id]);
  if (names.length === 0) return null;
  return (
    <p className={classes.presence} role="status">
      <IconUsers size={16} stroke={1.75} aria-hidden />
      {draftText.editing(names)}
    </p>
  );
}
