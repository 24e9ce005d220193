import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { AlertDialog } from "../../components/alert-dialog/AlertDialog.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { useViewer } from "../../session/use-session.ts";
import { hindranceText } from "./hindrance-text.ts";
import { askText } from "./text.ts";

/** State of a history entry whose question was answered: by the button that led there, or on the screen itself. */
export const ASKED = { asked: true } as const;

interface AskFirstProps {
  /** The contract's question; null asks nothing. */
  question: string | null;
  help?: string;
  onRefuse: () => void;
  children: ReactNode;
}

/**
 * Before a screen that is an original: where an address led to it, asks what its button asks (company setting of spec section 6).
 * A reload asks no second time. An operator who looks on uses no original.
 */
export function AskFirst({ question, help, onRefuse, children }: AskFirstProps) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { asked } = (state ?? {}) as Partial<typeof ASKED>;
  const { isSupportView } = useViewer();
  if (isSupportView) return <AlertDialog title={hindranceText.supportView} onClose={onRefuse} />;
  if (question === null || asked === true) return children;
  const agree = () => void navigate(pathname + search, { replace: true, state: { ...(state as object), ...ASKED } });
  return (
    <ConfirmDialog
      calm
      title={question}
      {...(help && { help })}
      confirm={askText.yes}
      onConfirm={agree}
      onClose={onRefuse}
    />
  );
}
