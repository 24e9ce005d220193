import { settingText as text } from "../../domain/text/mail-text.ts";

export interface ChosenGroup {
  id: string;
  name: string;
  addresses: readonly string[];
  stoppedCount: number;
}

/** How many addresses of a group its mails go to, and how many are stopped. */
export const recipientsOf = ({ addresses, stoppedCount }: ChosenGroup): string =>
  text.groupRecipients(addresses.length - stoppedCount, stoppedCount);
