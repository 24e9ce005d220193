import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address that a feed must not be fetched from: of this machine, its networks, or nobody's. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
  readonly code = "EPRIVATE";
}

/**
 * Whether anybody on the internet may have this IP address. Loopback, private, link-local, multicast and reserved ranges are not
 * public, nor what carries one of them inside (mapped and translated IPv4, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** Finds the addresses of a name, all of them. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveByDns: Resolve = (host) =>
  new Promise((found, failed) => {
    lookup(host, { all: true, order: "verbatim" }, (error, addresses) => (error ? failed(error) : found(addresses)));
  });

/**
 * Looks a name up for the connection that is about to be made, and leaves out what is not public: whatever the name meant a moment
 * ago, the address that is connected to is one that has been checked. A name with none left fails with PrivateAddress.
 */
export function publicLookup(resolve: Resolve = resolveByDns): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (all) => {
        const allowed = all.filter(
          ({ address, family }) => isPublicAddress(address) && (!options.family || options.family === family),
        );
        const [first] = allowed;
        if (!first) return callback(new PrivateAddress(host), "", 0);
        return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}

/** The host of a URL where it is an address itself, which is connected to without being looked up; else null. */
function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? null : bare;
}

/** Ends of names that no public name server knows: RFC 6761, 6762, 8375, ICANN's .internal, and what routers and hosts files use. */
const INSIDE_ENDS = ["localhost", "local", "internal", "home.arpa", "localdomain", "lan", "intranet", "corp", "home"];

/**
 * Whether a URL leads to this machine or its networks, as far as its host tells: an address that is not public, a name of one label,
 * or one that is used inside alone. What any other name means is looked at by each connection (publicLookup).
 */
export function leadsInside(url: URL): boolean {
  const literal = literalAddress(url);
  if (literal !== null) return !isPublicAddress(literal);
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  return !host.includes(".") || INSIDE_ENDS.some((end) => host.endsWith(`.${end}`));
}
