import { validationText } from "@kirinuki/schema/messages.ts";
import { IsIn, IsOptional } from "class-validator";
import { Field } from "type-graphql";

/** What becomes of articles that their licence allows fewer readers than a mail has: "headline", or null to be asked. */
export const OverLicenceField = (): PropertyDecorator => {
  const description =
    "headline: articles whose licence allows fewer readers go as headlines. Null: such a mail is refused.";
  const decorators = [
    IsOptional(),
    IsIn(["headline"], { message: validationText.overLicenceUnknown }),
    Field(() => String, { nullable: true, description }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};
