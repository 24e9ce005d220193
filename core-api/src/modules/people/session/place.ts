import ipaddr from "ipaddr.js";
import { IPV6_PLACE_BITS } from "../../../config/sign-in-limits.ts";

/** Where guesses come from, as limits count them: an IPv4 address, or the network of an IPv6 address, whose owner may use all of it. */
export const placeOf = (address: string): string =>
  ipaddr.IPv6.isValid(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_PLACE_BITS}`).toNormalizedString()
    : address;
