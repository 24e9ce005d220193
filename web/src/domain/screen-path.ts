import type { Device } from "./device.ts";
import type { ScreenId } from "./text/screen-names.ts";

export type { ScreenId };

/** The path of a screen by its id: 0002 → /0002, sp-0002 → /sp/0002, el-arrivals → /el/arrivals. */
export const pathOf = (id: ScreenId): string => `/${id.replace(/^(sp|el)-/, "$1/")}`;

export const LOGIN_PATH = pathOf("0001");

export const logoutPath = (logoutId: 1 | 2): string => `${pathOf("0018")}?logoutid=${logoutId}`;

/** The default landing (spec section 2): /0002, on a phone /sp/0002. */
export const homePath = (device: Device): string => pathOf(device === "mobile" ? "sp-0002" : "0002");

/** The screen that makes the IP check, and says why where it fails. */
export const ipCheckPath = (device: Device): string => pathOf(device === "mobile" ? "sp-0021" : "0021");

/** The search form as the device has it. */
export const searchFormPath = (device: Device): string => pathOf(device === "mobile" ? "sp-0010" : "search");
