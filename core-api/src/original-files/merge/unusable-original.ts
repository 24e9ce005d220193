/** An original that can't be merged, with the reason for the log. */
export class UnusableOriginal extends Error {
  override readonly name = "UnusableOriginal";
}
