import { typedList } from "../../../domain/typed-list.ts";

/** Days, numbers or addresses as they are typed, in either width. */
export const typedLines = (text: string): string[] => typedList(text.normalize("NFKC"));
