import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { readArticleReferences } from "../../domain/article-references.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { useViewer } from "../../session/use-session.ts";
import { ComposeForm } from "./ComposeForm.tsx";
import { NoArticles } from "./NoArticles.tsx";
import { SEND_MAIL_SCREEN } from "./send-documents.ts";

/** A mail of the articles that the address names, in its order. */
export function ComposeView() {
  const [params] = useSearchParams();
  const ids = useMemo(() => readArticleReferences(params).map(({ id }) => id), [params]);
  return ids.length === 0 ? <NoArticles /> : <Chosen key={ids.join()} ids={ids} />;
}

function Chosen({ ids }: { ids: readonly string[] }) {
  const { abilities } = useViewer();
  const load = useCallback(
    () => callSignedIn(SEND_MAIL_SCREEN, { ids: [...ids], withTemplates: abilities.administer }),
    [ids, abilities.administer],
  );
  const { answer, again } = useAnswer(load);
  if (answer.state === "loading") return <Loading />;
  if (answer.state === "failed")
    return <FailedPart title={text.articlesFailed} error={answer.error} busy={false} onRetry={again} />;
  const { namedArticles: named, mailTemplates = [] } = answer.data;
  if (named.__typename !== "NamedArticles") return <RefusedState message={named.message} />;
  const all = new Map([...named.image, ...named.text, ...named.web, ...named.magazine].map((each) => [each.id, each]));
  return (
    <ComposeForm
      articles={ids.flatMap((id) => all.get(id) ?? [])}
      unavailable={named.unavailableCount}
      templates={mailTemplates}
    />
  );
}
