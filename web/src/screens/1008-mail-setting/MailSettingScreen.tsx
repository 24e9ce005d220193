import { pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { settingText as text } from "../../domain/text/mail-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { MailSettingEditor } from "./MailSettingEditor.tsx";
import { MAIL_SETTING_SCREEN } from "./mail-setting-documents.ts";

/** Screen 1008: a new mail setting, or the one that ?id= names. */
export default function MailSettingScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const [reading, read] = useState(0);
  const load = useCallback(() => callSignedIn(MAIL_SETTING_SCREEN, { id: id ?? "0", isNew: id === null }), [id]);
  const { answer, again } = useAnswer(load);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed")
    return <FailedPart title={text.failed} error={answer.error} busy={false} onRetry={again} />;
  const stored = answer.data.mailSetting ?? null;
  if (id !== null && stored === null)
    return (
      <RefusedState message={text.gone} detail={text.goneHelp}>
        <Button component={Link} to={pathOf("1007")}>
          {text.toList}
        </Button>
      </RefusedState>
    );
  return (
    <MailSettingEditor
      key={`${id} ${reading}`}
      stored={stored}
      choices={answer.data}
      reload={() => {
        read(reading + 1);
        again();
      }}
    />
  );
}
