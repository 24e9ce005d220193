import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Actor, Role } from "./actor.ts";

/** What a user may do with the original of a newspaper article. Only these booleans travel; the codes stay here. */
export interface OriginalAbilities {
  thumbnail: boolean;
  view_pdf: boolean;
  print_pdf: boolean;
  view_text: boolean;
  print_text: boolean;
}

/** MC: 1 thumbnails, 2 view PDF and text, 3 also print both (design section 7; missing means 1). */
export const mcAbilities = (authority: number): OriginalAbilities => ({
  thumbnail: true,
  view_pdf: authority >= 2,
  view_text: authority >= 2,
  print_pdf: authority >= 3,
  print_text: authority >= 3,
});

/** SC: 2 text view and print, 3 also PDF view, 5 also PDF print (design section 7; missing means 2). */
export const scAbilities = (authority: number): OriginalAbilities => ({
  thumbnail: true,
  view_pdf: authority >= 3,
  print_pdf: authority >= 5,
  view_text: true,
  print_text: true,
});

/** Screens by role, spec section 6. */
export const roleAbilities = (role: Role): { send_mail: boolean; manage_topics: boolean; administer: boolean } => ({
  send_mail: role !== "User",
  manage_topics: role !== "User",
  administer: role === "Admin",
});

/** The ways to use an original, each counted. */
export const USE_KINDS = ["pdf_display", "pdf_print", "text_display", "text_print", "epub_display"] as const;
export type UseKind = (typeof USE_KINDS)[number];

const NEWSPAPER_ABILITY = {
  pdf_display: "view_pdf",
  pdf_print: "print_pdf",
  text_display: "view_text",
  text_print: "print_text",
} as const satisfies Record<Exclude<UseKind, "epub_display">, keyof OriginalAbilities>;

/**
 * Whether a user may use originals of a source in a way: the source is linked to contract and group, and the authority of its
 * kind reaches that far. A link in a mail gives no right of its own. Only newspapers have PDFs and counted texts, only
 * magazines books; what web news and magazines print in the reading pane is no original.
 */
export function mayUse(
  user: Pick<Actor, "sections" | "mcUserAuthority" | "scUserAuthority">,
  section: DataSection,
  kind: UseKind,
): boolean {
  if (!user.sections.includes(section)) return false;
  if (section === 5 || kind === "epub_display") return section === 5 && kind === "epub_display";
  if (section === 3) return false;
  const abilities = section === 1 ? mcAbilities(user.mcUserAuthority) : scAbilities(user.scUserAuthority);
  return abilities[NEWSPAPER_ABILITY[kind]];
}
