/** The file is no book that can be shown. */
export class DamagedBook extends Error {
  override name = "DamagedBook";
}
