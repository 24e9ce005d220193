/** What the fields hold. Read from the document, because a password manager may fill them without any event. */
export function formValues(form: HTMLFormElement) {
  const data = new FormData(form);
  const exact = (name: string): string => String(data.get(name) ?? "");
  return {
    /** As it was typed: for passwords. */
    exact,
    /** Without the spaces around it, which come along when an id is copied. */
    trimmed: (name: string): string => exact(name).trim(),
    ticked: (name: string): boolean => data.has(name),
  };
}
