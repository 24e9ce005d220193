import type { ReactNode } from "react";
import { editText as text } from "./text.ts";

/** What saving changes elsewhere: people, tabs, mails, caps. Goes into the `aside` of an EditPage. */
export const Effects = ({ children }: { children: ReactNode }) => (
  <>
    <h2>{text.effects}</h2>
    {children}
  </>
);
