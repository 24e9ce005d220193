export interface DocumentValues {
  /** As it was typed: for passwords. */
  exact: (name: string) => string;
  /** Without the spaces around it, which come along when an id is copied. */
  trimmed: (name: string) => string;
  ticked: (name: string) => boolean;
}

/** What the fields of a form hold. Read from the document, because a password manager may fill them without any event. */
export function documentValues(form: HTMLFormElement): DocumentValues {
  const data = new FormData(form);
  const exact = (name: string): string => String(data.get(name) ?? "");
  return { exact, trimmed: (name) => exact(name).trim(), ticked: (name) => data.has(name) };
}
