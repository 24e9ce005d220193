import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { VIEWABLE_USERS } from "./documents.ts";
import { text } from "./text.ts";
import classes from "./user-view.module.css";

/** Users whose id, name or address has the words, each a link to what he sees. */
export function UserChoice({ words }: { words: string }) {
  const query = useQuery(VIEWABLE_USERS, { variables: { keyword: words }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.usersFailed}>
      {({ users: { users, total } }) =>
        users.length === 0 ? (
          <EmptyState title={text.noUser(words)} />
        ) : (
          <div className={classes.users}>
            <CardTable label={text.choose} columns={[text.userId, text.userName, text.group]}>
              {users.map(({ userId, name, userGroupName }) => (
                <tr key={userId}>
                  <th scope="row">
                    <Link to={`${pathOf("1046")}?user_id=${encodeURIComponent(userId)}`}>{userId}</Link>
                  </th>
                  <td>{name}</td>
                  <td>{userGroupName}</td>
                </tr>
              ))}
            </CardTable>
            {total > users.length && <p className={classes.muted}>{text.others(total - users.length)}</p>}
          </div>
        )
      }
    </QueryState>
  );
}
