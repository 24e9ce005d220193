/**
 * Header by which the bff proves itself to core-api; its value is BFF_SECRET of both. With it core-api believes X-Forwarded-For (one
 * address) and X-Forwarded-Host, without it neither.
 */
export const BFF_HEADER = "x-kirinuki-bff";
