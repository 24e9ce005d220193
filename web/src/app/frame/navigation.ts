import type { Role } from "../../__generated__/graphql.ts";
import type { ScreenId } from "../../domain/screen-path.ts";
import { rowById } from "../route-table.ts";
import { areaText } from "./area-text.ts";
import { isOffered, type Place } from "./top-places.ts";

/** A place of a side navigation. */
interface SidePlace extends Place {
  /** Paths of the forms that its rows open. */
  forms: readonly string[];
}

export interface PlaceGroup {
  name: string;
  places: readonly SidePlace[];
}

interface Entry {
  id: ScreenId;
  /** Instead of the screen's name. */
  name?: string;
  /** Forms that a row of this screen opens. */
  parts?: readonly ScreenId[];
  /** Other screens that have no entry of their own and stand under this one. */
  besides?: readonly ScreenId[];
}

type Groups = readonly (readonly [name: string, entries: readonly Entry[]])[];

const groupNames = areaText.administration;

/** The side navigation of administration (look.md 12). */
const ADMINISTRATION: Groups = [
  [groupNames.people, [{ id: "1013", parts: ["1014"] }, { id: "1010", parts: ["1011"] }, { id: "1046" }]],
  [
    groupNames.themes,
    [
      { id: "1004", parts: ["1005"] },
      { id: "1016", parts: ["1017"] },
      { id: "1019-002", besides: ["1019-001"] },
    ],
  ],
  [
    groupNames.mail,
    [
      { id: "1007", parts: ["1008"] },
      { id: "1064" },
      { id: "1062" },
      { id: "1044", name: groupNames.templates },
      { id: "1002-001" },
      { id: "1067" },
      { id: "1002-002" },
      { id: "1002" },
    ],
  ],
  [
    groupNames.articles,
    [
      { id: "1023" },
      { id: "1043" },
      { id: "1022" },
      { id: "1020", name: groupNames.counts, parts: ["1021"] },
      { id: "1047", parts: ["1048", "1050"], besides: ["1049"] },
      { id: "1040" },
      { id: "1051" },
      { id: "1052" },
    ],
  ],
  [
    groupNames.usage,
    [{ id: "1035", besides: ["1036", "1037", "1038", "1039"] }, { id: "1045" }, { id: "1070" }, { id: "1053" }],
  ],
  [groupNames.others, [{ id: "1003" }, { id: "1060" }, { id: "1063" }, { id: "1061" }]],
];

/** The side navigation of the operators. */
const OPERATOR: Groups = [
  [
    areaText.operator.customers,
    [
      { id: "el-contracts", parts: ["el-contract"] },
      { id: "el-demand-units" },
      { id: "el-contract-licences" },
      { id: "el-users" },
    ],
  ],
  [
    areaText.operator.themes,
    [
      { id: "el-themes" },
      { id: "el-expressions" },
      { id: "el-sc-condition" },
      { id: "el-web-condition" },
      { id: "el-excluded-domains" },
      { id: "el-synonyms" },
      { id: "el-omissions" },
    ],
  ],
  [
    areaText.operator.articles,
    [
      { id: "el-arrivals" },
      { id: "el-incorrect-articles" },
      { id: "el-originals" },
      { id: "el-feeds" },
      { id: "el-magazine-media" },
    ],
  ],
  [areaText.operator.delivery, [{ id: "el-setup-status" }, { id: "el-mail-domains" }, { id: "el-mail-delivery" }]],
  [areaText.operator.records, [{ id: "el-article-life" }, { id: "el-mail-life" }, { id: "el-user-log" }]],
  [
    areaText.operator.running,
    [{ id: "el-operators", parts: ["el-operator"], besides: ["el-account"] }, { id: "el-notice" }],
  ],
];

const placesOf = (entries: readonly Entry[], role: Role | null): SidePlace[] =>
  entries
    .filter(({ id }) => isOffered(rowById(id), role))
    .map(({ id, name, parts = [], besides = [] }) => {
      const { path: to, name: screenName } = rowById(id);
      const forms = parts.map((each) => rowById(each).path);
      return {
        id,
        to,
        name: name ?? screenName,
        forms,
        paths: [to, ...forms, ...besides.map((each) => rowById(each).path)],
      };
    });

const groupsOf = (groups: Groups, role: Role | null): PlaceGroup[] =>
  groups
    .map(([name, entries]) => ({ name, places: placesOf(entries, role) }))
    .filter(({ places }) => places.length > 0);

/** The groups under 管理. */
export const administrationFor = (role: Role): PlaceGroup[] => groupsOf(ADMINISTRATION, role);

/** The groups of the operators' screens. */
export const operatorPlaces: readonly PlaceGroup[] = groupsOf(OPERATOR, null);
