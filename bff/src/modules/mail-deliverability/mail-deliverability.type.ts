import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "What became of a month's mails." })
export class MailFigures {
  @Field(() => Int, { description: "Mails whose delivery succeeded or was given up." })
  mails!: number;

  @Field(() => Int, { description: "Accepted by the server, and not bounced." })
  sent!: number;

  @Field(() => Int, { description: "Mails that needed more than one attempt." })
  retried!: number;

  @Field(() => Int, { description: "Rejected at once, or given up after retries." })
  failed!: number;

  @Field(() => Int, { description: "Accepted, and bounced later." })
  bounced!: number;

  @Field(() => Int, { description: "Reported as spam by their recipients." })
  complaints!: number;

  @Field(() => Int, { description: "Mails through which recipients unsubscribed." })
  unsubscribes!: number;
}

@ObjectType({ simpleResolvers: true, description: "Mail figures of one recipient domain." })
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

  @Field(() => Int, { description: "Number of domains; the 200 with the most mails are listed." })
  domainCount!: number;

  @Field(() => [DomainMailFigures], { description: "Most mails first." })
  domains!: DomainMailFigures[];
}

@ObjectType({ simpleResolvers: true, description: "An address to which mails are stopped." })
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

@ObjectType({ simpleResolvers: true, description: "Addresses to which mails are stopped, of all contracts." })
export class StoppedAddresses {
  @Field(() => [StoppedAddress], { description: "Newest first, at most 200." })
  addresses!: StoppedAddress[];

  @Field(() => Int, { description: "Total number." })
  total!: number;
}
