/** Whether a text is the address of a page, not words. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim());

/** An address as it may be stored: without what names a place in the page, with and without a slash at its end; none for other texts. */
export function addressesOf(text: string): string[] {
  const given = text.trim();
  if (!isAddress(given)) return [];
  const url = new URL(given);
  url.hash = "";
  const whole = url.href;
  const ways = [given, whole, whole.replace(/\/$/, ""), `${whole}/`];
  return [...new Set(ways.flatMap((way) => [way.replace(/^http:/i, "https:"), way.replace(/^https:/i, "http:")]))];
}
