/**
 * A request number that can be read out over the phone: of a UUID its first eight digits, as 7F3A-21C9; every other
 * form as it is. The operators' log finds it by its beginning.
 */
export function shortNumber(requestId: string): string {
  const digits = /^[0-9a-f]{8}(?=-[0-9a-f]{4}-)/i.exec(requestId)?.[0].toUpperCase();
  return digits ? `${digits.slice(0, 4)}-${digits.slice(4)}` : requestId;
}
