import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { type FormAnswer, isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";

interface RemovalProps {
  title: string;
  goes: string;
  stays?: string;
  done: string;
  action: ReturnType<typeof useAction>;
  remove: () => Promise<FormAnswer | undefined>;
  reload: () => Promise<void>;
}

/** The button that deletes a row, after a question. */
export function Removal({ title, goes, stays, done, action, remove, reload }: RemovalProps) {
  const [asks, ask] = useState(false);
  const confirm = async () => {
    await action.act(async () => {
      const answer = await remove();
      if (answer && isRefusal(answer)) return refusal(answer);
      await reload();
      return done;
    });
    ask(false);
  };
  return (
    <>
      <ActionIcon aria-label={text.removeNamed(title)} onClick={() => ask(true)}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
      {asks && (
        <LazyDangerDialog
          title={text.removeAsk(title)}
          goes={goes}
          {...(stays !== undefined && { stays })}
          confirm={text.remove}
          busy={action.busy}
          onConfirm={() => void confirm()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
