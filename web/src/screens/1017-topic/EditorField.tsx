import { Checkbox } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { TwoPanePicker } from "../../components/two-pane-picker/TwoPanePicker.tsx";
import classes from "../../features/theme-sets/theme-sets.module.css";
import { text } from "./text.ts";

/** So many are boxes to tick; more are chosen in two panes. */
const MOST_BOXES = 20;
export const areBoxes = (users: readonly unknown[]): boolean => users.length <= MOST_BOXES;

interface EditorFieldProps<Values extends { userIds: string[] }> {
  fields: UseFormReturnType<Values>;
  users: readonly { id: string; name: string }[];
}

/** Who edits the topic's articles. */
export function EditorField<Values extends { userIds: string[] }>({ fields, users }: EditorFieldProps<Values>) {
  const props = fields.getInputProps("userIds");
  if (!areBoxes(users))
    return (
      <TwoPanePicker
        {...props}
        name={text.editors}
        chosenName={text.chosenEditors}
        unit="人"
        isOrdered={false}
        items={users.map(({ id, name }) => ({ id, name, note: id }))}
      />
    );
  return (
    <Checkbox.Group label={text.editors} description={text.editorsHelp} required {...props}>
      <div className={classes.groups}>
        {users.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={`${name}　${id}`} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
