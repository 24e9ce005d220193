import "../../design/form-styles.ts";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { ComposeView } from "./ComposeView.tsx";
import { SentView } from "./SentView.tsx";

const DraftsView = lazy(() =>
  loadChunk(() => import("./DraftsView.tsx").then(({ DraftsView: view }) => ({ default: view }))),
);

const VIEWS = ["compose", "drafts", "sent"] as const;
type View = (typeof VIEWS)[number];

/**
 * Screens 1002 and sp/0005: chosen articles by mail; drafts and what is planned (?view=drafts); for administrators also what became of all
 * mails (?view=sent).
 */
export default function SendMailScreen() {
  const { abilities } = useViewer();
  const [params, setParams] = useSearchParams();
  const open = VIEWS.filter((view) => view !== "sent" || abilities.administer);
  const view: View = open.find((each) => each === params.get("view")) ?? "compose";
  const choose = (chosen: string) => {
    const next = new URLSearchParams(params);
    if (chosen === "compose") next.delete("view");
    else next.set("view", chosen);
    setParams(next);
  };
  const views = <Segments label={text.views} labelHidden values={open} names={text} value={view} onChoose={choose} />;
  return (
    <Page title={text.title} lead={text.lead} actions={views} width={view === "compose" ? "column" : "fluid"}>
      {view === "compose" && <ComposeView />}
      {view === "sent" && <SentView />}
      {view === "drafts" && (
        <Suspense fallback={<Loading />}>
          <DraftsView />
        </Suspense>
      )}
    </Page>
  );
}
