import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { useAnswer } from "../../components/query-state/use-answer.ts";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { readArticleReferences } from "../../domain/article-references.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import { draftWith, enterDraft } from "../../features/mail-draft/draft-calls.ts";
import type { DraftAnswer, StoredDraft } from "../../features/mail-draft/draft-store.ts";
import { readMailedRecords } from "../../features/send-mail-link/mail-address.ts";
import { useViewer } from "../../session/use-session.ts";
import { ComposeForm } from "./ComposeForm.tsx";
import { handClipsWords } from "./hand-clips-text.ts";
import { keepDraft, recallDraft } from "./mail-draft.ts";
import { NoArticles } from "./NoArticles.tsx";
import { SEND_MAIL_SCREEN } from "./send-documents.ts";
import { composeText } from "./text.ts";

/** A mail of the articles and records that the address names, in its order, or a draft that somebody has begun (?draft=7). */
export function ComposeView() {
  const [params] = useSearchParams();
  const ids = useMemo(() => readArticleReferences(params).map(({ id }) => id), [params]);
  const draftId = params.get("draft");
  if (draftId !== null && /^[1-9]\d{0,17}$/.test(draftId)) return <Begun key={draftId} id={draftId} />;
  const key = params.toString();
  if (ids.length > 0) return <Chosen key={key} ids={ids} />;
  return readMailedRecords(params) ? <NewDraft key={key} ids={ids} unavailable={0} /> : <NoArticles />;
}

/** Which of the articles there are, then a draft of them. */
function Chosen({ ids }: { ids: readonly string[] }) {
  const query = useNamed(ids);
  return (
    <QueryState query={query} failed={text.articlesFailed}>
      {({ namedArticles: named }) => {
        if (!named) return <NoArticles />;
        if (named.__typename !== "NamedArticles") return <RefusedState message={named.message} />;
        const known = new Set([...named.image, ...named.text, ...named.web, ...named.magazine].map(({ id }) => id));
        const found = ids.filter((id) => known.has(id));
        return found.length === 0 ? <NoArticles /> : <NewDraft ids={found} unavailable={named.unavailableCount} />;
      }}
    </QueryState>
  );
}

interface NewDraftProps {
  ids: readonly string[];
  unavailable: number;
}

/** The one that this tab has begun with these articles, as long as it can be changed; else a new one. */
function NewDraft({ ids, unavailable }: NewDraftProps) {
  const client = useApolloClient();
  const [params] = useSearchParams();
  const folder = readMailedRecords(params);
  const query = useAnswer(async (): Promise<DraftAnswer | null> => {
    const named = folder ? [...ids, `f${folder.id}`, ...(folder.records ?? [])] : ids;
    const own = recallDraft(named);
    const known = own === null ? null : await enterDraft(client, { id: own });
    if (known?.kind === "stored" && !known.draft.sent) return known;
    const words = folder && (await handClipsWords(client, folder));
    if (ids.length === 0 && !words?.text) return null;
    const begun = await draftWith(client, {
      articles: ids.map((articleId) => ({ articleId, comment: null })),
      ...(words?.text && { text: words.text }),
      ...(words && ids.length === 0 && { subject: words.subject }),
    });
    if (begun.kind === "stored") keepDraft(named, begun.draft.id);
    return begun;
  });
  return (
    <QueryState query={query} failed={composeText.draftFailed}>
      {(answer) => (answer ? <Answered answer={answer} unavailable={unavailable} /> : <NoArticles />)}
    </QueryState>
  );
}

function Begun({ id }: { id: string }) {
  const client = useApolloClient();
  const query = useAnswer(() => enterDraft(client, { id }));
  return (
    <QueryState query={query} failed={composeText.draftFailed}>
      {(answer) => <Answered answer={answer} unavailable={0} />}
    </QueryState>
  );
}

function Answered({ answer, unavailable }: { answer: DraftAnswer; unavailable: number }) {
  if (answer.kind === "refused") return <RefusedState message={answer.message} />;
  if (answer.draft.sent) return <RefusedState message={composeText.draftSent} />;
  return <Open draft={answer.draft} unavailable={unavailable} />;
}

const NONE = { __typename: "NamedArticles", image: [], text: [], web: [], magazine: [], unavailableCount: 0 } as const;

/** The draft with what its articles say of themselves. */
function Open({ draft, unavailable }: { draft: StoredDraft; unavailable: number }) {
  const ids = useMemo(() => draft.articles.map(({ articleId }) => articleId), [draft]);
  const query = useNamed(ids);
  return (
    <QueryState query={query} failed={text.articlesFailed}>
      {({ namedArticles: named = NONE, mailTemplates = [] }) =>
        named.__typename === "NamedArticles" ? (
          <ComposeForm
            draft={draft}
            articles={[...named.image, ...named.text, ...named.web, ...named.magazine]}
            unavailable={unavailable + named.unavailableCount}
            templates={mailTemplates}
          />
        ) : (
          <RefusedState message={named.message} />
        )
      }
    </QueryState>
  );
}

function useNamed(ids: readonly string[]) {
  const { abilities } = useViewer();
  return useQuery(SEND_MAIL_SCREEN, {
    variables: { ids: [...ids], hasArticles: ids.length > 0, withTemplates: abilities.administer },
    ...EDITED,
  });
}
