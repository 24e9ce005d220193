import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import type { MailSettingMembersQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { refusal } from "../../components/form/outcome.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { destinationText } from "../../domain/text/mail-text.ts";
import { nameOf } from "./history-names.ts";
import classes from "./mail-setting.module.css";
import { MAIL_SETTING_MEMBERS, MAIL_SETTING_SCREEN, RESUME_MEMBER } from "./mail-setting-documents.ts";
import { settingMembersText as text } from "./text.ts";

type Member = NonNullable<MailSettingMembersQuery["mailSettingMembers"]>[number];

/** Below the form of a setting for a group: each of its addresses, how it gets its mails, and a way back for those that get none. */
export default function GroupMembers({ id }: { id: string }) {
  const query = useQuery(MAIL_SETTING_MEMBERS, { variables: { id }, ...SHOWN });
  const [resume] = useMutation(RESUME_MEMBER, { refetchQueries: [MAIL_SETTING_MEMBERS, MAIL_SETTING_SCREEN] });
  const { busy, said, act } = useAction();
  const start = ({ addressId, mailAddress }: Member) =>
    act(async () => {
      const { resumeMailAddress: answer } = (await resume({ variables: { id: addressId } })).data;
      return answer.__typename === "Refusal" ? refusal(answer) : destinationText.resumed(mailAddress);
    });
  return (
    <FormSection title={text.title} help={text.lead}>
      {said && <SaidLine said={said} />}
      <QueryState query={query} failed={text.failed}>
        {({ mailSettingMembers: members }) =>
          !members || members.length === 0 ? (
            <p className={`jp ${classes.help}`}>{text.none}</p>
          ) : (
            <CardTable label={text.title} columns={[text.address, text.name, text.state, null]}>
              {members.map((member) => (
                <tr key={member.mailAddress}>
                  <th scope="row">{member.mailAddress}</th>
                  <td>{member.name}</td>
                  <td>
                    <State of={member} />
                  </td>
                  <td>
                    {(member.addressStopped || member.bounceCount > 0) && (
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={text.resumeNamed(member.mailAddress)}
                        aria-disabled={busy}
                        onClick={() => void start(member)}
                      >
                        {text.resume}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </CardTable>
          )
        }
      </QueryState>
    </FormSection>
  );
}

function State({ of: { state, addressStopped, addressStopReason, bounceCount, bouncedAt } }: { of: Member }) {
  if (addressStopped)
    return (
      <>
        <StateTag tone="danger">{destinationText.stopped}</StateTag>
        {addressStopReason !== "" && <p className={`jp ${classes.help}`}>{addressStopReason}</p>}
      </>
    );
  return (
    <>
      {nameOf(text.states, state)}
      {bounceCount > 0 && (
        <p className={`jp ${classes.help}`}>
          {destinationText.bounced(bounceCount)} {destinationText.bouncedAt(timeLabel(bouncedAt, "full"))}
        </p>
      )}
    </>
  );
}
