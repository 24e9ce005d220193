import type { ReactNode } from "react";
import { Hint } from "../../../components/hint/Hint.tsx";

/** Why a button is off, on hover, on focus and after a tap; nothing where it is not. */
export const OffHint = ({ reason, children }: { reason: string | null; children: ReactNode }) =>
  reason === null ? (
    children
  ) : (
    <Hint label={reason} align="end" afterClick>
      {children}
    </Hint>
  );
