import { MAIL_OPENING_SETTING } from "@kirinuki/schema/contract-settings.ts";

/** Whether a contract counts the openings of its mails' links, as a condition. */
export const countsOpenings = (contract: string): string => `
  EXISTS (SELECT 1 FROM contract_configuration k WHERE k.contract_id = ${contract} AND k.configuration_key = '${MAIL_OPENING_SETTING}'
    AND k.configuration_value = '1')`;

/** opened_count of a new run: 0 where the contract counts, else null. A run keeps it, whatever the contract decides later. */
export const openings = (contract: string): string => `CASE WHEN ${countsOpenings(contract)} THEN 0 END`;
