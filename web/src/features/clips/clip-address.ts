import { pathOf } from "../../domain/screen-path.ts";

/** To a folder of clips. */
export const folderAddress = (id: string, phone: boolean): string =>
  `${pathOf(phone ? "sp-clips" : "clips")}?folder=${id}`;
