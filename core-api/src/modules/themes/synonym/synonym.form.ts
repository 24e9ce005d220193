import { IsOptional, ValidateBy } from "class-validator";
import { IdField, VersionField } from "../../../http/fields.ts";
import { checkSets, SYNONYM_LIMITS } from "./synonym-sets.ts";

export class SynonymsQuery {
  /** Absent: the general list. */
  @IsOptional() @IdField("契約ID") contract_id?: string;
}

const { sets, terms, characters } = SYNONYM_LIMITS;

/** The whole list, in place of the one before. */
export class SynonymsForm extends SynonymsQuery {
  @ValidateBy(
    {
      name: "isSynonymSets",
      validator: {
        validate: (value) => checkSets(value) === null,
        defaultMessage: (args) => checkSets(args?.value) ?? "",
      },
    },
    {
      context: {
        jsonSchema: {
          type: "array",
          maxItems: sets,
          items: { type: "array", minItems: 2, maxItems: terms, items: { type: "string", maxLength: characters } },
        },
      },
    },
  )
  synonym_sets!: string[][];
  /** Of the list that was read; without it the last save wins. */
  @IsOptional() @VersionField() version?: number;
}
