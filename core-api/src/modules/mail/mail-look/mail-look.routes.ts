import { IsUUID, Matches, MaxLength } from "class-validator";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { Sent } from "../../../http/sent.ts";
import { nullable } from "../../../http/wire-types.ts";
import type { Parts } from "../../parts.ts";
import { readLook, readStoredLogo, saveLook } from "./mail-look.service.ts";

/** PUT /mail_look: absent stays, null goes. */
class MailLookBody {
  @Clearable()
  @Matches(/^#[0-9a-f]{6}$/, { message: "色は#と6桁の16進数（小文字）で指定してください。" })
  color?: string | null;

  /** A PNG or JPEG file in Base64. */
  @Clearable() @MaxLength(400_000, { message: "ロゴは64KB以下の画像にしてください。" }) logo?: string | null;
}

/** GET /mail_logo. */
class LogoQuery {
  @IsUUID("all", { message: "ロゴのキーは正しいキーで指定してください。" }) key!: string;
}

const mailLookSchema = Type.Object({
  /** Null: the product's own. */
  color: nullable(Type.String()),
  /** Of GET /mail_logo; null: none. */
  logo_key: nullable(Type.String()),
});

const FOR_EVER = "public, max-age=31536000, immutable";

/** GET and PUT /mail_look, and GET /mail_logo, which mail programs call (our addition to api.md, Mail). */
export function mailLookRoutes(router: Router, { operatorScope }: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_look",
    allow: ADMINS,
    summary: "The contract's own colour and logo in its mails",
    data: mailLookSchema,
    run: async ({ tx, actor }) => {
      const look = await readLook(tx, actor.contractId);
      return { color: look?.color ?? null, logo_key: look?.logo_key ?? null };
    },
  });

  router.user({
    method: "PUT",
    path: "/mail_look",
    allow: ADMINS,
    summary: "Change the colour and the logo of the contract's mails; null restores the product's own",
    body: MailLookBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await saveLook({ tx, actor, requestId: request.id }, body);
      return {};
    },
  });

  router.public({
    method: "GET",
    path: "/mail_logo",
    allow: "Public",
    summary: "The logo of a contract's mails by its key",
    query: LogoQuery,
    data: Type.Unknown(),
    produces: "image/*",
    run: async ({ query, reply }) => {
      const logo = await operatorScope.shared("read", (tx) => readStoredLogo(tx, query.key));
      if (!logo) throw new AppError("NOT_FOUND");
      // Mail programs and their proxies fetch it, from wherever they are.
      reply.header("cache-control", FOR_EVER).header("cross-origin-resource-policy", "cross-origin");
      await reply.type(logo.type).send(logo.bytes);
      return new Sent();
    },
  });
}
