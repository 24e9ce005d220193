import { Button } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { Link } from "react-router";
import { offeredActions } from "../../../app/original/original-actions.ts";
import { rowById } from "../../../app/route-table.ts";
import { listText } from "../../../app/text/home-text.ts";
import { originalAction } from "../../../app/text/original-action-text.ts";
import { useViewer } from "../../../app/use-session.ts";
import { tickedArticles } from "../../../components/article-list/ticked-articles.ts";
import { OffHint } from "../../../components/original-buttons/OffHint.tsx";
import { offFor, useReachedCap } from "../../../components/original-buttons/use-reached-cap.ts";
import { BarAction } from "../../../components/selection-bar/SelectionBar.tsx";
import { SendMailLink } from "../../../components/send-mail-link/SendMailLink.tsx";
import { writeArticleReferences } from "../../../domain/article-references.ts";
import { isNewspaper } from "../../../domain/newspaper.ts";
import type { HomeModel } from "../use-home-model.ts";
import { useTickedPapers } from "../use-ticked-papers.ts";

/** What can be done with the ticked articles beyond copying: their originals, their pages, and a mail of them. */
export default function TickedActions({ home }: { home: HomeModel }) {
  return (
    <>
      <OriginalActions home={home} />
      <PagesLink home={home} />
      <SendMailLink articles={tickedArticles(home)} withKey />
    </>
  );
}

/** Originals of all the ticked newspaper articles in one file, as far as the user may. */
function OriginalActions({ home }: { home: HomeModel }) {
  const papers = useTickedPapers(home);
  const cap = useReachedCap(papers);
  return offeredActions(useViewer(), papers).map((action) => (
    <OffHint key={action} reason={cap.reason}>
      <BarAction off={offFor(cap.reason)} onClick={() => cap.unlessReached(() => home.originals.start(action, papers))}>
        {originalAction[action]}
      </BarAction>
    </OffHint>
  ));
}

/** To the page images of the chosen newspaper articles (0003), in the order of the list. */
function PagesLink({ home }: { home: HomeModel }) {
  const { sources } = useViewer();
  const chosen = tickedArticles(home).filter(isNewspaper);
  if (!sources.newspaper || chosen.length === 0) return null;
  return (
    <Button
      component={Link}
      to={`${rowById("0003").path}?${writeArticleReferences(chosen)}`}
      size="xs"
      variant="subtle"
      color="gray"
      leftSection={<IconPhoto size={16} stroke={1.75} />}
    >
      {listText.pages}
    </Button>
  );
}
