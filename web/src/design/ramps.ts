import type { MantineColorsTuple } from "@mantine/core";

/** Indigo: action, selection, focus. */
export const ai: MantineColorsTuple = [
  "#eef7ff",
  "#daedff",
  "#b9deff",
  "#95caf8",
  "#71b3ea",
  "#4b99d7",
  "#297fbd",
  "#0265a0",
  "#004e7e",
  "#00385d",
];
/** Vermilion: faults only. */
export const shu: MantineColorsTuple = [
  "#fff3f1",
  "#ffe3df",
  "#fecbc3",
  "#feaba0",
  "#f98679",
  "#e56457",
  "#ca453b",
  "#ac2722",
  "#891714",
  "#660d0b",
];
/** Amber: soon. */
export const kohaku: MantineColorsTuple = [
  "#fff4e7",
  "#fbe7cf",
  "#f4d3ab",
  "#e8bb84",
  "#d7a15a",
  "#c1842b",
  "#a46b03",
  "#845502",
  "#674102",
  "#4b2e00",
];
/** Young leaf: done. */
export const wakaba: MantineColorsTuple = [
  "#edfaf0",
  "#daf2df",
  "#bde5c6",
  "#9dd4aa",
  "#7abf8d",
  "#56a66e",
  "#368d54",
  "#15733c",
  "#045a2c",
  "#01411d",
];
