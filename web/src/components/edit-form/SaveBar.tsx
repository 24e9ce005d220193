import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useSaveKey } from "../../browser/use-key-down.ts";
import { Kbd } from "../kbd/Kbd.tsx";
import classes from "./edit-form.module.css";
import { editText as text } from "./text.ts";

interface SaveBarProps {
  /** id of the form that the button submits. */
  form: string;
  busy?: boolean;
  /** Why nothing can be saved now; the button says it. */
  disabledReason?: string | undefined;
  save?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Quiet buttons behind キャンセル: 削除, 再設定メールを送る. */
  children?: ReactNode;
  /** At the right: who changed it last, what is saved apart. */
  note?: ReactNode;
}

/** 保存 (Ctrl Enter) and キャンセル, always in sight. Goes into the `bar` of a Page. */
export function SaveBar({ form, busy = false, disabledReason, save, onCancel, children, note }: SaveBarProps) {
  const isOff = busy || disabledReason !== undefined;
  useSaveKey(() => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }, isOff);
  return (
    <>
      <Button type="submit" form={form} aria-disabled={isOff} aria-keyshortcuts="Control+Enter" data-off={isOff}>
        {busy ? text.saving : (save ?? text.save)}
        {!busy && (
          <span className={classes.saveKey} aria-hidden="true">
            <Kbd>Ctrl Enter</Kbd>
          </span>
        )}
      </Button>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
      )}
      {children}
      <span className={classes.note}>{disabledReason ?? note}</span>
    </>
  );
}
