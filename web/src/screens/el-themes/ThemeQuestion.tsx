import { DangerDialog } from "../../components/confirm-dialog/DangerDialog.tsx";
import { themesText as text } from "./text.ts";
import type { ThemeRow } from "./theme-columns.tsx";
import type { ThemeActs } from "./use-theme-acts.ts";

interface ThemeQuestionProps {
  kind: "stop" | "remove";
  theme: ThemeRow;
  acts: ThemeActs;
  onClose: () => void;
}

/** Before a theme stops or goes: what that means. */
export default function ThemeQuestion({ kind, theme, acts, onClose }: ThemeQuestionProps) {
  const isStop = kind === "stop";
  return (
    <DangerDialog
      title={isStop ? text.stopTitle(theme.name) : text.removeTitle(theme.name)}
      goes={isStop ? text.stopGoes : text.removeGoes(theme.articles)}
      stays={isStop ? text.stopStays : text.removeStays}
      confirm={isStop ? text.stop : text.remove}
      busy={acts.busy}
      onConfirm={() => {
        onClose();
        void (isStop ? acts.setStopped(theme, true) : acts.remove(theme));
      }}
      onClose={onClose}
    />
  );
}
