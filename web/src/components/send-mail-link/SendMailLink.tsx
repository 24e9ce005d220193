import { ActionIcon, Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { Link } from "react-router";
import { rowById } from "../../app/route-table.ts";
import { useViewer } from "../../app/use-session.ts";
import { writeArticleReferences } from "../../domain/article-references.ts";
import { Hint } from "../hint/Hint.tsx";

interface SendMailLinkProps {
  articles: readonly { id: string; dataSection: number }[];
  /** In a toolbar of icons instead of words. */
  icon?: boolean;
}

/** To the mail of these articles (1002), for who may send mail; absent for all others and without any article. */
export function SendMailLink({ articles, icon = false }: SendMailLinkProps) {
  const { abilities } = useViewer();
  if (!abilities.sendMail || articles.length === 0) return null;
  const { path, name } = rowById("1002");
  const link = { component: Link, to: `${path}?${writeArticleReferences(articles)}`, size: "xs" } as const;
  const picture = <IconMail size={16} stroke={1.75} />;
  return icon ? (
    <Hint label={name} align="end">
      <ActionIcon {...link} aria-label={name}>
        {picture}
      </ActionIcon>
    </Hint>
  ) : (
    <Button {...link} variant="subtle" color="gray" leftSection={picture}>
      {name}
    </Button>
  );
}
