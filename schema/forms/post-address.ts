import { ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";

const LONGEST_URL = 2000;

/** Whether something can be posted there as far as its form tells; core-api looks at the host. */
const isPostAddress = (value: unknown): boolean => {
  if (typeof value !== "string" || value.length > LONGEST_URL || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
};

/** Where a chat target or webhook takes posts. */
export const PostAddress = (): PropertyDecorator =>
  ValidateBy(
    { name: "isPostAddress", validator: { validate: isPostAddress } },
    {
      message: ({ value }) => (value === "" ? validationText.chatUrlRequired : validationText.chatUrl),
      context: { jsonSchema: { type: "string" } },
    },
  );
