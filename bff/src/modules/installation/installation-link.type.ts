import "reflect-metadata";
import { Field, ObjectType, registerEnumType } from "type-graphql";

export enum InstallationLinkKind {
  PORTAL = "PORTAL",
  TERMS = "TERMS",
  PRIVACY = "PRIVACY",
}

registerEnumType(InstallationLinkKind, {
  name: "InstallationLinkKind",
  description: "What an address of the installation's provider shows.",
  valuesConfig: {
    PORTAL: { description: "The provider's portal for customers." },
    TERMS: { description: "ご利用にあたって." },
    PRIVACY: { description: "個人情報の取り扱い." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A link outside the product, configured for the installation." })
export class InstallationLink {
  @Field(() => InstallationLinkKind, { description: "What the page shows." })
  kind!: InstallationLinkKind;

  @Field(() => String, { description: "Its address, http or https." })
  url!: string;
}
