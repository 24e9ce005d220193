import "../../design/form-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { DeletedUsersQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { faultsText, refusal, sentence } from "../../components/form/outcome.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { userText } from "../../domain/text/user-text.ts";
import { deletedText as text } from "./text.ts";
import { DELETED_USERS, RESTORE_USER } from "./user-documents.ts";

type Deleted = DeletedUsersQuery["deletedUsers"][number];

/** Users deleted in the last 400 days, to be brought back. */
export default function DeletedUsers() {
  const query = useQuery(DELETED_USERS, EDITED);
  const [restoreUser] = useMutation(RESTORE_USER, { refetchQueries: [DELETED_USERS] });
  const { said, act } = useAction();
  const restore = ({ userId, name }: Deleted, userGroupId: string | null) =>
    void act(async () => {
      const { restoreUser: answer } = (await restoreUser({ variables: { userId, userGroupId } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
      return answer.__typename === "VersionConflict" ? sentence(answer.message) : text.restored(name);
    });
  const back = (
    <Button component={Link} variant="default" to={pathOf("1013")}>
      {text.back}
    </Button>
  );
  return (
    <Page title={text.title} lead={text.lead} item={text.title} actions={back} width="fluid">
      <SaidLine said={said} />
      <QueryState query={query} failed={text.failed}>
        {({ deletedUsers, userGroupChoices }) =>
          deletedUsers.length === 0 ? (
            <EmptyState title={text.none} />
          ) : (
            <CardTable label={text.title} columns={[userText.name, userText.userId, text.deletedAt, null]}>
              {deletedUsers.map((deleted) => (
                <DeletedRow key={deleted.userId} of={deleted} groups={userGroupChoices} onRestore={restore} />
              ))}
            </CardTable>
          )
        }
      </QueryState>
    </Page>
  );
}

interface DeletedRowProps {
  of: Deleted;
  groups: DeletedUsersQuery["userGroupChoices"];
  onRestore: (of: Deleted, userGroupId: string | null) => void;
}

function DeletedRow({ of, groups, onRestore }: DeletedRowProps) {
  const [groupId, choose] = useState(groups[0]?.id ?? "");
  const isGroupGone = of.userGroupId === null;
  return (
    <tr>
      <th scope="row">{of.name}</th>
      <td>{of.userId}</td>
      <td data-nowrap>{timeLabel(of.deletedAt, "full")}</td>
      <td>
        {isGroupGone && (
          <NativeSelect
            size="xs"
            aria-label={text.group}
            description={text.groupGone}
            data={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={groupId}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
        <Button
          size="xs"
          variant="default"
          disabled={!of.restorable}
          aria-label={text.restoreNamed(of.name)}
          onClick={() => onRestore(of, isGroupGone ? groupId : null)}
        >
          {text.restore}
        </Button>
      </td>
    </tr>
  );
}
