import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "The texts that mails are written by." })
export class MailTemplate {
  @Field(() => ID, { description: "template_file_id, decimal; 0 is the product's own." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "Name of its Shift_JIS CSV file." })
  fileName!: string;

  @Field(() => Boolean, { description: "Whether settings without a template of their own use it." })
  isDefault!: boolean;

  @Field(() => Int, { description: "Goes back with a change." })
  version!: number;
}
