import { Length, Matches } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder, RequiredText } from "./decorators.ts";

export const ContractCodeField = (): PropertyDecorator =>
  inOrder(
    Matches(/^[\w-]*$/, { message: validationText.contractCodeCharacters }),
    Length(6, 12, { message: validationText.contractCodeLength }),
  );

export const CompanyNameField = (): PropertyDecorator =>
  inOrder(
    RequiredText({
      required: validationText.companyNameRequired,
      max: 100,
      tooLong: validationText.companyNameTooLong,
    }),
    Matches(/\S/, { message: validationText.companyNameRequired }),
  );

/** The own fields of a contract that is copied from another. On the screen they stand beside those of ContractForm. */
export class ContractCopyForm {
  @ContractCodeField()
  newCode!: string;

  @CompanyNameField()
  newName!: string;
}
