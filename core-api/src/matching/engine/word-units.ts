/** Whether a UTF-16 unit is an ASCII letter or digit; NaN, beyond either end of a text, is none. */
export function isWordUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90);
}
