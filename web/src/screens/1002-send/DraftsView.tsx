import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { MailDraftsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { LazyConfirmDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { refusal } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { sendText as text } from "../../domain/text/mail-text.ts";
import classes from "./send.module.css";
import { CANCEL_MAIL, DISCARD_MAIL_DRAFT, MAIL_DRAFTS } from "./send-documents.ts";
import { composeText } from "./text.ts";

type Draft = MailDraftsQuery["mailDrafts"]["drafts"][number];

const subjectOf = ({ subject }: Draft): string => (subject === "" ? composeText.noSubject : subject);

/** Mails of the contract that are being written, or that wait for their time. */
export function DraftsView() {
  const query = useQuery(MAIL_DRAFTS, SHOWN);
  const again = { refetchQueries: [MAIL_DRAFTS] };
  const [discardDraft] = useMutation(DISCARD_MAIL_DRAFT, again);
  const [cancelMail] = useMutation(CANCEL_MAIL, again);
  const { said, act } = useAction();
  const [asking, ask] = useState<Draft | null>(null);
  const discard = (draft: Draft) =>
    act(async () => {
      const { discardMailDraft: gone } = (await discardDraft({ variables: { id: draft.id } })).data;
      return gone.__typename === "Refusal" ? refusal(gone) : composeText.discarded(subjectOf(draft));
    });
  const takeBack = (draft: Draft, sendingId: string) =>
    act(async () => {
      const { cancelMail: back } = (await cancelMail({ variables: { sendingId } })).data;
      return back.__typename === "Refusal" ? refusal(back) : composeText.tookBack(subjectOf(draft));
    });
  return (
    <>
      <SaidLine said={said} />
      <QueryState query={query} failed={composeText.draftsFailed}>
        {({ mailDrafts: { drafts } }) =>
          drafts.length === 0 ? (
            <EmptyState title={composeText.draftsNone} message={composeText.draftsNoneHelp} />
          ) : (
            <CardTable
              label={text.drafts}
              columns={[text.subject, composeText.state, text.articleCount, text.addresses, <span key="buttons" />]}
            >
              {drafts.map((draft) => (
                <tr key={draft.id}>
                  <th scope="row">
                    {draft.sendingId === null ? (
                      <Link to={`?draft=${draft.id}`}>{subjectOf(draft)}</Link>
                    ) : (
                      subjectOf(draft)
                    )}
                  </th>
                  <td>
                    {draft.sendAt === null
                      ? composeText.savedBy(timeLabel(draft.savedAt, "full"), draft.savedBy)
                      : composeText.plannedAt(timeLabel(draft.sendAt, "full"))}
                    {draft.editors.length > 0 && (
                      <div className={classes.small}>{composeText.editing(draft.editors.map(({ name }) => name))}</div>
                    )}
                  </td>
                  <td data-nowrap>{composeText.count(draft.articleCount)}</td>
                  <td data-nowrap>{composeText.count(draft.addressCount)}</td>
                  <td>
                    {draft.sendingId === null ? (
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={composeText.discardNamed(subjectOf(draft), timeLabel(draft.savedAt, "full"))}
                        onClick={() => ask(draft)}
                      >
                        {composeText.discard}
                      </Button>
                    ) : (
                      draft.canCancel && (
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={composeText.takeBackNamed(subjectOf(draft), timeLabel(draft.sendAt, "full"))}
                          onClick={() => void takeBack(draft, draft.sendingId ?? "")}
                        >
                          {composeText.takeBack}
                        </Button>
                      )
                    )}
                  </td>
                </tr>
              ))}
            </CardTable>
          )
        }
      </QueryState>
      {asking && (
        <LazyConfirmDialog
          title={composeText.discardTitle(subjectOf(asking), timeLabel(asking.savedAt, "full"))}
          help={composeText.discardHelp}
          confirm={composeText.discard}
          onConfirm={() => {
            ask(null);
            void discard(asking);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
