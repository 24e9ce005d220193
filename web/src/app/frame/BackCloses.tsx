import { useEffect } from "react";
import { connectBack } from "../../browser/back-closes.ts";
import { deviceHere } from "../../browser/here.ts";

const isPhone = () => deviceHere() === "mobile" || window.matchMedia("(max-width: 899px)").matches;

/** Lets the phone's back close what lies over the screen. Shows nothing. */
export default function BackCloses() {
  useEffect(() => connectBack(isPhone), []);
  return null;
}
