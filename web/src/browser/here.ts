import { type Device, deviceOf } from "../domain/device.ts";
import { homePath, ipCheckPath, searchFormPath } from "../domain/screen-path.ts";

/** The device of this browser. */
export const deviceHere = (): Device => deviceOf(navigator.userAgent);

/** Home on this device. */
export const homeHere = (): string => homePath(deviceHere());

/** Target of a refused IP login. Navigate there directly: a redirect would lose the navigation's state. */
export const ipCheckHere = (): string => ipCheckPath(deviceHere());

/** The search form on this device. */
export const searchFormHere = (): string => searchFormPath(deviceHere());
