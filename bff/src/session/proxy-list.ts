import { isIP } from "node:net";

/** The entries of TRUSTED_PROXIES; none where it is empty. */
export const proxiesOf = (list: string): string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** An address, or a range with the length of its prefix. A range of everything would trust everybody, and is none. */
function isProxy(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128);
}

export const isProxyList = (list: string): boolean => proxiesOf(list).every(isProxy);
