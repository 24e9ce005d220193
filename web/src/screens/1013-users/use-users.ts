import { useMutation, useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useSearchParams } from "react-router";
import type { UserFilter, UserSortKey, UsersChange } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useTableView } from "../../components/data-table/table-view.ts";
import { refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { userText } from "../../domain/text/user-text.ts";
import { usersText as text } from "./text.ts";
import { CHANGE_USERS, USERS_SCREEN } from "./user-documents.ts";

export type Narrowing = keyof typeof text.narrowings;
export const NARROWINGS = Object.keys(text.narrowings) as Narrowing[];

const NARROWED: Readonly<Record<Narrowing, UserFilter>> = {
  all: {},
  admin: { role: "ADMIN" },
  topics: { role: "TOPIC_USER" },
  user: { role: "USER" },
  stopped: { state: "STOPPED" },
  invited: { state: "INVITED" },
};

/** Milliseconds in which somebody types on. */
const TYPING = 200;

/** The users of a group, narrowed and searched as somebody types, and what is done with several of them. */
export function useUsers(said: string | null) {
  const [params, setParams] = useSearchParams();
  const view = useTableView("users", { sort: { column: "USER_ID", direction: "asc" } });
  const [keyword] = useDebouncedValue(view.filter.trim(), TYPING);
  const groupId = params.get("group") ?? "";
  const narrowing = NARROWINGS.find((each) => each === params.get("only")) ?? "all";
  const filter: UserFilter = {
    ...NARROWED[narrowing],
    ...(/^\d{1,18}$/.test(groupId) && { userGroupId: groupId }),
    ...(keyword !== "" && { keyword: keyword.slice(0, 200) }),
  };
  const query = useQuery(USERS_SCREEN, {
    variables: {
      filter,
      sortKey: (view.sort?.column ?? "USER_ID") as UserSortKey,
      descending: view.sort?.direction === "desc",
      page: view.page,
      pageSize: view.pageSize,
    },
    ...SHOWN,
    // What is asked after a change must not be answered by what was asked before it.
    context: { queryDeduplication: false },
  });
  const [changeUsers] = useMutation(CHANGE_USERS, { refetchQueries: [USERS_SCREEN] });
  const action = useAction(said);
  const choose = (name: "group" | "only", value: string) => {
    view.change({ page: 1 });
    const next = new URLSearchParams(params);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  /** @param who as sentences name them: a name, or 3人 */
  const change = (kind: UsersChange, userIds: readonly string[], who: string, userGroupId: string | null = null) =>
    action.act(async (): Promise<string | Trouble> => {
      const variables = { change: kind, userIds: [...userIds], userGroupId };
      const { changeUsers: answer } = (await changeUsers({ variables })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      const { changedCount, refused } = answer;
      const done =
        changedCount === 0 ? "" : text.done[kind](userIds.length === 1 ? who : userText.people(changedCount));
      if (refused.length === 0) return done;
      return sentence(`${done}${text.refused(refused.length)}`, reasonsOf(refused.slice(0, 20)));
    });
  return {
    view,
    query,
    // What was shown stays until the next answer is there.
    data: query.data ?? query.previousData,
    filter,
    groupId,
    narrowing,
    chooseGroup: (id: string) => choose("group", id),
    narrow: (to: Narrowing) => choose("only", to === "all" ? "" : to),
    change: (...given: Parameters<typeof change>) => void change(...given),
    said: action.said,
    act: action.act,
  };
}

export type Users = ReturnType<typeof useUsers>;

/** A line for each reason, with all whom it holds for. */
function reasonsOf(refused: readonly { name: string; userId: string; message: string }[]): string {
  const whom = Map.groupBy(refused, ({ message }) => message);
  const lines = [...whom].map(([message, users]) =>
    text.refusedFor(users.map(({ name, userId }) => name || userId).join("、"), message),
  );
  return lines.join("\n");
}
