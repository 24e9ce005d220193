import { useQuery } from "@apollo/client/react";
import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { useState } from "react";
import type { MakeBookletMutation } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { AlertDialog } from "../../components/alert-dialog/AlertDialog.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import type { OriginalOrigin } from "../originals/use-originals.tsx";
import { BookletForm } from "./BookletForm.tsx";
import { BookletFrame } from "./BookletFrame.tsx";
import { BookletView } from "./BookletView.tsx";
import { BOOKLET_CHECK } from "./booklet-documents.ts";
import { bookletText as text } from "./text.ts";
import type { BookletArticle } from "./use-draft.ts";
import { useMaking } from "./use-making.ts";

export interface MadeBooklet {
  ticket: string;
  /** Articles whose original could not be obtained: the booklet has their headlines. */
  failed: Extract<MakeBookletMutation["makeBooklet"], { __typename: "PartlyObtained" }>["failed"];
}

interface BookletFlowProps {
  articles: readonly BookletArticle[];
  leftOut?: number;
  origin: OriginalOrigin;
  onClose: () => void;
}

/** From ticked articles to the booklet: what it would hold is checked for all of them at once, then made, then shown. */
export default function BookletFlow(props: BookletFlowProps) {
  const [booklet, setBooklet] = useState<MadeBooklet | null>(null);
  if (booklet) return <BookletView booklet={booklet} onClose={props.onClose} />;
  if (props.articles.length > BOOKLET.mostArticles)
    return <AlertDialog title={text.tooManyArticles(BOOKLET.mostArticles)} onClose={props.onClose} />;
  return <Making {...props} onMade={setBooklet} />;
}

const sectionOf = (code: number): DataSection[] => DATA_SECTIONS.filter((section) => section === code);

function Making({
  articles,
  leftOut = 0,
  origin,
  onMade,
  onClose,
}: BookletFlowProps & { onMade: (booklet: MadeBooklet) => void }) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const left = articles.filter(({ id }) => !taken.has(id));
  const refs = left.flatMap(({ id, dataSection }) => sectionOf(dataSection).map((code) => ({ id, dataSection: code })));
  const { data, previousData, ...query } = useQuery(BOOKLET_CHECK, { variables: { articles: refs }, ...EDITED });
  const making = useMaking({ origin, onMade });
  return (
    <BookletFrame title={text.make} locked={making.busy} onClose={onClose}>
      <QueryState query={{ ...query, data: data ?? previousData }} failed={text.failed}>
        {({ bookletCheck }) => (
          <BookletForm
            check={bookletCheck}
            state={query.error ? "failed" : query.loading ? "loading" : "ready"}
            articles={left}
            leftOut={leftOut}
            making={making}
            onTake={(id) => setTaken((now) => new Set(now).add(id))}
            onClose={onClose}
          />
        )}
      </QueryState>
    </BookletFrame>
  );
}
