import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Headers of everything that the bff itself serves; answers passed through keep core-api's. Mantine sets style
 * attributes, hence the inline styles; the PDF viewer's worker and pictures come as blobs, and so do the pages of books, with
 * their style sheets and fonts, in frames that run no script. Nobody else may frame a page of ours; we may not either (frame-src), but
 * WebKit holds a blob's frame to the policy it inherits, and with frame-ancestors 'none' opens no book.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        workerSrc: ["'self'", "blob:"],
        styleSrc: ["'self'", "'unsafe-inline'", "blob:"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "blob:"],
        frameSrc: ["blob:"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: "sameorigin" },
    referrerPolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  });
}
