import { type Static, Type } from "typebox";

const count = Type.Integer({ minimum: 0 });

/** Articles that a mail would lead more people to than may read them. */
export const overLicenceSchema = Type.Object({
  over_licence_info: Type.Array(
    Type.Object({
      article_id: Type.String(),
      title: Type.String(),
      media_name: Type.String(),
      /** How many of the contract may read it. */
      max_readers: count,
      /** How many do already, or are written to. */
      reader_count: count,
      /** How many the mail would add. */
      new_reader_count: count,
      /** By how many that is too many. */
      over_count: count,
    }),
  ),
});
export type OverLicenceWire = Static<typeof overLicenceSchema>;
