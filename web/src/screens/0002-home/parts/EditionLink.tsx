import { ActionIcon } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { Link } from "react-router";
import { Hint } from "../../../components/hint/Hint.tsx";
import { writeHomeAddress } from "../../../domain/home-address.ts";
import { TOPIC_EDITORS } from "../../../domain/roles.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import type { Selection } from "../../../domain/selection.ts";
import { screenNames } from "../../../domain/text/screen-names.ts";
import { useViewer } from "../../../session/use-session.ts";

/** The way to the edition of what is chosen, for those who may send mail. Loaded after the list. */
export default function EditionLink({ selection }: { selection: Selection | null }) {
  const { role } = useViewer();
  const name = screenNames["1002-001"];
  if (selection === null || !TOPIC_EDITORS.includes(role)) return null;
  const address = pathOf("1002-001") + writeHomeAddress({ selection, source: null, period: null, article: null });
  return (
    <Hint label={name} align="end">
      <ActionIcon component={Link} to={address} data-print="hide" size="xs" aria-label={name}>
        <IconMailForward size={16} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}
