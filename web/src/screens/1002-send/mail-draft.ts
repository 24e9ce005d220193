import { forget, recall, remember } from "../../browser/session-storage.ts";
import type { MailWords } from "./use-compose.ts";

export interface MailDraft {
  words: MailWords;
  addresses: readonly string[];
}

/** What was typed in this tab and not sent yet; it goes with the sign-out. */
export function recallDraft(): Partial<MailDraft> {
  try {
    return JSON.parse(recall("mailDraft") || "{}") as Partial<MailDraft>;
  } catch {
    return {};
  }
}

export const keepDraft = (draft: MailDraft): boolean => remember("mailDraft", JSON.stringify(draft));

export const dropDraft = (): void => forget("mailDraft");
