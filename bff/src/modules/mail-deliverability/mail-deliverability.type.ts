import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "What became of a month's mails." })
export class MailFigures {
  @Field(() => Int, { description: "Mails that were handed over or given up." })
  mails!: number;

  @Field(() => Int, { description: "The server took them, and nothing came back." })
  sent!: number;

  @Field(() => Int, { description: "More than one attempt was needed." })
  retried!: number;

  @Field(() => Int, { description: "Refused on the spot, or given up." })
  failed!: number;

  @Field(() => Int, { description: "Taken, and came back." })
  bounced!: number;

  @Field(() => Int, { description: "Recipients called them spam." })
  complaints!: number;

  @Field(() => Int, { description: "Recipients took themselves off the lists by them." })
  unsubscribes!: number;
}

@ObjectType({ simpleResolvers: true, description: "The same of the mails to one domain." })
export class DomainMailFigures extends MailFigures {
  @Field(() => String, { description: "Domain of the recipients." })
  domain!: string;
}

@ObjectType({ simpleResolvers: true, description: "A month's mails of all contracts." })
export class MailDeliverability {
  @Field(() => String, { description: "yyyy-MM." })
  month!: string;

  @Field(() => MailFigures, { description: "All domains together." })
  total!: MailFigures;

  @Field(() => Int, { description: "How many domains there are; the 200 with the most mails are listed." })
  domainCount!: number;

  @Field(() => [DomainMailFigures], { description: "Most mails first." })
  domains!: DomainMailFigures[];
}

@ObjectType({ simpleResolvers: true, description: "An address that gets no mail, or no lists." })
export class StoppedAddress {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "company_name." })
  companyName!: string;

  @Field(() => ID, { description: "mail_address_id." })
  id!: string;

  @Field(() => String, { description: "The address." })
  address!: string;

  @Field(() => String, { description: "bounce, complaint or unsubscribed." })
  kind!: string;

  @Field(() => String, { description: "Why, in words." })
  reason!: string;

  @Field(() => DateTime, { description: "Since when." })
  stoppedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "Addresses that get no mail, of all contracts." })
export class StoppedAddresses {
  @Field(() => [StoppedAddress], { description: "Newest first, at most 200." })
  addresses!: StoppedAddress[];

  @Field(() => Int, { description: "How many there are." })
  total!: number;
}
