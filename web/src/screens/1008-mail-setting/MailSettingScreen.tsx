import { pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { settingText as text } from "../../domain/text/mail-text.ts";
import { MailSettingEditor } from "./MailSettingEditor.tsx";
import { MAIL_SETTING_SCREEN } from "./mail-setting-documents.ts";

/** Screen 1008: a new mail setting, or the one that ?id= names. */
export default function MailSettingScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(MAIL_SETTING_SCREEN, { variables: { id: id ?? "0", isNew: id === null }, ...EDITED });
  const readStored = () => query.refetch().then(({ data }) => data?.mailSetting ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ mailSetting: stored = null, ...choices }) =>
        id !== null && stored === null ? (
          <GoneSetting />
        ) : (
          <MailSettingEditor key={id} stored={stored} choices={choices} readStored={readStored} />
        )
      }
    </QueryState>
  );
}

const GoneSetting = () => (
  <RefusedState message={text.gone} detail={text.goneHelp}>
    <Button component={Link} to={pathOf("1007")}>
      {text.toList}
    </Button>
  </RefusedState>
);
