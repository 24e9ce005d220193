export type Device = "desktop" | "mobile";

/** The spec's mobile test (sections 2 and 9): iPhone, iPad, iPod and Android, nothing else. */
export const deviceOf = (userAgent: string): Device =>
  /iPhone|iPad|iPod|Android/.test(userAgent) ? "mobile" : "desktop";
