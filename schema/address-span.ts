import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A run of addresses of one family, both ends included. */
export interface AddressSpan {
  first: string;
  last: string;
  /** How it is written: `203.0.113.0/24` where it is a whole network, `192.0.2.10-192.0.2.20` elsewhere, one address alone as it is. */
  text: string;
  count: bigint;
}

/** The span that a text names, or its fault. */
export type SpanReading = { span: AddressSpan } | { fault: string };

/** A range as wide as these networks would let half the internet in. */
const WIDEST_PREFIX = { ipv4: 8, ipv6: 32 } as const;
const BITS = { ipv4: 32, ipv6: 128 } as const;

const FORM = "例のように入力してください。203.0.113.0/24、198.51.100.10-40、2001:db8::/48";

/** Thrown inside of this file only; its message is for people. */
class Fault extends Error {}

/** Reads `203.0.113.0/24`, `2001:db8::/48`, `192.0.2.10-192.0.2.20`, `192.0.2.10-20` or one address; full width is read as half width. */
export function readSpan(given: string): SpanReading {
  const text = given
    .normalize("NFKC")
    .replace(/\s+/g, "")
    .replace(/[~〜−–]/g, "-");
  try {
    return { span: spanOf(text) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.message };
    throw error;
  }
}

function spanOf(text: string): AddressSpan {
  const slash = text.indexOf("/");
  if (slash >= 0) return ofNetwork(text.slice(0, slash), text.slice(slash + 1));
  const [from = "", to, ...rest] = text.split("-");
  if (rest.length > 0) throw new Fault(FORM);
  const first = addressOf(from);
  return ofEnds(first, to === undefined ? first : addressOf(completed(to, from)));
}

/** `40` behind `198.51.100.10-` is the last number of an address of the same network. */
const completed = (to: string, from: string): string =>
  /^\d{1,3}$/.test(to) && from.includes(".") ? from.replace(/\d+$/, to) : to;

function addressOf(text: string): Address {
  const numbers = text.split(".");
  if (/^\d+(\.\d+){3}$/.test(text)) {
    const wrong = numbers.findIndex((number) => Number(number) > 255 || (number.length > 1 && number.startsWith("0")));
    if (wrong >= 0) throw new Fault(`${wrong + 1}つめの数字は0～255で入力してください`);
    return ipaddr.IPv4.parse(text);
  }
  if (text.includes("%") || !ipaddr.IPv6.isValid(text)) throw new Fault(FORM);
  const address = ipaddr.IPv6.parse(text);
  if (address.isIPv4MappedAddress())
    throw new Fault(`IPv4のアドレスは${address.toIPv4Address().toString()}の形で入力してください`);
  return address;
}

function ofNetwork(base: string, bits: string): AddressSpan {
  const address = addressOf(base);
  const kind = address.kind();
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > BITS[kind])
    throw new Fault(`/のあとの数字は${WIDEST_PREFIX[kind]}～${BITS[kind]}で入力してください`);
  const network = `${address.toString()}/${Number(bits)}`;
  const [first, last] =
    kind === "ipv4"
      ? [ipaddr.IPv4.networkAddressFromCIDR(network), ipaddr.IPv4.broadcastAddressFromCIDR(network)]
      : [ipaddr.IPv6.networkAddressFromCIDR(network), ipaddr.IPv6.broadcastAddressFromCIDR(network)];
  return ofEnds(first, last);
}

const addressNumber = (address: Address): bigint =>
  address.toByteArray().reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

function ofEnds(first: Address, last: Address): AddressSpan {
  const kind = first.kind();
  if (kind !== last.kind()) throw new Fault("IPv4とIPv6を1つの範囲にはできません");
  const count = addressNumber(last) - addressNumber(first) + 1n;
  if (count < 1n) throw new Fault("始まりのアドレスが終わりより後です");
  const prefix = WIDEST_PREFIX[kind];
  if (count > 1n << BigInt(BITS[kind] - prefix))
    throw new Fault(`範囲が広すぎます。/${prefix}より狭い範囲を入力してください`);
  if (first.range() === "unspecified") throw new Fault("このアドレスは接続元になりません");
  return { first: first.toString(), last: last.toString(), text: textOf(first, last, count), count };
}

function textOf(first: Address, last: Address, count: bigint): string {
  if (count === 1n) return first.toString();
  const isNetwork = (count & (count - 1n)) === 0n && addressNumber(first) % count === 0n;
  const bits = BITS[first.kind()] - (count.toString(2).length - 1);
  return isNetwork ? `${first.toString()}/${bits}` : `${first.toString()}-${last.toString()}`;
}

const ends = ({ first, last }: AddressSpan): { kind: string; from: bigint; to: bigint } => {
  const address = ipaddr.parse(first);
  return { kind: address.kind(), from: addressNumber(address), to: addressNumber(ipaddr.parse(last)) };
};

/** How a span lies to another: inside of it (or equal to it), sharing some of it, or apart. */
export function placeOfSpan(span: AddressSpan, other: AddressSpan): "inside" | "across" | "apart" {
  const [a, b] = [ends(span), ends(other)];
  if (a.kind !== b.kind || a.to < b.from || b.to < a.from) return "apart";
  return a.from >= b.from && a.to <= b.to ? "inside" : "across";
}
