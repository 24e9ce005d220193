import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";

/** Role of a customer's user (spec section 3). */
export const Role = { USER: "USER", TOPIC_USER: "TOPIC_USER", ADMIN: "ADMIN" } as const;
export type Role = (typeof Role)[keyof typeof Role];
registerEnumType(Role, {
  name: "Role",
  description: "Role of a customer's user.",
  valuesConfig: {
    USER: { description: "Reads articles." },
    TOPIC_USER: { description: "Reads, sends mails and fills topics." },
    ADMIN: { description: "Administrator of the contract." },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "Sources that the user may see. The screen hides the others.",
})
export class SourceVisibility {
  @Field(() => Boolean, { description: "Newspapers, image or text type." })
  newspaper!: boolean;

  @Field(() => Boolean, { description: "Newspapers as page images (MC)." })
  newspaperImage!: boolean;

  @Field(() => Boolean, { description: "Newspapers as text (SC)." })
  newspaperText!: boolean;

  @Field(() => Boolean, { description: "Web news." })
  web!: boolean;

  @Field(() => Boolean, { description: "Magazines." })
  magazine!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Rights of the user to originals of one kind." })
export class OriginalAbilities {
  @Field(() => Boolean, { description: "See the page's thumbnail." })
  thumbnail!: boolean;

  @Field(() => Boolean, { description: "Open the PDF." })
  viewPdf!: boolean;

  @Field(() => Boolean, { description: "Print the PDF." })
  printPdf!: boolean;

  @Field(() => Boolean, { description: "Read the text." })
  viewText!: boolean;

  @Field(() => Boolean, { description: "Print the text." })
  printText!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "What the user may do, decided by core-api. The screen leaves out actions without the right.",
})
export class Abilities {
  @Field(() => OriginalAbilities, { description: "Newspaper images (MC, 紙面)." })
  mc!: OriginalAbilities;

  @Field(() => OriginalAbilities, { description: "Newspaper text (SC, 本文)." })
  sc!: OriginalAbilities;

  @Field(() => Boolean, { description: "Send articles by mail." })
  sendMail!: boolean;

  @Field(() => Boolean, { description: "Put articles into topics." })
  manageTopics!: boolean;

  @Field(() => Boolean, { description: "Open the administration screens." })
  administer!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    "Messages of the confirmation dialogs before a counted use (message_info); null if the contract has no such dialog.",
})
export class OriginalConfirmations {
  @Field(() => String, { nullable: true, description: "Before a PDF is shown." })
  pdf!: string | null;

  @Field(() => String, { nullable: true, description: "Before a PDF is printed." })
  print!: string | null;

  @Field(() => String, { nullable: true, description: "Before a text is shown." })
  text!: string | null;

  @Field(() => String, { nullable: true, description: "Before a text is printed." })
  printText!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "A support view: an operator sees the product as the user, read only.",
})
export class SupportView {
  @Field(() => String, { description: "Name of the operator." })
  operatorName!: string;

  @Field(() => String, { description: "Why." })
  reason!: string;

  @Field(() => DateTime, { description: "When it ends." })
  endsAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "The contract's service ends soon, or has ended." })
export class ContractEnd {
  @Field(() => Day, { description: "Last day in service." })
  lastDay!: string;

  @Field(() => Day, { description: "Last day on which it can be read." })
  readUntil!: string;

  @Field(() => Boolean, { description: "Whether it has ended and can only be read." })
  isOver!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The signed-in user." })
export class Viewer {
  @Field(() => ID, { description: "contract_id, decimal." })
  contractId!: string;

  @Field(() => String, { description: "企業コード." })
  contractCode!: string;

  @Field(() => ID, { description: "ユーザーID within the contract." })
  userId!: string;

  @Field(() => String, { description: "Name of the user." })
  name!: string;

  @Field(() => String, { description: "Name of the company." })
  companyName!: string;

  @Field(() => String, { description: "Name of the user's group." })
  userGroupName!: string;

  @Field(() => Role, { description: "Decides which screens may be opened." })
  role!: Role;

  @Field(() => Boolean, {
    description: "Whether the user must set up a second factor; until then everything else is refused.",
  })
  secondFactorNeeded!: boolean;

  @Field(() => Int, { description: "Maximum number of addresses of one mail." })
  mailSendMaxCount!: number;

  @Field(() => Boolean, { description: "Whether the contract shows sub-themes." })
  subthemeDisplay!: boolean;

  @Field(() => Boolean, { description: "Whether the user sees the usage of originals." })
  pdfUsageDisplay!: boolean;

  @Field(() => OriginalConfirmations, { description: "Confirmations shown before a use of an original is counted." })
  confirmations!: OriginalConfirmations;

  @Field(() => Boolean, { description: "Whether each use of an original needs a charge code." })
  asksChargeCode!: boolean;

  @Field(() => Boolean, { description: "Whether users may have their saved conditions mailed to themselves." })
  ownMails!: boolean;

  @Field(() => Boolean, { description: "Whether lists and opened texts may be kept on the user's device." })
  offlineReading!: boolean;

  @Field(() => Day, { description: "The business day in Tokyo; a mail link without a date refers to it." })
  processDate!: string;

  @Field(() => ContractEnd, { nullable: true, description: "Null unless the service ends soon or has ended." })
  contractEnd!: ContractEnd | null;

  @Field(() => SourceVisibility, { description: "Sources that contract and user group are both linked to." })
  sources!: SourceVisibility;

  @Field(() => Abilities, { description: "What the user may do." })
  abilities!: Abilities;

  @Field(() => Boolean, { description: "Whether this is an operator's support view." })
  isSupportView!: boolean;

  @Field(() => SupportView, { nullable: true, description: "Null unless this is an operator's support view." })
  supportView!: SupportView | null;
}
