import "../../design/edit-form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { ReceiverList } from "../../features/receivers/ReceiverList.tsx";
import { CHAT_TARGETS } from "./chat-documents.ts";
import type { StoredTarget } from "./chat-values.ts";
import { SettingEditor } from "./SettingEditor.tsx";
import { TargetCard } from "./TargetCard.tsx";
import { TargetEditor } from "./TargetEditor.tsx";
import { text } from "./text.ts";

const HERE = pathOf("1062");
const NEW = "new";

/** Screen 1062: chat targets; ?id= edits one of them, ?id= and &setting= what is posted to it, `new` for a new one. */
export default function ChatTargetsScreen() {
  const [params] = useSearchParams();
  const query = useQuery(CHAT_TARGETS, EDITED);
  const read = () => query.refetch().then(({ data }) => data?.chatTargets ?? []);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ chatTargets: targets }) => (
        <Shown targets={targets} id={params.get("id")} setting={params.get("setting")} read={read} />
      )}
    </QueryState>
  );
}

interface ShownProps {
  targets: readonly StoredTarget[];
  id: string | null;
  setting: string | null;
  read: () => Promise<readonly StoredTarget[]>;
}

function Shown({ targets, id, setting, read }: ShownProps) {
  if (id === null) return <TargetList targets={targets} onChanged={read} />;
  const target = targets.find((each) => each.id === id) ?? null;
  const readStored = async () => (await read()).find((each) => each.id === id) ?? null;
  if (setting === null)
    return target === null && id !== NEW ? (
      <GoneState list={HERE} />
    ) : (
      <TargetEditor key={id} stored={target} onChanged={read} readStored={readStored} />
    );
  const stored = target?.settings.find((each) => each.id === setting) ?? null;
  return target === null || (stored === null && setting !== NEW) ? (
    <GoneState list={HERE} />
  ) : (
    <SettingEditor
      key={`${id}/${setting}`}
      target={target}
      stored={stored}
      onChanged={read}
      readStored={async () => (await readStored())?.settings.find((each) => each.id === setting) ?? null}
    />
  );
}

interface ListProps {
  targets: readonly StoredTarget[];
  onChanged: () => Promise<unknown>;
}

const TargetList = ({ targets, onChanged }: ListProps) => (
  <ReceiverList title={text.title} lead={text.lead} add={text.add} addTo={`${HERE}?id=${NEW}`} none={text.none}>
    {targets.map((target) => (
      <TargetCard key={target.id} target={target} onChanged={onChanged} />
    ))}
  </ReceiverList>
);
