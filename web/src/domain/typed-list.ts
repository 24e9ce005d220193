/** Addresses, days or domains as people type and paste them: one a line, or with commas or semicolons of any width between. */
export const typedList = (text: string): string[] => text.split(/[\s,;、，；]+/).filter((each) => each !== "");
