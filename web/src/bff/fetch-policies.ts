/**
 * When a screen asks the server. Lists immediately show what the cache has, and follow with what the server says; what is to be
 * edited begins with what the server has, because a form that begins with old values ends in a conflict. What is asked after a
 * change is never answered by what was asked before it and is still on its way.
 */
const fresh = { context: { queryDeduplication: false } } as const;
export const SHOWN = { fetchPolicy: "cache-and-network", ...fresh } as const;
export const EDITED = { fetchPolicy: "network-only", ...fresh } as const;
