/** Every white space of `expressions.md`, as the inside of a character class. */
export const WHITE = "\\t-\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000";

/** What normalisation drops (soft hyphen, zero widths, variation selectors, controls), as the inside of a character class. */
export const DROPPED =
  "\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F\\u00AD\\u200B-\\u200D\\uFEFF\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}";
