import "reflect-metadata";
import { IsOptional, Matches, MaxLength } from "class-validator";
import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { MailDone } from "../mail-setting/mail-setting.type.ts";
import { SaveMailLookResult } from "./mail-template.type.ts";

@ObjectType({ simpleResolvers: true, description: "The contract's own colour and logo in its mails." })
export class MailLook {
  @Field(() => String, { nullable: true, description: "#rrggbb; null: the product's default." })
  color!: string | null;

  @Field(() => String, { nullable: true, description: "Key in the logo's URL; null: no logo." })
  logoKey!: string | null;
}

@InputType({ description: "New colour and logo." })
export class MailLookInput {
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/, { message: "色は#と6桁の16進数（小文字）で指定してください。" })
  @Field(() => String, { nullable: true, description: "#rrggbb, readable on white; null: the product's default." })
  color?: string | null;

  @IsOptional()
  @MaxLength(400_000, { message: "ロゴは64KB以下の画像にしてください。" })
  @Field(() => String, { nullable: true, description: "A PNG or JPEG file in Base64; null: no change." })
  logo?: string | null;

  @Field(() => Boolean, { description: "Whether to remove the logo." })
  removesLogo!: boolean;
}

/** How the mails of a contract look (screen 1044). Administrators only. */
@Resolver()
export class MailLookResolver {
  @Query(() => MailLook, { description: "The contract's own colour and logo in its mails. Administrators only." })
  async mailLook(@Ctx() { core }: RequestContext): Promise<MailLook> {
    const { color, logo_key: logoKey } = await core.mails.look();
    return instance(MailLook, { color, logoKey });
  }

  @UseMiddleware(invalidFormAsData({ color: "color", logo: "logo" }))
  @Mutation(() => SaveMailLookResult, { description: "Changes the look of the contract's mails. Administrators only." })
  async saveMailLook(
    @Arg("form", () => MailLookInput, { description: "The look." }) { color, logo, removesLogo }: MailLookInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const changed = removesLogo ? { logo: null } : logo ? { logo } : {};
    const answer = await orRefusal(core.mails.saveLook({ color: color ?? null, ...changed }));
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }
}
