import { recipientText as text } from "./text.ts";

export interface ChosenGroup {
  id: string;
  name: string;
  addresses: readonly string[];
  stoppedCount: number;
}

/** How many addresses of a group its mails go to, and how many are stopped. */
export const recipientsOf = ({ addresses, stoppedCount }: ChosenGroup): string =>
  text.recipients(addresses.length - stoppedCount, stoppedCount);
