import { expect, it } from "vitest";
import { loadConfig } from "../../config.ts";
import { createApollo } from "../../graphql/apollo.ts";
import { buildGraphqlSchema } from "../../graphql/schema.ts";
import { requestContext } from "../../session/context.ts";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { NOW } from "../../testing/run-operation.ts";
import { linksOf } from "./installation-links.ts";

const apollo = createApollo(buildGraphqlSchema(), false);

async function linksAnswered(environment: Record<string, string>): Promise<unknown> {
  const { core } = fakeCoreApi({});
  const links = linksOf(loadConfig({ BFF_SECRET: "a secret of the tests, of forty characters", ...environment }));
  const log = { error: () => undefined };
  const contextValue = requestContext({ core, links, requestId: "request-1", log, now: () => NOW });
  const query = "{ installationLinks { kind url } }";
  const { body } = await apollo.executeOperation({ query }, { contextValue });
  if (body.kind !== "single") throw new Error("an answer in parts");
  return body.singleResult.data;
}

it("answers the addresses that the installation has, without asking core-api", async () => {
  expect(
    await linksAnswered({ PRIVACY_URL: "https://company.example/privacy", PORTAL_URL: "https://portal.example/" }),
  ).toEqual({
    installationLinks: [
      { kind: "PORTAL", url: "https://portal.example/" },
      { kind: "PRIVACY", url: "https://company.example/privacy" },
    ],
  });
});

it("answers none where none is set", async () => {
  expect(await linksAnswered({ TERMS_URL: "" })).toEqual({ installationLinks: [] });
});
