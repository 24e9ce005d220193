import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { FoundUsersQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { forget } from "../../browser/session-storage.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { timeLabel } from "../../domain/day.ts";
import { CustomerUserPart } from "./CustomerUserPart.tsx";
import { FOUND_USERS } from "./customer-user-documents.ts";
import classes from "./customer-users.module.css";
import { customerUsersText as text } from "./text.ts";
import { UserStateTag } from "./UserStateTag.tsx";

type Found = FoundUsersQuery["foundUsers"]["users"][number];

const STATES = ["all", "active", "stopped", "invited"] as const;
const PAUSE_MS = 250;
const MORE = 20;
const MOST = 100;

/** /el/users: somebody who calls is found over all contracts, and helped. */
export default function CustomerUsersScreen() {
  const [params, setParams] = useSearchParams();
  const contractId = params.get("contractId");
  const [typed, type] = useState(params.get("q") ?? "");
  const [state, choose] = useState<(typeof STATES)[number]>("all");
  const [pageSize, setPageSize] = useState(MORE);
  const keyword = useLater(typed.trim());
  const query = useQuery(FOUND_USERS, {
    variables: { keyword: keyword || null, contractId, state: state === "all" ? null : state, pageSize },
    ...SHOWN,
  });
  const chosen = params.get("user");
  const open = (user: Found) =>
    setParams((last) => {
      last.delete("ended");
      last.set("user", `${user.contractId}/${user.userId}`);
      return last;
    });
  const shown = { ...query, data: query.data ?? query.previousData };
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="flush"
      toolbar={
        <>
          <TextInput
            className={classes.search}
            aria-label={text.search}
            placeholder={text.search}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Segments
            label={text.state}
            labelHidden
            values={STATES}
            names={text.states}
            value={state}
            onChoose={choose}
          />
          {contractId !== null && (
            <Button variant="default" onClick={() => setParams({})}>
              {text.allContracts}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.panes} data-chosen={chosen !== null}>
        <div className={classes.list} data-scroll>
          <QueryState query={shown} failed={text.failed}>
            {({ foundUsers: { users, total } }) => (
              <FoundList users={users} total={total} chosen={chosen} onOpen={open}>
                {total > users.length && users.length < MOST && (
                  <Button variant="default" fullWidth onClick={() => setPageSize(pageSize + MORE)}>
                    {text.more}
                  </Button>
                )}
              </FoundList>
            )}
          </QueryState>
        </div>
        <div className={classes.detail} data-scroll>
          {params.has("ended") && <ViewEnded />}
          {chosen === null ? (
            <EmptyState title={text.choose} />
          ) : (
            <CustomerUserPart key={chosen} name={chosen} onChanged={() => void query.refetch()} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** Where a support view that did not end by its button has led. The user's address and end are nothing to come back to. */
function ViewEnded() {
  useEffect(() => forget("supportView", "sessionOut", "savedUrl"), []);
  return (
    <div className={classes.ended}>
      <FormAlert tone="info">{text.viewEnded}</FormAlert>
    </div>
  );
}

interface FoundListProps {
  users: readonly Found[];
  total: number;
  chosen: string | null;
  onOpen: (user: Found) => void;
  children: React.ReactNode;
}

function FoundList({ users, total, chosen, onOpen, children }: FoundListProps) {
  if (total === 0) return <EmptyState title={text.nobody} message={text.nobodyHelp} />;
  return (
    <>
      <p className={classes.count} role="status">
        {text.found(total)}
      </p>
      <ul aria-label={text.list}>
        {users.map((user) => (
          <li key={`${user.contractId}/${user.userId}`}>
            <button
              type="button"
              aria-current={chosen === `${user.contractId}/${user.userId}`}
              onClick={() => onOpen(user)}
            >
              <span>
                <b>{user.name}</b> {user.userId}
              </span>
              <UserStateTag state={user.state} />
              <small>
                {`${user.companyName}（${user.contractCode}） ${user.groupName}`}
                <br />
                {`${text.lastLogin} ${user.lastLoginAt ? timeLabel(user.lastLoginAt, "full") : text.never}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

function useLater(value: string): string {
  const [later, set] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => set(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
