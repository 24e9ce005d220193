import { useQuery } from "@apollo/client/react";
import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { deviceHere, homeHere } from "../../../browser/here.ts";
import { chooseDensity } from "../../../browser/preferences.ts";
import { todayInTokyo } from "../../../domain/day.ts";
import { writeHomeAddress } from "../../../domain/home-address.ts";
import { periodLabel } from "../../../domain/period.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import type { SelectionKind } from "../../../domain/selection.ts";
import { misfit, type Spelt, spell } from "../../../domain/spelling.ts";
import { conditionSearch } from "../../../features/condition-menu/ConditionMenu.tsx";
import { signOut, type Viewer } from "../../../session/session.ts";
import { helpAddressOf } from "../help-address.ts";
import { administrationFor } from "../navigation.ts";
import { navigationFor } from "../top-places.ts";
import { typedPeriod } from "./palette-days.ts";
import { PALETTE_CHOICES, PALETTE_PERSONS } from "./palette-documents.ts";
import { paletteText as text } from "./palette-text.ts";

export interface PaletteItem {
  /** The same at every opening, so that it can be kept as recent. */
  key: string;
  group: keyof typeof text.groups;
  name: string;
  /** Beside the name: the group of a user. */
  note?: string;
  /** Where it leads, or what it does. */
  to: string | (() => void);
}

const KINDS: Record<number, SelectionKind> = {
  [DATA_KBN.theme]: "THEME",
  [DATA_KBN.themeGroup]: "THEME_GROUP",
  [DATA_KBN.topic]: "TOPIC",
};

const MOST_SHOWN = 30;
const MOST_PERSONS = 8;
/** So much better fits what was chosen lately. */
const RECENT = 50;

const nothing = { selection: null, source: null, period: null, article: null };

/** What fits what was typed, best first; without anything typed what was chosen lately, then the rest. */
export function usePaletteItems(viewer: Viewer, typed: string, recent: readonly string[], openHelp: () => void) {
  const choices = useQuery(PALETTE_CHOICES, SHOWN);
  const isAdmin = viewer.role === "ADMIN";
  const [keyword] = useDebouncedValue(typed.trim(), 200);
  const persons = useQuery(PALETTE_PERSONS, { variables: { keyword }, skip: !isAdmin || keyword === "" });
  const actions = useActions(openHelp);
  const { data } = choices;
  const spelt = useMemo(() => {
    const lists = (data?.mailTargets.targets ?? []).map<PaletteItem>(({ dataKbn, id, name }) => {
      const kind = KINDS[dataKbn] ?? "THEME";
      const to = homeHere() + writeHomeAddress({ ...nothing, selection: { kind, id } });
      return { key: `${kind}:${id}`, group: kind, name, to };
    });
    const conditions = (data?.savedConditions ?? []).map<PaletteItem>(({ id, title }) => {
      return { key: `condition:${id}`, group: "condition", name: title, to: conditionSearch(id) };
    });
    const items = [...lists, ...conditions, ...placesOf(viewer), ...actions];
    return items.map((item) => ({ item, name: spell(item.name) }));
  }, [data, viewer, actions]);
  const shown = typed.trim() === "" ? recentFirst(spelt, recent) : best(spelt, typed, recent);
  const found = (persons.data?.users.users ?? [])
    .slice(0, MOST_PERSONS)
    .map<PaletteItem>(({ userId, name, userGroupName }) => {
      const to = `${pathOf("1014")}?${new URLSearchParams({ id: userId })}`;
      return { key: `person:${userId}`, group: "person", name, note: `${userId}　${userGroupName}`, to };
    });
  return {
    items: [...days(typed), ...shown, ...(typed.trim() === "" ? [] : [...found, searchFor(typed.trim())])],
    isLoading: choices.loading && !data,
    hasFailed: choices.error !== undefined || persons.error !== undefined,
  };
}

type SpeltItem = { item: PaletteItem; name: Spelt };

function recentFirst(spelt: readonly SpeltItem[], recent: readonly string[]): PaletteItem[] {
  const byKey = new Map(spelt.map(({ item }) => [item.key, item]));
  const first = recent.flatMap((key) => byKey.get(key) ?? []);
  const others = spelt.flatMap(({ item }) => (first.includes(item) ? [] : item));
  return [...first, ...others].slice(0, MOST_SHOWN);
}

const best = (spelt: readonly SpeltItem[], typed: string, recent: readonly string[]): PaletteItem[] =>
  spelt
    .flatMap(({ item, name }) => {
      const cost = misfit(typed, name);
      return cost === null ? [] : { item, cost: cost - (recent.includes(item.key) ? RECENT : 0) };
    })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_SHOWN)
    .map(({ item }) => item);

/** The day that was typed, on home. */
function days(typed: string): PaletteItem[] {
  const period = typedPeriod(typed, todayInTokyo(new Date()));
  if (!period) return [];
  const to = homeHere() + writeHomeAddress({ ...nothing, period });
  return [{ key: "day", group: "day", name: periodLabel(period), to }];
}

const searchFor = (words: string): PaletteItem => ({
  key: "search",
  group: "action",
  name: text.search(words),
  to: `${pathOf(deviceHere() === "mobile" ? "sp-0014" : "search")}?${new URLSearchParams({ q: words })}`,
});

/** Each screen once, though it may stand in the bar and in administration. */
const placesOf = ({ role }: Viewer): PaletteItem[] => {
  const places = [...navigationFor(role), ...administrationFor(role).flatMap(({ places: own }) => own)];
  const byId = new Map(places.map((place) => [place.id, place]));
  return [...byId.values()].map(({ id, to, name }) => ({ key: `place:${id}`, group: "place", name, to }));
};

function useActions(openHelp: () => void): readonly PaletteItem[] {
  const { setColorScheme } = useMantineColorScheme();
  const { pathname } = useLocation();
  return useMemo(() => {
    const action = (key: string, name: string, to: () => void): PaletteItem => ({
      ...{ key: `action:${key}`, group: "action", name, to },
    });
    return [
      action("light", text.light, () => setColorScheme("light")),
      action("dark", text.dark, () => setColorScheme("dark")),
      action("compact", text.compact, () => chooseDensity("compact")),
      action("comfortable", text.comfortable, () => chooseDensity("comfortable")),
      { key: "action:help", group: "action", name: text.help, to: helpAddressOf(pathname) },
      action("keys", text.keys, openHelp),
      action("logout", text.logout, () => void signOut()),
    ];
  }, [setColorScheme, openHelp, pathname]);
}
