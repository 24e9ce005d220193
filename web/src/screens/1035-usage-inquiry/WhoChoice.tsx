import "../../design/overlay-styles.ts";
import { Button, Modal } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import type { UsageBy, UsageChoicesQuery } from "../../__generated__/graphql.ts";
import classes from "../../components/confirm-dialog/confirm-dialog.module.css";
import { TwoPanePicker } from "../../components/two-pane-picker/TwoPanePicker.tsx";
import { formText } from "../../domain/text/form-text.ts";
import { inquiryScreenText as text } from "./text.ts";
import whoClasses from "./who-choice.module.css";

interface WhoChoiceProps {
  by: UsageBy;
  choices: UsageChoicesQuery["usageChoices"] | undefined;
  /** Empty: all. */
  value: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Whom the inquiry is about: a button with their names, and a dialog with all of them. */
export function WhoChoice({ by, choices, value, onChoose }: WhoChoiceProps) {
  const [isOpen, open] = useState(false);
  const items = itemsOf(by, choices);
  const names = value.map((id) => items.find((item) => item.id === id)?.name ?? id);
  const shown = value.length === 0 ? text.all[by] : text.chosen(names);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUsers size={16} stroke={1.75} />}
        aria-label={`${text.choose[by]}：${shown}`}
        onClick={() => open(true)}
      >
        {shown}
      </Button>
      {isOpen && (
        <WhoDialog
          by={by}
          items={items}
          value={value}
          onClose={() => open(false)}
          onChoose={(ids) => {
            open(false);
            onChoose(ids);
          }}
        />
      )}
    </>
  );
}

interface Item {
  id: string;
  name: string;
}

const itemsOf = (by: UsageBy, choices: UsageChoicesQuery["usageChoices"] | undefined): Item[] =>
  by === "GROUP"
    ? (choices?.groups ?? []).map(({ id, name }) => ({ id, name }))
    : (choices?.users ?? []).map(({ id, name }) => ({ id, name: `${name}　${id}` }));

interface WhoDialogProps {
  by: UsageBy;
  items: readonly Item[];
  value: readonly string[];
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

function WhoDialog({ by, items, value, onChoose, onClose }: WhoDialogProps) {
  const [chosen, choose] = useState<string[]>([...value]);
  return (
    <Modal.Root opened onClose={onClose} size={880}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title className={`${classes.title} ${whoClasses.title}`}>{text.choose[by]}</Modal.Title>
          <TwoPanePicker
            items={items}
            value={chosen}
            onChange={choose}
            name={text.bys[by]}
            chosenName={text.chosenName[by]}
            unit={text.unit[by]}
            isOrdered={false}
            chosenNote={text.noneChosen}
          />
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {formText.cancel}
            </Button>
            <Button variant="default" onClick={() => onChoose([])}>
              {text.takeAll}
            </Button>
            <Button onClick={() => onChoose(chosen)}>{text.take}</Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
