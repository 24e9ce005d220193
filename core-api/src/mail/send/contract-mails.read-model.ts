import { MAIL_PROMINENCE_SETTING } from "@kirinuki/schema/contract-settings.ts";
import type { TemplateParts } from "@kirinuki/schema/mail-template.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { MailLook } from "../content/digest.ts";

/** What all mails of a contract share. */
export interface ContractMails {
  companyName: string;
  /** Contract setting: SC articles before MC ones (spec section 9). */
  scFirst: boolean;
  look: MailLook | null;
  /** Contract setting: what only names a word comes last, under its own heading. */
  byProminence: boolean;
  templates: { id: number; isDefault: boolean; parts: TemplateParts }[];
}

const CONTRACT = `
  SELECT c.company_name AS "companyName",
    coalesce((SELECT configuration_value = '1' FROM contract_configuration
      WHERE contract_id = $1 AND configuration_key = 'sort_priority'), false) AS "scFirst",
    (SELECT json_build_object('color', l.color, 'logo', CASE WHEN l.logo_key IS NOT NULL
        THEN json_build_object('key', l.logo_key, 'width', l.logo_width, 'height', l.logo_height) END)
     FROM contract_mail_look l WHERE l.contract_id = $1) AS look,
    coalesce((SELECT configuration_value = '1' FROM contract_configuration
      WHERE contract_id = $1 AND configuration_key = '${MAIL_PROMINENCE_SETTING}'), false) AS "byProminence",
    (SELECT coalesce(json_agg(json_build_object('id', template_file_id, 'isDefault', default_flag, 'parts', parts)), '[]')
     FROM mail_template t WHERE t.contract_id = $1) AS templates
  FROM contract c WHERE c.contract_id = $1`;

export async function readContractMails(tx: Transaction, contractId: number): Promise<ContractMails> {
  const [row] = await tx.query<ContractMails>(CONTRACT, [contractId]);
  return row ?? { companyName: "", scFirst: false, look: null, byProminence: false, templates: [] };
}

/** The texts of a template; of the default if none is named or it was deleted; the product's own if there is no default. */
export function partsOf({ templates }: ContractMails, templateId: number | null): TemplateParts {
  const named = templates.find(({ id }) => id === templateId);
  return (named ?? templates.find(({ isDefault }) => isDefault))?.parts ?? {};
}
