/** Nothing but a name: no scheme, user, port or path. */
const PLAIN = /^[^\s/\\:@?#%]+$/;
const ASCII_NAME = /^(?=.{3,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/**
 * A domain as hosts of articles are stored: ASCII and lower case. `*.` before it and a dot behind it change nothing, since what is
 * below always belongs to it. null for what is no domain of two labels or more: a whole top level is hardly ever meant.
 */
export function domainName(given: unknown): string | null {
  if (typeof given !== "string") return null;
  const text = given
    .trim()
    .replace(/^\*?\./, "")
    .replace(/\.$/, "");
  if (!PLAIN.test(text) || !URL.canParse(`http://${text}`)) return null;
  const { hostname } = new URL(`http://${text}`);
  return ASCII_NAME.test(hostname) ? hostname : null;
}
