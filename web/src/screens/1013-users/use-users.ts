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
import { CHANGE_USERS, RESET_FACTOR, USERS_SCREEN } from "./user-documents.ts";

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

export type SignIn = keyof typeof text.signIns;
const SIGN_INS: Readonly<Record<SignIn, UserFilter>> = {
  any: {},
  noPassword: { signIn: "NO_PASSWORD" },
  factor: { signIn: "SECOND_FACTOR" },
  noFactor: { signIn: "NO_SECOND_FACTOR" },
};
export const SIGN_IN_CHOICES = (Object.keys(SIGN_INS) as SignIn[]).map((value) => ({
  value,
  label: text.signIns[value],
}));

/** Milliseconds in which somebody types on. */
const TYPING = 200;

/** The users of a group, narrowed and searched as somebody types, and what is done with several of them. */
export function useUsers(said: string | null) {
  const [params, setParams] = useSearchParams();
  const view = useTableView("users", { sort: { column: "USER_ID", direction: "asc" } });
  const [keyword] = useDebouncedValue(view.filter.trim(), TYPING);
  const groupId = params.get("group") ?? "";
  const narrowing = NARROWINGS.find((each) => each === params.get("only")) ?? "all";
  const signIn = SIGN_IN_CHOICES.find(({ value }) => value === params.get("sign-in"))?.value ?? "any";
  const filter: UserFilter = {
    ...NARROWED[narrowing],
    ...SIGN_INS[signIn],
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
  });
  const [changeUsers] = useMutation(CHANGE_USERS, { refetchQueries: [USERS_SCREEN] });
  const [resetFactor] = useMutation(RESET_FACTOR, { refetchQueries: [USERS_SCREEN] });
  const action = useAction(said);
  const choose = (name: "group" | "only" | "sign-in", value: string) => {
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
    signIn,
    chooseSignIn: (to: string) => choose("sign-in", to === "any" ? "" : to),
    resetFactor: (userId: string, who: string) =>
      void action.act(async () => {
        const { resetUserSecondFactor: answer } = (await resetFactor({ variables: { userId } })).data;
        return answer.__typename === "Refusal" ? refusal(answer) : text.factorDone(who);
      }),
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
