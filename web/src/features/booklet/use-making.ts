import { useMutation } from "@apollo/client/react";
import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { sentence } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { askChargeCode } from "../charge-code/charge-code-question.ts";
import { isUnsent } from "../originals/failure-text.ts";
import type { OriginalOrigin } from "../originals/use-originals.tsx";
import type { MadeBooklet } from "./BookletFlow.tsx";
import { MAKE_BOOKLET } from "./booklet-documents.ts";
import { bookletText as text } from "./text.ts";
import type { DraftArticle } from "./use-draft.ts";

interface Wish {
  rows: readonly DraftArticle[];
  comments: ReadonlyMap<string, string>;
  title: string;
  copies: number;
  perSheet: 1 | 2;
  grey: boolean;
}

/** Makes the booklet; what hinders it is said in the dialog. */
export function useMaking({ origin, onMade }: { origin: OriginalOrigin; onMade: (booklet: MadeBooklet) => void }) {
  const [send] = useMutation(MAKE_BOOKLET);
  const { busy, said, act } = useAction();
  const make = ({ rows, comments, ...wish }: Wish) =>
    void act(async () => {
      const chargeCode = await askChargeCode().catch((error: unknown) => {
        if (isUnsent(error)) return undefined;
        throw error;
      });
      if (chargeCode === undefined) return null;
      const articles = rows.flatMap(({ id, dataSection }) =>
        DATA_SECTIONS.flatMap((section) => (section === dataSection ? [{ id, dataSection: section }] : [])),
      );
      const { displayId = null, selection = null } = origin;
      const input = {
        ...wish,
        articles,
        comments: rows.map(({ id }) => ({ id, comment: comments.get(id) ?? "" })),
        origin: { isMail: false, displayId, selection, ...(chargeCode !== null && { chargeCode }) },
      };
      const answer = (await send({ variables: { input } })).data?.makeBooklet;
      if (answer?.__typename === "OriginalReady") onMade({ ticket: answer.ticket, failed: [] });
      else if (answer?.__typename === "PartlyObtained" && answer.obtainedTicket !== null)
        onMade({ ticket: answer.obtainedTicket, failed: answer.failed });
      else return sentence(answer?.message ?? text.madeFailed);
      return null;
    });
  return { busy, said, make };
}
