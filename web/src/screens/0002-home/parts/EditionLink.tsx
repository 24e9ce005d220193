import { ActionIcon } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { Link } from "react-router";
import { rowById } from "../../../app/route-table.ts";
import { Hint } from "../../../components/hint/Hint.tsx";
import { writeHomeAddress } from "../../../domain/home-address.ts";
import type { Selection } from "../../../domain/selection.ts";
import { useViewer } from "../../../session/use-session.ts";

/** The way to the edition of what is chosen, for those who may send mail. Loaded after the list. */
export default function EditionLink({ selection }: { selection: Selection | null }) {
  const { role } = useViewer();
  const { path, name, roles } = rowById("1002-001");
  if (selection === null || !roles.includes(role)) return null;
  const address = path + writeHomeAddress({ selection, source: null, period: null, article: null });
  return (
    <Hint label={name} align="end">
      <ActionIcon component={Link} to={address} data-print="hide" size="xs" aria-label={name}>
        <IconMailForward size={16} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}
