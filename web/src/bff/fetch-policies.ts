/**
 * When a screen asks the server. Lists immediately show what the cache has, and follow with what the server says; what is to be
 * edited begins with what the server has, because a form that begins with old values ends in a conflict.
 */
export const SHOWN = { fetchPolicy: "cache-and-network" } as const;
export const EDITED = { fetchPolicy: "network-only" } as const;
