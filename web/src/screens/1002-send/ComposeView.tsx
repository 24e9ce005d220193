import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { readArticleReferences } from "../../domain/article-references.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
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
  const query = useQuery(SEND_MAIL_SCREEN, {
    variables: { ids: [...ids], withTemplates: abilities.administer },
    ...EDITED,
  });
  return (
    <QueryState query={query} failed={text.articlesFailed}>
      {({ namedArticles: named, mailTemplates = [] }) => {
        if (named.__typename !== "NamedArticles") return <RefusedState message={named.message} />;
        const found = [...named.image, ...named.text, ...named.web, ...named.magazine];
        const byId = new Map(found.map((each) => [each.id, each]));
        return (
          <ComposeForm
            articles={ids.flatMap((id) => byId.get(id) ?? [])}
            unavailable={named.unavailableCount}
            templates={mailTemplates}
          />
        );
      }}
    </QueryState>
  );
}
