import "../../design/form-styles.ts";
import { useSearchParams } from "react-router";
import { Page } from "../../components/page/Page.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { ComposeView } from "./ComposeView.tsx";
import { SentView } from "./SentView.tsx";

const SENT = "sent";
const VIEWS = ["compose", SENT] as const;

/** Screens 1002 and sp/0005: chosen articles by mail; for administrators also what became of all mails (?view=sent). */
export default function SendMailScreen() {
  const { abilities } = useViewer();
  const [params, setParams] = useSearchParams();
  const isSent = abilities.administer && params.get("view") === SENT;
  const choose = (view: string) => {
    const next = new URLSearchParams(params);
    if (view === SENT) next.set("view", SENT);
    else next.delete("view");
    setParams(next);
  };
  const views = abilities.administer && (
    <Segments
      label={text.views}
      labelHidden
      values={VIEWS}
      names={text}
      value={isSent ? SENT : "compose"}
      onChoose={choose}
    />
  );
  return (
    <Page title={text.title} lead={text.lead} actions={views} width={isSent ? "fluid" : "column"}>
      {isSent ? <SentView /> : <ComposeView />}
    </Page>
  );
}
