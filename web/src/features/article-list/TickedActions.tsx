import { ActionIcon } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { Link } from "react-router";
import { Hint } from "../../components/hint/Hint.tsx";
import { writeArticleReferences } from "../../domain/article-references.ts";
import { isNewspaper } from "../../domain/newspaper.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { useViewer } from "../../session/use-session.ts";
import { AssessTicked } from "../assessment/AssessTicked.tsx";
import { BookletButton } from "../booklet/BookletButton.tsx";
import { bookletText } from "../booklet/text.ts";
import { ClipButton } from "../clips/ClipButton.tsx";
import { type OriginalAction, offeredActions } from "../originals/original-actions.ts";
import { OriginalBarActions } from "../originals/ticked-bar/OriginalBarActions.tsx";
import { BarAction } from "../originals/ticked-bar/TickedBar.tsx";
import { SendMailLink } from "../send-mail-link/SendMailLink.tsx";
import { ThemeRemovalButton } from "../theme-removal/ThemeRemovalButton.tsx";
import type { ArticleReader } from "./article-reader.ts";
import { tickedArticles } from "./ticked-articles.ts";
import { tickedKeys, tickedRecords } from "./ticked-keys.ts";
import { tickedText } from "./ticked-text.ts";
import { useMailOf } from "./use-mail-of.ts";
import { useTickedPapers } from "./use-ticked-papers.ts";

/** What can be done with the ticked articles beyond copying: their originals, their pages, a mail of them, and taking them out of themes. */
export default function TickedActions({ reader }: { reader: ArticleReader }) {
  const papersOf = useTickedPapers();
  const papers = papersOf(reader);
  const mail = useMailOf();
  const ticked = tickedArticles(reader);
  // 本文印刷 stands with the open article and with its text: look.md 5 leaves it out here.
  const actions = offeredActions(useViewer(), papers).filter((action) => action !== "printText");
  const startNewest = (action: OriginalAction) =>
    reader.act((now) => now.navigation.whenTold(() => now.originals.start(action, papersOf(now))));
  return (
    <>
      <OriginalBarActions actions={actions} papers={papers} onStart={startNewest} />
      {ticked.length > 0 && (
        <BookletButton
          shown={papers}
          leftOut={tickedRecords(reader).length}
          origin={{ selection: reader.selection ?? null }}
          articles={() => tickedArticles(reader).map(({ id, dataSection }) => ({ id, dataSection }))}
          button={(open) => (
            <BarAction name={bookletText.of(ticked.length)} onClick={open}>
              {bookletText.button}
            </BarAction>
          )}
        />
      )}
      <PagesLink reader={reader} />
      <ClipButton articleIds={tickedKeys(reader)} />
      {ticked.length > 0 && <AssessTicked reader={reader} />}
      <SendMailLink
        articles={ticked}
        keys="shown"
        folder={reader.records?.folderId ?? null}
        records={tickedRecords(reader)}
        onFollow={() => reader.act(mail)}
      />
      {ticked.length > 0 && (
        <ThemeRemovalButton
          ids={ticked.map(({ id }) => id)}
          selection={reader.selection}
          onRemoved={reader.ticks.clear}
        />
      )}
    </>
  );
}

/** To the page images of the chosen newspaper articles (0003), in the order of the list. */
function PagesLink({ reader }: { reader: ArticleReader }) {
  const { sources } = useViewer();
  const chosen = tickedArticles(reader).filter(isNewspaper);
  if (!sources.newspaper || chosen.length === 0) return null;
  return (
    <Hint label={tickedText.pages} align="end">
      <ActionIcon
        component={Link}
        to={`${pathOf("0003")}?${writeArticleReferences(chosen)}`}
        aria-label={tickedText.pages}
      >
        <IconPhoto size={16} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}
