// Scalar's validation would try whether it may evaluate text, which the page's policy refuses aloud.
globalThis.__zod_globalConfig = { jitless: true };
