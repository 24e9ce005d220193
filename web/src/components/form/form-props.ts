import type { FormEvent } from "react";
import { isOwnSubmit } from "./own-submit.ts";
import { preloadRules, type Rules } from "./rules.ts";

/** For the form element: its rules are fetched at the first input, and the browser's own checks are off. */
export interface FormProps {
  noValidate: true;
  "aria-busy": boolean;
  onInput: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export const formProps = (
  busy: boolean,
  rules: Rules<never>,
  submit: (form: HTMLFormElement) => Promise<void>,
): FormProps => ({
  noValidate: true,
  "aria-busy": busy,
  onInput: () => preloadRules(rules),
  onSubmit: (event) => {
    if (!isOwnSubmit(event)) return;
    event.preventDefault();
    void submit(event.currentTarget);
  },
});
