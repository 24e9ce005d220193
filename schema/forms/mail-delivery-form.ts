import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder, RequiredText } from "./decorators.ts";
import { mailAddressFault } from "./mail-address.ts";

/** A contract's own limit, mail_send_max_count, is usually far lower. */
const MOST_ADDRESSES = 1000;

/** A list of addresses, each of which is answered separately. */
export const AddressTexts = (): PropertyDecorator =>
  inOrder(
    IsArray({ message: validationText.mailRequired }),
    ArrayMinSize(1, { message: validationText.mailRequired }),
    ArrayMaxSize(MOST_ADDRESSES, { message: validationText.mailInvalid }),
    IsString({ each: true, message: validationText.notText }),
  );

/** Every address of a list is one; the message is that of the first that is not. */
export const MailAddresses = (): PropertyDecorator => {
  const faultOf = (value: unknown): string | null =>
    Array.isArray(value) ? (value.map(mailAddressFault).find((fault) => fault !== null) ?? null) : null;
  return inOrder(
    IsArray({ message: validationText.mailRequired }),
    ArrayMinSize(1, { message: validationText.mailRequired }),
    ArrayMaxSize(MOST_ADDRESSES, { message: validationText.mailInvalid }),
    ValidateBy({
      name: "areMailAddresses",
      validator: {
        validate: (value) => faultOf(value) === null,
        defaultMessage: (given) => faultOf(given?.value) ?? "",
      },
    }),
  );
};

/** The words of a mail of chosen articles (/1002). */
export class ManualMailForm {
  @RequiredText({
    required: validationText.mailSubjectRequired,
    max: 200,
    tooLong: validationText.mailSubjectTooLong,
  })
  subject!: string;

  /** What stands above the articles; may be blank. */
  @IsString({ message: validationText.notText })
  @MaxLength(4000, { message: validationText.mailTextTooLong })
  text = "";
}

/** Chosen articles sent by hand (/1002; spec sections 5 and 7). */
export class MailDeliveryForm extends ManualMailForm {
  @MailAddresses()
  addresses!: string[];
}
