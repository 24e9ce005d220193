import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { mayShow } from "../../../access/licence.read-model.ts";
import { readReach } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { ShortTextField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { isStoreKey, MAX_KEY_LENGTH, type OriginalStore } from "../../../storage/original-store.ts";
import type { Parts } from "../../parts.ts";
import { readImages, type StoredImage } from "./image.read-model.ts";

class ImageQuery {
  @ShortTextField("画像キー", MAX_KEY_LENGTH) key!: string;
}

/** What browsers show as a picture and never run. */
const IMAGE_TYPES = new Set(["image/jpeg", "image/png", "image/webp", "image/gif"]);

/** Long enough for scrolling up and down a list, short enough for a withdrawal to be noticed. */
const MAX_AGE_SECONDS = 600;

/** GET /image: thumbnails and photos. Seeing them is no use of an original and counts nothing (design section 7). */
export function imageRoutes(router: Router, { originals, clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/image",
    allow: ANY_USER,
    summary: "A thumbnail or photo of an article as an image",
    query: ImageQuery,
    data: Type.Unknown(),
    produces: "image/*",
    run: async ({ actor, tx, query, request, reply }) => {
      const image = await visibleImage(tx, actor, query.key, clock.now());
      return send(image, query.key, originals, request, reply);
    },
  });
}

/**
 * An administrator sees those of unpublished articles too, as he may read about them.
 * @throws AppError NOT_FOUND for a key that is no image of an article the user can reach, or whose licence has ended
 */
async function visibleImage(tx: Transaction, actor: Actor, key: string, now: Date): Promise<StoredImage> {
  const images = isStoreKey(key) ? await readImages(tx, key) : [];
  for (const image of images) {
    if (!IMAGE_TYPES.has(image.contentType)) continue;
    const reach = await readReach(tx, actor, image.articleId);
    const isReached = reach.kind === "open" || (reach.kind === "unpublished" && actor.role === "Admin");
    if (isReached && (await mayShow(tx, actor, image.articleId, now))) return image;
  }
  throw new AppError("NOT_FOUND");
}

async function send(
  image: StoredImage,
  key: string,
  originals: OriginalStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${image.sha256.toString("base64url")}"`;
  const known = request.headers["if-none-match"] === etag;
  const original = known ? null : await originals.open(key);
  if (!known && !original) throw new AppError("NOT_FOUND");
  // The next user of the same browser must not be shown what the last one fetched.
  reply.headers({ etag, "cache-control": `private, max-age=${MAX_AGE_SECONDS}`, vary: "Cookie" });
  if (!original) return reply.code(304).send();
  reply.headers({ "content-type": image.contentType, "content-length": original.size });
  return reply.send(original.stream);
}
