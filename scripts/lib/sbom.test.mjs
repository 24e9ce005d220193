import { expect, it } from "vitest";
import { namedSbom } from "./sbom.mjs";

const product = { name: "kirinuki", license: "MIT", workspaces: ["web", "bff"] };
const mit = [{ license: { id: "MIT" } }];
const isc = [{ license: { id: "ISC" } }];

it("names the product whatever the folder is called, and licenses its own parts only", () => {
  const components = [
    { name: "web" },
    { name: "bff", licenses: [] },
    { name: "glob", licenses: isc },
    { name: "buffers" },
  ];
  const sbom = {
    bomFormat: "CycloneDX",
    metadata: { tools: [], component: { name: "checkout", version: "1" } },
    components,
  };
  expect(namedSbom(sbom, product)).toEqual({
    bomFormat: "CycloneDX",
    metadata: { tools: [], component: { name: "kirinuki", version: "1" } },
    components: [
      { name: "web", licenses: mit },
      { name: "bff", licenses: mit },
      { name: "glob", licenses: isc },
      { name: "buffers" },
    ],
  });
});
