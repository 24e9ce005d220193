import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true, description: "A mail template." })
export class MailTemplate {
  @Field(() => ID, { description: "template_file_id, decimal; 0: the built-in template." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Name of its Shift_JIS CSV file." })
  fileName!: string;

  @Field(() => Boolean, {
    description: "Whether it is the default template, used by settings without a template of their own.",
  })
  isDefault!: boolean;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;
}
