import { Button } from "@mantine/core";
import { IconArrowsUpDown, IconBan, IconDownload, IconMail, IconPlayerPlay, IconTrash } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { userText } from "../../domain/text/user-text.ts";
import { saveUsers } from "./FileButtons.tsx";
import { usersText as text } from "./text.ts";
import type { Users } from "./use-users.ts";

interface BatchButtonsProps {
  ids: readonly string[];
  clear: () => void;
  users: Users;
  /** What is asked about first. */
  ask: (what: "move" | "delete") => void;
}

/** What is done with the ticked users. */
export function BatchButtons({ ids, clear, users: { change, act }, ask }: BatchButtonsProps) {
  const run = (kind: "STOP" | "RESUME" | "INVITE") => () => {
    change(kind, ids, userText.people(ids.length));
    clear();
  };
  const acts: [string, ComponentType<{ size: number; stroke: number }>, () => void][] = [
    [text.move, IconArrowsUpDown, () => ask("move")],
    [text.stop, IconBan, run("STOP")],
    [text.resume, IconPlayerPlay, run("RESUME")],
    [text.invite, IconMail, run("INVITE")],
    [text.csv, IconDownload, () => saveUsers(act, "/api/v1/users_download", { user_ids: ids })],
  ];
  return (
    <>
      {acts.map(([label, Icon, onClick]) => (
        <Button
          key={label}
          size="xs"
          variant="default"
          leftSection={<Icon size={14} stroke={1.75} />}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      <Button
        size="xs"
        variant="outline"
        color="red"
        leftSection={<IconTrash size={14} stroke={1.75} />}
        onClick={() => ask("delete")}
      >
        {text.remove}
      </Button>
    </>
  );
}
