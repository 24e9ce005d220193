import { contractOf } from "./demo-theme.ts";

/** ハジメ商会: signed yesterday, nothing is set up yet. */
export const HAJIME = contractOf({ code: "hajime01", companyName: "ハジメ商会株式会社", topics: [] }, []);
