import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { apiReference } from "./api-reference.ts";
import { bookFrames } from "./book-frames.ts";
import { documentsBySource } from "./document-plugin.ts";
import { firstSignInMarkup } from "./first-sign-in-plugin.ts";
import { guidePages } from "./guide-plugin.ts";
import { pdfjsFiles } from "./pdfjs-files.ts";

/** Where the bff of `npm run dev` listens. */
const bff = `http://localhost:${process.env.PORT || 8080}`;

/** What every screen needs: left to itself, the bundler cuts it up anew for each screen that is added, and small pieces compress worse. */
const BASE =
  /node_modules[\\/](?:(?:react|react-dom|react-router|scheduler|clsx)[\\/]|@mantine[\\/](?:core[\\/]esm[\\/](?:core|components[\\/](?:Button|Loader|Transition|UnstyledButton))|hooks[\\/]esm[\\/](?:use-id|use-merged-ref|use-uncontrolled))[\\/])/;

/** What home and nearly every other signed-in screen needs in small pieces; none of it leads to what the sign-in page loads. */
const SMALL =
  /@tabler[\\/]icons-react[\\/].*[\\/](?:createReactComponent|defaultAttributes|Icon(?:StarFilled|Calendar|Copy|Logout|Chevron(?:Down|Left|Right)|Download|InfoCircle|List|Selector|X))\.|@mantine[\\/]core[\\/]esm[\\/]components[\\/]ActionIcon[\\/]|web[\\/]src[\\/]components[\\/](?:keep-in-view\.ts|(?:headline|hint|kbd|marked|notice-bar|segments|sort-menu|source-tabs|tick-box)[\\/])|web[\\/]src[\\/]domain[\\/](?:article-text|book-address|count-label|home-address|issue-type|sort|theme-tree|ticks|magazine-line|newspaper|newspaper-line|source)\.ts|web[\\/]src[\\/]features[\\/](?:article-list[\\/]article-ref\.ts|(?:article-list[\\/]list-pane|reading-pane[\\/]reading-pane|theme-tree[\\/]theme-tree)\.module|theme-tree[\\/]TreeColumns|originals[\\/](?:action-text\.ts|ticked-bar[\\/]BarToggle))/;

/** What the first file and the screens share in small pieces: every page loads it, and one chunk compresses better. */
const START =
  /vite[\\/]preload-helper|web[\\/]src[\\/](?:bff[\\/]graphql-post|browser[\\/](?:load-chunk|session-storage)|domain[\\/]screen-path)\.ts/;

/** Mantine's text fields: forms, the sign-in among them, need them together, and home needs none. */
const FIELDS = /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Input|InputBase|TextInput)[\\/]/;

/** Small parts of forms that the sign-in page loads, and home does not. */
const FORMS =
  /web[\\/]src[\\/]components[\\/](?:form[\\/](?:form-props|own-submit|use-document-form)\.|form-alert[\\/]|form-faults[\\/])/;

/** What every signed-in screen needs of the GraphQL client, with all that it leads to; and what those need that only change. */
const QUERIES = /@apollo[\\/]client[\\/]react[\\/]hooks[\\/](?:useFragment|useQuery)\./;
const CLIENT =
  /@wry[\\/]equality[\\/]|@apollo[\\/]client[\\/](?:react[\\/](?:hooks[\\/]useApolloClient|context[\\/]ApolloContext)|utilities[\\/]internal[\\/](?:canUseDOM|mergeOptions))\./;

/** Small parts of the groups below that other screens need without the rest. */
const ALONE = {
  tslib: /node_modules[\\/]tslib[\\/]/,
  outcome: /web[\\/]src[\\/](?:components[\\/]form[\\/](?:form-answer|outcome)|domain[\\/]text[\\/]form-text)\.ts/,
  close: /@mantine[\\/]core[\\/]esm[\\/]components[\\/]CloseButton[\\/]/,
};

/** The browser build, the dev server and the vitest project "web". Decorator flags come from the root tsconfig.json. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    documentsBySource(),
    bookFrames(),
    guidePages(),
    pdfjsFiles(),
    apiReference(),
    firstSignInMarkup(),
    react(),
  ],
  // Bundled beforehand, its frames would not be closed.
  optimizeDeps: { exclude: ["foliate-js"] },
  build: {
    manifest: true,
    // Kept beside the files for whoever looks into a fault; naming them in each file costs every reader 30 to 40 bytes a file.
    sourcemap: "hidden",
    target: "es2023",
    // A chunk's CSS must not become a data: URL, and the content security policy allows no inline fonts or images.
    assetsInlineLimit: 0,
    // Otherwise the first file names every chunk of every screen, and grows with each of them; a screen's chunks name each other.
    modulePreload: { resolveDependencies: (_file, deps) => deps.filter((file) => file.endsWith(".css")) },
    rolldownOptions: {
      output: {
        // The first file names every screen and style sheet: a shorter hash of fewer letters in each name keeps its budget.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7].[ext]",
        hashCharacters: "base36",
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 1 },
            { name: "small", test: SMALL },
            { name: "start", test: START, priority: 1 },
            { name: "fields", test: FIELDS },
            { name: "forms", test: FORMS },
            { name: "outcome", test: ALONE.outcome, priority: 1 },
            { name: "queries", test: QUERIES },
            { name: "client", test: CLIENT, priority: 1 },
            { name: "tslib", test: ALONE.tslib, priority: 2 },
            { name: "close", test: ALONE.close, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { rolldownOptions: { output: { entryFileNames: "assets/[name]-[hash:7].js" } } },
  server: {
    proxy: { "/graphql": bff, "/api/v1": bff, "/admin/api/v1": bff, "/feeds": bff },
  },
  test: {
    name: "web",
    root: import.meta.dirname,
    environment: "jsdom",
    // Files share a worker's document and modules, which are most of a file's time (vitest.setup.ts empties the document).
    isolate: false,
    maxWorkers: "100%",
    include: ["src/**/*.test.{ts,tsx}", "*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
    css: false,
    // Whole screens with typing take seconds where the machine is busy.
    testTimeout: 120_000,
  },
});
