import { IsBoolean, IsDefined, IsIn, IsInt, Matches, Max, Min, ValidateBy, ValidateIf } from "class-validator";
import { validationText } from "../messages.ts";
import { inOrder } from "./decorators.ts";
import { ShortName } from "./short-name.ts";
import { UseLines } from "./use-lines.ts";

export const MOST_USES = 1_000_000;

export const UserGroupName = (): PropertyDecorator =>
  ShortName({
    required: validationText.userGroupNameRequired,
    max: { length: 50, message: validationText.userGroupNameTooLong },
  });

const isNotNull = (key: string) => ValidateIf((form: Record<string, unknown>) => form[key] !== null);

const UseMaxCount = (): PropertyDecorator => (target, key) =>
  inOrder(
    isNotNull(String(key)),
    IsDefined({ message: validationText.useMaxCountRequired }),
    IsInt({ message: validationText.useMaxCountRange }),
    Min(0, { message: validationText.useMaxCountRange }),
    Max(MOST_USES, { message: validationText.useMaxCountRange }),
  )(target, key);

/** A source that a group is linked to. */
export class GroupSource {
  @IsIn([1, 2, 3, 5], { message: validationText.chosenUnknown })
  dataSection!: number;

  /** False: only articles of the user's themes can be chosen. */
  @IsBoolean({ message: validationText.notFlag })
  allArticlesSelectable!: boolean;
}

const isEachOnce = (sources: unknown): boolean =>
  Array.isArray(sources) && new Set(sources.map((source: GroupSource) => source.dataSection)).size === sources.length;

/** A user group (screen 1011; spec section 5): every choice is made, also that there is no cap or no demand unit. */
export class UserGroupForm {
  @UserGroupName()
  userGroupName!: string;

  /** Monthly cap of image originals; null for none. */
  @UseMaxCount()
  useMaxCount1?: number | null;

  /** Monthly cap of text originals; null for none. */
  @UseMaxCount()
  useMaxCount2?: number | null;

  /** The demand unit; null for none. */
  @ValidateIf(({ demandId }: UserGroupForm) => demandId !== null)
  @IsDefined({ message: validationText.demandUnitRequired })
  @Matches(/^[1-9]\d{0,17}$/, { message: validationText.demandUnitRequired })
  demandId?: string | null;

  /** Percents of the caps whose crossing Admins are told of by mail; none: they are not. */
  @UseLines()
  useLines!: number[];

  /** The sources, each at most once; none: its users see no article. */
  @ValidateBy({ name: "isEachOnce", validator: { validate: isEachOnce } }, { message: validationText.chosenUnknown })
  sources!: GroupSource[];
}
