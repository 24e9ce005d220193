import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * What any answer may load. Mantine sets style attributes, hence the inline styles; the PDF viewer's worker and pictures come as
 * blobs, and so do the pages of books, with their style sheets and fonts, in frames that run no script. Nobody else may frame a page
 * of ours; we may not either (frame-src), but WebKit holds a blob's frame to the policy it inherits, and with frame-ancestors 'none'
 * opens no book.
 */
const SOURCES = {
  "default-src": "'none'",
  "script-src": "'self'",
  "script-src-attr": "'none'",
  "worker-src": "'self' blob:",
  "style-src": "'self' 'unsafe-inline' blob:",
  "img-src": "'self' data: blob:",
  "font-src": "'self' blob:",
  "frame-src": "blob:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "media-src": "'none'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'self'",
};

/** The policies that write markup or name scripts: web/public/before-paint.js, the offline part and the book viewer make them. */
const TRUSTED_TYPES = "default kirinuki-sw kirinuki-book";

const POLICY = Object.entries(SOURCES)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join("; ");

const withScripts = (nonce: string, trustedTypes: string): string =>
  [
    POLICY,
    `script-src 'nonce-${nonce}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`,
  ].join(", ");

/**
 * The policy of a page: scripts of ours alone (POLICY), of those only the ones the page was sent with, by their nonce, and what they
 * load; and no text becomes markup or a script's address but by a named policy (Trusted Types).
 */
export const pagePolicy = (nonce: string): string => withScripts(nonce, TRUSTED_TYPES);

/** Of the page that shows the REST calls: the same, but for the policy under which Scalar's framework (Vue) writes markup. */
export const referencePolicy = (nonce: string): string => withScripts(nonce, "default vue");

/** What no screen of ours asks a browser for. What a screen does need (clipboard, full screen, passkeys) stays with our own origin. */
const REFUSED = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const PERMISSIONS = REFUSED.map((feature) => `${feature}=()`).join(", ");

/**
 * Headers of everything that the bff itself serves; answers passed through keep core-api's. Workers need the embedder policy of their
 * page, so every file has it.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: "sameorigin" },
    referrerPolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: { policy: "require-corp" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", POLICY);
    reply.header("permissions-policy", PERMISSIONS);
  });
}
