import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const number = () => nullable(Type.Integer());

const newspaperMedium = Type.Object({ media_code: Type.String(), media_name: Type.String(), value: number() });
export type NewspaperMedium = Static<typeof newspaperMedium>;
export const newspaperMediaSchema = Type.Object({ newspaper_media: Type.Array(newspaperMedium) });

const magazineMedium = Type.Object({
  media_code: Type.String(),
  media_name: Type.String(),
  sales_from_days: number(),
  sales_days: number(),
  redelivery_from_days: number(),
  sales_datetime_flag: number(),
});
export type MagazineMedium = Static<typeof magazineMedium>;
export const magazineMediaSchema = Type.Object({ magazine_media: Type.Array(magazineMedium) });

export const mediaCodeSchema = Type.Object({ media_code: Type.String() });
