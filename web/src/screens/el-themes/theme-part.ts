import type { ReactNode } from "react";

/** What each form of the screen gets. */
export interface ThemePartProps {
  contractId: string;
  /** The field that chooses another contract. */
  choice: ReactNode;
  onMode: (mode: "order" | "import" | null) => void;
}
