import { ActionIcon } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { useKeys } from "../../browser/keys.ts";
import { Hint } from "../../components/hint/Hint.tsx";
import { writeArticleReferences } from "../../domain/article-references.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { homeKeyText } from "../../domain/text/home-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { useViewer } from "../../session/use-session.ts";

interface SendMailLinkProps {
  articles: readonly { id: string; dataSection: number }[];
  /** The key m does the same (look.md 8); of several on a screen one has it. */
  withKey?: boolean;
}

const KEY = "m";

/** To the mail of these articles (1002), for who may send mail; absent for all others and without any article. */
export function SendMailLink(props: SendMailLinkProps) {
  const { abilities } = useViewer();
  return abilities.sendMail && props.articles.length > 0 ? <MailLink {...props} /> : null;
}

function MailLink({ articles, withKey = false }: SendMailLinkProps) {
  const navigate = useNavigate();
  const name = screenNames["1002"];
  const to = `${pathOf("1002")}?${writeArticleReferences(articles)}`;
  const run = () => void navigate(to);
  useKeys(withKey ? [{ keys: KEY, label: homeKeyText.mail, group: homeKeyText.group, run }] : []);
  return (
    <Hint label={name} keys={withKey ? [KEY] : []} align="end">
      <ActionIcon component={Link} to={to} aria-label={name} {...(withKey && { "aria-keyshortcuts": KEY })}>
        <IconMail size={16} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}
