import type { Role } from "./actor.ts";

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
