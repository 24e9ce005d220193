import { Transform } from "class-transformer";
import { IsOptional, ValidateBy } from "class-validator";
import { IdField } from "../../../http/fields.ts";
import { domainName } from "./domain-name.ts";

const MAX_DOMAINS = 1000;

/** Domain names, each once, in order; a single one may stand alone, as query strings have it. */
function DomainsField(): PropertyDecorator {
  const names = (given: unknown): string[] | undefined => {
    const list = [given].flat();
    const found = list.flatMap((each) => domainName(each) ?? []);
    return found.length === list.length && list.length <= MAX_DOMAINS ? [...new Set(found)].sort() : undefined;
  };
  const decorators = [
    Transform(({ value }) => names(value) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "isDomains", validator: { validate: (value) => Array.isArray(value) && names(value) !== undefined } },
      {
        message: `ドメインは「example.co.jp」の形で${MAX_DOMAINS}件以下で指定してください。`,
        context: { jsonSchema: { type: "array", maxItems: MAX_DOMAINS, items: { type: "string" } } },
      },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

export class ContractDomainsQuery {
  @IdField("契約ID") contract_id!: string;
}

/** The whole list, in place of the one before. */
export class ContractDomainsForm {
  @IdField("契約ID") contract_id!: string;
  @DomainsField() domains!: string[];
}

/** In the query string or in a body. Without domains: all of them. */
export class ContractDomainsRemovalForm {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @DomainsField() domains?: string[];
}
