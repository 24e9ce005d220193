import { describe, expect, it } from "vitest";
import { documentJson, importDocuments } from "./document-plugin.ts";

describe("importDocuments", () => {
  it("replaces a query and a fragment by imports of their own", () => {
    const code =
      'import { graphql } from "x";\nconst A = graphql(`query Home { a }`);\nconst B = graphql(\n  `\n  fragment Row on Theme { id }\n`,\n);';
    expect(importDocuments(code)).toBe(
      'import __document0 from "virtual:graphql-document/HomeDocument";import __document1 from "virtual:graphql-document/RowFragmentDoc";' +
        'import { graphql } from "x";\nconst A = __document0;\nconst B = __document1;',
    );
  });

  it("leaves other code alone", () => {
    expect(importDocuments("const a = graphqlPost(VIEWER, {});")).toBeNull();
  });

  it("refuses a document without a name", () => {
    expect(() => importDocuments("graphql(`{ a }`)")).toThrow("needs a named operation");
  });
});

describe("documentJson", () => {
  const generated =
    'type X = 1;\nexport const HomeDocument = {"kind":"Document","definitions":[{"a":{}}]} as unknown as DocumentNode<X>;\n';

  it("takes out the one document", () => {
    expect(JSON.parse(documentJson(generated, "HomeDocument"))).toEqual({ kind: "Document", definitions: [{ a: {} }] });
  });

  it("says what to do where it is missing", () => {
    expect(() => documentJson(generated, "RowFragmentDoc")).toThrow("run npm run generate");
  });
});
