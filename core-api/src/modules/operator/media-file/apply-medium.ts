import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { validateForm } from "../../../http/validate.ts";
import type { MagazineMedium, NewspaperMedium } from "../../articles/media/media.dto.ts";
import { MagazineMediaForm, NewspaperMediaForm } from "../../articles/media/media.form.ts";
import { readMagazineMedia, readNewspaperMedia } from "../../articles/media/media.read-model.ts";
import { type MediumKind, saveMagazine, saveNewspaper } from "../../articles/media/media.service.ts";
import { demandKnown, type Fields, isFields, isSame } from "../contract-file/contract-file.ts";
import { readMediaLicences } from "../media-licence/media-licence.read-model.ts";

type MediaCall = Parameters<typeof saveNewspaper>[0];

export interface AppliedMedium {
  media_code: string;
  /** Null: it is what the file says already. */
  what: "created" | "changed" | null;
}

/** Newspapers, then magazines: name, group or rules, and licence, as the calls take them; `data_section` tells which it is. */
export async function mediaAsFile(tx: Transaction, code?: string): Promise<(Fields & { data_section: MediumKind })[]> {
  const licences = new Map((await readMediaLicences(tx, code)).map((licence) => [licence.media_code, licence]));
  const asFile = (data_section: MediumKind) => (medium: NewspaperMedium | MagazineMedium) => ({
    ...licences.get(medium.media_code),
    ...medium,
    data_section,
  });
  const newspapers = (await readNewspaperMedia(tx, code)).map(asFile(1));
  return [...newspapers, ...(await readMagazineMedia(tx, code)).map(asFile(5))];
}

/**
 * Makes a medium what its file says: it is made, or changed where it differs; a field that the file does not name stays.
 * @throws AppError INVALID_FIELDS, MEDIUM_OF_OTHER_SOURCE
 */
export async function applyMedium(call: MediaCall, given: unknown): Promise<AppliedMedium> {
  if (!isFields(given)) throw invalidFields([{ field: "file", message: "媒体をJSONオブジェクトで指定してください。" }]);
  const { data_section, ...fields } = given;
  const { form, change } = await checkedMedium(call, kindOf(data_section), fields);
  const [kept] = await mediaAsFile(call.tx, form.media_code);
  const { media_code } = form;
  if (kept && isSame(given, kept)) return { media_code, what: null };
  await change();
  return { media_code, what: kept ? "changed" : "created" };
}

function kindOf(section: unknown): MediumKind {
  if (section === 1 || section === 5) return section;
  throw invalidFields([{ field: "data_section", message: "1（新聞）または5（雑誌）を指定してください。" }]);
}

async function checkedMedium(call: MediaCall, kind: MediumKind, fields: Fields) {
  demandKnown(kind === 1 ? NewspaperMediaForm : MagazineMediaForm, fields, "");
  if (kind === 1) {
    const form = await validateForm(NewspaperMediaForm, fields);
    return { form, change: () => saveNewspaper(call, form) };
  }
  const form = await validateForm(MagazineMediaForm, fields);
  return { form, change: () => saveMagazine(call, form) };
}
