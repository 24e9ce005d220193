import "../../design/menu-styles.ts";
import { Button, Menu } from "@mantine/core";
import { IconDownload, IconTrash, IconUpload } from "@tabler/icons-react";
import { Link } from "react-router";
import type { UserFilter } from "../../__generated__/graphql.ts";
import { sentence } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { download, replacedNote } from "../../session/download.ts";
import { usersText as text } from "./text.ts";

type Act = ReturnType<typeof useAction>["act"];

export const ENCODINGS = ["utf8", "sjis"] as const;

/** Saves a file of users and says what it could not hold. @param body names the users; absent: those of the path */
export const saveUsers = (act: Act, path: string, body?: object) =>
  void act(async () => {
    const outcome = await download(path, body);
    return outcome.kind === "failed" ? sentence(outcome.message) : replacedNote(outcome);
  });

/** The users as a file, of the chosen group, and back; and those who were deleted. */
export function FileButtons({ filter, act }: { filter: UserFilter; act: Act }) {
  const save = (encoding: (typeof ENCODINGS)[number]) => {
    const query = new URLSearchParams({ encoding });
    if (filter.userGroupId) query.set("user_group_id", String(filter.userGroupId));
    saveUsers(act, `/api/v1/users_download?${query}`);
  };
  return (
    <>
      <Button
        component={Link}
        variant="subtle"
        color="gray"
        to={`${pathOf("1013")}?view=deleted`}
        leftSection={<IconTrash size={16} stroke={1.75} />}
      >
        {text.deleted}
      </Button>
      <Button
        component={Link}
        variant="default"
        to={`${pathOf("1013")}?view=upload`}
        leftSection={<IconUpload size={16} stroke={1.75} />}
      >
        {text.upload}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />}>
            {text.download}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ENCODINGS.map((encoding) => (
            <Menu.Item key={encoding} onClick={() => save(encoding)}>
              {text.downloadAs[encoding]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
