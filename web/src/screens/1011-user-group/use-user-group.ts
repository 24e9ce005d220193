import { useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router";
import type { UserGroupScreenQuery } from "../../__generated__/graphql.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { useLinesText } from "../../domain/text/use-lines-text.ts";
import { sayUseLines } from "../../domain/use-lines.ts";
import { SAVE_USER_GROUP } from "./documents.ts";
import { type GroupValues, NO_UNIT, toForm, valuesOf } from "./group-values.ts";
import { text } from "./text.ts";

export type StoredGroup = NonNullable<UserGroupScreenQuery["userGroupForm"]>;

const LABELS = {
  userGroupName: text.name,
  useMaxCount1: text.mc,
  isUncapped1: `${text.mc} ${text.uncapped}`,
  useMaxCount2: text.sc,
  isUncapped2: `${text.sc} ${text.uncapped}`,
  useLines: useLinesText.label,
  demandId: text.demandUnit,
  sources: text.sources,
};

const loadForm = () => import("@kirinuki/schema/forms/user-group-form.ts").then(({ UserGroupForm }) => UserGroupForm);

const USES = { all: text.all, themes: text.themes };

const sayUses = (sources: GroupValues["sources"]): string =>
  Object.entries(sources)
    .flatMap(([section, use]) => (use === "off" ? [] : [`${groupText.sources[Number(section)]} ${USES[use]}`]))
    .join("、");

/** The group in the form and its saving, after which the list is shown. */
export function useUserGroup({ group, choices }: StoredGroup, readStored: () => Promise<StoredGroup | null>) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_USER_GROUP);
  const hasUnits = choices.demandUnits.length > 0;
  const { id, version } = group;
  const unitName = (unit: string) => choices.demandUnits.find((each) => each.id === unit)?.name ?? text.noUnit;
  const form = useSchemaForm({
    form: loadForm,
    initial: valuesOf(group, hasUnits),
    labels: LABELS,
    toForm,
    send: async (given) => (await save({ variables: { id, version, form: given } })).data.saveUserGroup,
    onSaved: () => navigate(pathOf("1010"), { state: { saved: text.saved } }),
    readStored: async () => {
      const now = await readStored();
      return now && valuesOf(now.group, hasUnits);
    },
    shown: {
      demandId: (unit) => (unit === NO_UNIT ? text.noUnit : unitName(unit)),
      useLines: sayUseLines,
      sources: sayUses,
    },
  });
  return { form, toList: () => navigate(pathOf("1010")) };
}
