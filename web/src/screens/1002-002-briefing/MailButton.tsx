import { useApolloClient } from "@apollo/client/react";
import { handlingText, mediaLine } from "@kirinuki/schema/briefing.ts";
import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { failure } from "../../components/form/outcome.ts";
import { toastFault } from "../../components/toast/toast.tsx";
import { slashDate } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { draftWith } from "../../features/mail-draft/draft-calls.ts";
import { type Chosen, idOf } from "./page-edit.ts";
import { editText as text } from "./text.ts";

interface MailButtonProps {
  day: string;
  chosen: readonly Chosen[];
  /** Something is not confirmed: a mail would say what nobody answers for. */
  isOff: boolean;
}

/** What stands below a headline in the mail: 「4紙（一面1）／当社への影響：…／対応：確認中」. */
export const commentOf = ({ candidate: { story }, impact, handling }: Chosen): string =>
  [
    mediaLine(story),
    ...(impact.trim() === "" ? [] : [`${text.impact}：${impact.trim()}`]),
    `対応：${handlingText[handling]}`,
  ].join("／");

/** Makes a draft of a mail (1002) with the page's stories, to be looked at and sent by hand. */
export function MailButton({ day, chosen, isOff }: MailButtonProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    if (isOff || busy) return;
    setBusy(true);
    try {
      const answer = await draftWith(client, {
        subject: text.subject(slashDate(day)),
        text: chosen.length === 0 ? text.nothing : "",
        articles: chosen.map((each) => ({ articleId: idOf(each), comment: commentOf(each) })),
      });
      if (answer.kind === "stored") await navigate(`${pathOf("1002")}?draft=${answer.draft.id}`);
      else toastFault(answer.message);
    } catch (error) {
      toastFault(failure(error).message ?? "");
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconMail size={16} stroke={1.75} />}
      title={isOff ? text.mailHelp : undefined}
      aria-disabled={isOff || busy}
      data-off={isOff}
      onClick={() => void make()}
    >
      {text.mail}
    </Button>
  );
}
