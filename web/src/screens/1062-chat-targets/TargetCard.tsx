import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { mailSectionName } from "../../domain/text/mail-section.ts";
import { ReceiverCard } from "../../features/receivers/ReceiverCard.tsx";
import { ReceiverFacts } from "../../features/receivers/ReceiverFacts.tsx";
import { ReceiverTest } from "../../features/receivers/ReceiverTest.tsx";
import { receiverText } from "../../features/receivers/text.ts";
import { TEST_CHAT_TARGET } from "./chat-documents.ts";
import type { StoredTarget } from "./chat-values.ts";
import { text } from "./text.ts";

const HERE = pathOf("1062");

interface TargetCardProps {
  target: StoredTarget;
  /** Reads anew what is shown. */
  onChanged: () => Promise<unknown>;
}

/** One target: how it stands, what is posted to it, and a test. */
export function TargetCard({ target, onChanged }: TargetCardProps) {
  const { id, name, kind } = target;
  const [test] = useMutation(TEST_CHAT_TARGET);
  return (
    <ReceiverCard name={name} help={text.kinds[kind as keyof typeof text.kinds]} editor={`${HERE}?id=${id}`}>
      <ReceiverFacts of={target} verb="投稿" wayBack={text.wayBack} />
      <Settings target={target} />
      <ReceiverTest
        name={name}
        verb="投稿"
        test={async () => (await test({ variables: { id } })).data.testChatTarget}
        onChanged={onChanged}
      >
        <Button
          component={Link}
          to={`${HERE}?id=${id}&setting=new`}
          variant="default"
          size="xs"
          aria-label={text.addSettingTo(name)}
        >
          {text.addSetting}
        </Button>
      </ReceiverTest>
    </ReceiverCard>
  );
}

const COLUMNS = [text.target, text.section, text.how, text.times, null];

const Settings = ({ target: { id: targetId, name: targetName, settings } }: { target: StoredTarget }) =>
  settings.length === 0 ? (
    <p>{text.noSettings}</p>
  ) : (
    <CardTable label={text.settingsOf(targetName)} columns={COLUMNS}>
      {settings.map(({ id, name, dataSection, alert, sendTimes }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{mailSectionName(dataSection)}</td>
          <td data-nowrap>{alert ? text.alsoAlert : text.digest}</td>
          <td>{sendTimes.join("、")}</td>
          <td>
            <Button
              component={Link}
              to={`${HERE}?id=${targetId}&setting=${id}`}
              variant="default"
              size="xs"
              aria-label={receiverText.editNamed(`${targetName}の${name}`)}
            >
              {receiverText.edit}
            </Button>
          </td>
        </tr>
      ))}
    </CardTable>
  );
