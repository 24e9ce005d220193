/** What the global set-up tells every test file: where the server is, and the name of the migrated database to clone. */
export type ProvidedDatabase = { adminUrl: string; template: string; secret: string };

declare module "vitest" {
  export interface ProvidedContext {
    database: ProvidedDatabase;
  }
}
