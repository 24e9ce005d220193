import {
  IconBan,
  IconLockOpen,
  IconMail,
  IconPencil,
  IconPlayerPlay,
  IconShieldOff,
  IconTrash,
} from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { userText } from "../../domain/text/user-text.ts";
import { isInvited } from "../../domain/user-kind.ts";
import { BatchButtons } from "./BatchButtons.tsx";
import { FileButtons } from "./FileButtons.tsx";
import { savedOf } from "./saved-of.ts";
import { usersText as text } from "./text.ts";
import { UserFilters } from "./UserFilters.tsx";
import { useUsers } from "./use-users.ts";
import { editPath, type ListedUser, USER_COLUMNS } from "./user-columns.tsx";

/** Only while the contract has had no mail yet. */
const FirstRun = lazy(() => loadChunk(() => import("../../features/first-run/FirstRun.tsx")));
const MoveDialog = lazy(() => loadChunk(() => import("./MoveDialog.tsx")));

interface Asking {
  what: "move" | "delete" | "factor";
  ids: readonly string[];
  who: string;
  clear: () => void;
}

/** The list of 1013 with what is done to one and to several. */
export function UserList() {
  const navigate = useNavigate();
  const users = useUsers(savedOf(useLocation().state));
  const [asking, ask] = useState<Asking | null>(null);
  const isNarrow = useLayout() === "narrow";
  const { view, query, data, said, change } = users;
  const model = useDataTable({
    ...{ view, columns: USER_COLUMNS, rows: data?.users.users, total: data?.users.total },
    rowId: ({ userId }) => userId,
  });
  const add = <AddButton onAdd={() => void navigate(pathOf("1014"))}>{text.add}</AddButton>;
  const open = ({ userId }: ListedUser) => void navigate(editPath(userId));
  const done = () => {
    asking?.clear();
    ask(null);
  };
  return (
    <>
      <TablePage
        title={text.title}
        lead={isNarrow ? text.phoneNote : undefined}
        model={model}
        unit={text.unit}
        buttons={
          <>
            {!isNarrow && <FileButtons filter={users.filter} act={users.act} />}
            {add}
          </>
        }
        filterLabel={text.filter}
        filters={<UserFilters users={users} groups={data?.userGroupChoices ?? []} />}
        said={<SaidLine said={said} />}
        tiles={
          <Suspense>
            <FirstRun />
          </Suspense>
        }
        isNarrowed={users.narrowing !== "all" || users.signIn !== "any" || users.groupId !== ""}
        rowName={({ name }) => name}
        onOpen={open}
        onEdit={open}
        actions={(user) => actionsOf(user, users.change, { open, ask })}
        batch={
          isNarrow
            ? undefined
            : (ids, clear) => (
                <BatchButtons
                  ids={ids}
                  clear={clear}
                  users={users}
                  ask={(what) => ask({ what, ids, clear, who: userText.people(ids.length) })}
                />
              )
        }
        error={data ? undefined : query.error}
        onRetry={() => void query.refetch().catch(() => undefined)}
        empty={<EmptyState title={text.none} message={text.noneHelp} />}
      />
      <Suspense>
        {asking?.what === "move" && (
          <MoveDialog
            count={asking.ids.length}
            groups={data?.userGroupChoices ?? []}
            onMove={(groupId) => {
              change("MOVE", asking.ids, asking.who, groupId);
              done();
            }}
            onClose={() => ask(null)}
          />
        )}
        {asking?.what === "factor" && (
          <LazyDangerDialog
            title={text.factorTitle(asking.who)}
            goes={text.factorGoes}
            stays={text.factorStays}
            confirm={text.factorReset}
            onConfirm={() => {
              const [id] = asking.ids;
              if (id) users.resetFactor(id, asking.who);
              done();
            }}
            onClose={() => ask(null)}
          />
        )}
        {asking?.what === "delete" && (
          <LazyDangerDialog
            title={userText.removeTitle(asking.who)}
            goes={userText.removeGoes}
            stays={userText.removeStays}
            confirm={text.remove}
            onConfirm={() => {
              change("DELETE", asking.ids, asking.who);
              done();
            }}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** What can be done with one user, by his state. */
function actionsOf(
  user: ListedUser,
  change: ReturnType<typeof useUsers>["change"],
  { open, ask }: { open: (user: ListedUser) => void; ask: (asking: Asking) => void },
): RowAction[] {
  const { userId, name, state } = user;
  const run = (kind: Parameters<typeof change>[0]) => () => change(kind, [userId], name);
  const question = (what: Asking["what"]) => () => ask({ what, ids: [userId], who: name, clear: () => undefined });
  return [
    { label: text.edit, icon: IconPencil, run: () => open(user) },
    ...(isInvited(user) ? [{ label: text.invite, icon: IconMail, run: run("INVITE") }] : []),
    ...(state === "LOCKED" ? [{ label: text.unlock, icon: IconLockOpen, run: run("UNLOCK") }] : []),
    ...(user.secondFactor ? [{ label: text.factorReset, icon: IconShieldOff, run: question("factor") }] : []),
    { label: text.move, run: question("move") },
    state === "STOPPED"
      ? { label: text.resume, icon: IconPlayerPlay, run: run("RESUME") }
      : { label: text.stop, icon: IconBan, run: run("STOP") },
    { label: text.remove, icon: IconTrash, danger: true, run: question("delete") },
  ];
}
