import type { Device } from "./device.ts";
import { rowById } from "./route-table.ts";
import type { RouteId } from "./routes/route-row.ts";

/** The default landing: /0002, on a phone /sp/0002 (once that screen is there). */
export const homePath = (device: Device, isBuilt: (id: RouteId) => boolean): string =>
  rowById(device === "mobile" && isBuilt("sp-0002") ? "sp-0002" : "0002").path;
