import { ActionIcon } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { useKeys } from "../../browser/keys.ts";
import { Hint } from "../../components/hint/Hint.tsx";
import { countLabel } from "../../domain/count-label.ts";
import { homeKeyText } from "../../domain/text/home-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { useViewer } from "../../session/use-session.ts";
import { mailAddress } from "./mail-address.ts";

interface SendMailLinkProps {
  articles: readonly { id: string; dataSection: number }[];
  /** own: the key m acts here and is shown; shown: the list has it; none: another mail of the screen has it (look.md 8). */
  keys: "own" | "shown" | "none";
  /** A folder of clips: the mail's text begins with records that were added to it by hand. */
  folder?: string | null;
  /** Which of them. */
  records?: readonly string[];
  /** What a click does instead of following the link. */
  onFollow?: () => void;
}

const KEY = "m";

/** To the mail of these articles (1002), with their number, for who may send mail; absent for all others and where there is nothing to send. */
export function SendMailLink(props: SendMailLinkProps) {
  const { abilities } = useViewer();
  return abilities.sendMail && countOf(props) > 0 ? <MailLink {...props} /> : null;
}

const countOf = ({ articles, records = [] }: SendMailLinkProps): number => articles.length + records.length;

function MailLink(props: SendMailLinkProps) {
  const { articles, keys, folder = null, records = [], onFollow } = props;
  const navigate = useNavigate();
  const name = countLabel(screenNames["1002"], countOf(props));
  const to = mailAddress(articles, folder === null || records.length === 0 ? null : { id: folder, records });
  const run = () => void navigate(to);
  useKeys(keys === "own" ? [{ keys: KEY, label: homeKeyText.mail, group: homeKeyText.group, run }] : []);
  const withKey = keys !== "none";
  return (
    <Hint label={name} keys={withKey ? [KEY] : []} align="end">
      <ActionIcon
        component={Link}
        to={to}
        aria-label={name}
        {...(withKey && { "aria-keyshortcuts": KEY })}
        onClick={(event) => {
          if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onFollow();
        }}
      >
        <IconMail size={16} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}
