import { buffer } from "node:stream/consumers";
import { Type } from "typebox";
import { readReach } from "../../../access/reach.read-model.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { CodeField, IdField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import type { OriginalStore } from "../../../storage/original-store.ts";
import type { Parts } from "../../parts.ts";
import { imagePath } from "../image/image-path.ts";
import { readTraces, type TraceRow } from "./trace.read-model.ts";

const MOST_IMAGES = 999;
const SERIALS = Array.from({ length: MOST_IMAGES }, (_, at) => at + 1);
/** A picture that is sent as base64 goes through memory as a whole. */
const LARGEST_BYTES = 20 * 1024 * 1024;

class TracesQuery {
  @IdField("記事ID") article_id!: string;
}
class TraceQuery {
  @IdField("記事ID") article_id!: string;
  @CodeField("画像の通し番号", SERIALS) serial_no!: number;
}

const tracesSchema = Type.Object({
  trace_image_info: Type.Array(
    Type.Object({ image_path: Type.String(), caption: Type.String(), serial_no: Type.Integer() }),
  ),
});
const traceSchema = Type.Object({
  trace_image: Type.String({ description: "base64" }),
  content_type: Type.String(),
  caption: Type.String(),
  serial_no: Type.Integer(),
});

/** GET /traces and /trace: an article's photos and figures. Seeing them is no use of an original and counts nothing. */
export function traceRoutes(router: Router, { originals }: Parts): void {
  router.user({
    method: "GET",
    path: "/traces",
    allow: ANY_USER,
    summary: "Photos and figures of an article",
    query: TracesQuery,
    data: tracesSchema,
    run: async ({ tx, actor, query }) => {
      const reach = await readReach(tx, actor, query.article_id);
      if (reach.kind === "none") throw new AppError("ARTICLE_UNKNOWN");
      if (reach.kind !== "open") return new Refusal("NOT_DISPLAYABLE", { trace_image_info: [] });
      return { trace_image_info: (await readTraces(tx, query.article_id)).map(toWire) };
    },
  });

  router.steps({
    method: "GET",
    path: "/trace",
    allow: ANY_USER,
    summary: "One photo or figure of an article in full size, base64",
    query: TraceQuery,
    data: traceSchema,
    run: async ({ run, query }) => {
      const found = await run("read", async (tx, actor) => {
        const reach = await readReach(tx, actor, query.article_id);
        if (reach.kind !== "open") return reach.kind;
        return (await readTraces(tx, query.article_id)).find(({ serial_no }) => serial_no === query.serial_no);
      });
      if (found === "closed" || found === "unpublished") return new Refusal("NOT_DISPLAYABLE", {});
      const image = typeof found === "object" ? await readImage(originals, found) : null;
      if (!image || typeof found !== "object") throw new AppError("NOT_FOUND");
      const { caption, serial_no, content_type } = found;
      return { trace_image: image.toString("base64"), content_type, caption, serial_no };
    },
  });
}

const toWire = ({ image_key, caption, serial_no }: TraceRow) => ({
  image_path: imagePath(image_key),
  caption,
  serial_no,
});

async function readImage(originals: OriginalStore, { image_key }: TraceRow): Promise<Buffer | null> {
  const original = await originals.open(image_key);
  if (!original) return null;
  if (original.size <= LARGEST_BYTES) return buffer(original.stream);
  original.stream.destroy();
  return null;
}
