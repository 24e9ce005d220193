const PARTS = /^(\d{1,2}):?(\d{2})$/;

/** The time of day that somebody typed as HH:mm: 18:30, 7:30, 730, 7時30分, 7時, full width too. null for anything else. */
export function readTime(text: string): string | null {
  const plain = text.normalize("NFKC").trim().replace(/時$/, ":00").replace("時", ":").replace(/分$/, "");
  const [, hours = "", minutes = ""] = PARTS.exec(plain) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes}`;
}
