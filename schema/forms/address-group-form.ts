import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Min, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder, RequiredText } from "./decorators.ts";
import { mailAddressFault } from "./mail-address.ts";

/** As many as one mail setting is copied to at once. */
export const MOST_GROUP_ADDRESSES = 200;

/** The message names the first address that is none. */
const GroupAddresses = (): PropertyDecorator => {
  const faultOf = (value: unknown): string | null => {
    for (const address of Array.isArray(value) ? (value as unknown[]) : []) {
      const fault = mailAddressFault(address);
      if (fault === null) continue;
      return typeof address === "string" && address !== ""
        ? validationText.addressOfGroup(address.slice(0, 60), fault)
        : fault;
    }
    return null;
  };
  return inOrder(
    IsArray({ message: validationText.addressGroupEmpty }),
    ArrayMinSize(1, { message: validationText.addressGroupEmpty }),
    ArrayMaxSize(MOST_GROUP_ADDRESSES, { message: validationText.addressGroupFull }),
    ValidateBy({
      name: "areGroupAddresses",
      validator: {
        validate: (value) => faultOf(value) === null,
        defaultMessage: (given) => faultOf(given?.value) ?? "",
      },
    }),
  );
};

/** A group of the address list (/1007). */
export class AddressGroupForm {
  @RequiredText({
    required: validationText.addressGroupName,
    max: 50,
    tooLong: validationText.addressGroupNameTooLong,
  })
  groupName!: string;

  @GroupAddresses()
  addresses!: string[];

  /** The one that was read; absent: a new group. */
  @IsOptional()
  @IsInt({ message: validationText.versionBroken })
  @Min(1, { message: validationText.versionBroken })
  version?: number;
}
