import type { FormEvent } from "react";

/**
 * Whether a form itself was submitted. React hands an event of a dialog to what is around the dialog in the program as well, though
 * its form lies elsewhere on the page: a form must not take a dialog's press for its own.
 */
export const isOwnSubmit = ({ target, currentTarget }: FormEvent<HTMLFormElement>): boolean => target === currentTarget;
