import { Checkbox, Radio } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { TwoPanePicker } from "../../components/two-pane-picker/TwoPanePicker.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { setText as text } from "./text.ts";
import type { AudienceChoice, AudienceValues } from "./theme-set-values.ts";
import classes from "./theme-sets.module.css";

/** So many user groups are boxes to tick; more are chosen in two panes (look.md 12). */
const MOST_BOXES = 20;

interface AudienceFieldsProps<Values extends AudienceValues> {
  fields: UseFormReturnType<Values>;
  userGroups: readonly AudienceChoice[];
}

/** Whom a theme group or topic is for: every user group, those to come too, or the chosen ones. */
export function AudienceFields<Values extends AudienceValues>({ fields, userGroups }: AudienceFieldsProps<Values>) {
  const { value, onChange } = fields.getInputProps("allUserGroups");
  return (
    <>
      <Radio.Group
        label={text.audience}
        value={value ? "all" : "some"}
        onChange={(chosen) => onChange(chosen === "all")}
      >
        <div className={classes.audiences}>
          <Radio value="some" label={text.audiences.some} />
          <Radio value="all" label={text.audiences.all} />
        </div>
      </Radio.Group>
      {!value && <UserGroupField fields={fields} userGroups={userGroups} />}
    </>
  );
}

function UserGroupField<Values extends AudienceValues>({ fields, userGroups }: AudienceFieldsProps<Values>) {
  const props = fields.getInputProps("userGroupIds");
  if (userGroups.length > MOST_BOXES)
    return (
      <TwoPanePicker
        {...props}
        name={text.userGroups}
        chosenName={text.chosenGroups}
        isOrdered={false}
        items={userGroups.map(({ id, name, userCount }) => ({ id, name, note: groupText.people(userCount) }))}
      />
    );
  return (
    <Checkbox.Group label={text.userGroups} {...props}>
      <div className={classes.groups}>
        {userGroups.map(({ id, name, userCount }) => (
          <Checkbox key={id} value={id} label={`${name}　${groupText.people(userCount)}`} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** 2グループ、58人に出ます. */
export function reachOf(
  { allUserGroups, userGroupIds }: AudienceValues,
  userGroups: readonly AudienceChoice[],
): string {
  const reached = userGroups.filter(({ id }) => allUserGroups || userGroupIds.includes(id));
  const people = reached.reduce((sum, { userCount }) => sum + userCount, 0);
  return allUserGroups ? text.reachedAll(people) : text.reached(reached.length, people);
}
