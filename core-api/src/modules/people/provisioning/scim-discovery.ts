import { GROUP_SCHEMA } from "./scim-group.ts";
import { USER_SCHEMA } from "./scim-user.ts";

/** More than this many of a list are not answered at once. */
export const MOST_RESULTS = 200;

/** What we can do (RFC 7643, 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "範囲「プロビジョニング」のAPIトークン",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
});

/** RFC 7643, 6. */
export const resourceTypes = (base: string) =>
  [
    { id: "User", endpoint: "/Users", schema: USER_SCHEMA },
    { id: "Group", endpoint: "/Groups", schema: GROUP_SCHEMA },
  ].map((type) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
    ...type,
    name: type.id,
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/${type.id}` },
  }));

interface Attribute {
  name: string;
  type?: "string" | "boolean" | "complex" | "reference";
  required?: boolean;
  multiValued?: boolean;
  caseExact?: boolean;
  uniqueness?: "none" | "server";
  subAttributes?: readonly Attribute[];
}

/** All that RFC 7643, 7 asks of an attribute's description; null stands nowhere. */
const described = ({ subAttributes, ...own }: Attribute): object => ({
  type: "string",
  multiValued: false,
  description: own.name,
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...own,
  ...(subAttributes && { subAttributes: subAttributes.map(described) }),
});

const NAME = ["formatted", "familyName", "givenName"].map((name) => ({ name }));
const EMAIL: Attribute[] = [{ name: "value" }, { name: "type" }, { name: "primary", type: "boolean" }];
const MEMBER: Attribute[] = [{ name: "value", caseExact: true }, { name: "$ref", type: "reference" }, { name: "type" }];

const EXTERNAL_ID: Attribute = { name: "externalId", caseExact: true };

const SCHEMAS: { id: string; name: string; attributes: Attribute[] }[] = [
  {
    id: USER_SCHEMA,
    name: "User",
    attributes: [
      { name: "userName", required: true, uniqueness: "server" },
      EXTERNAL_ID,
      { name: "displayName" },
      { name: "name", type: "complex", subAttributes: NAME },
      { name: "emails", type: "complex", multiValued: true, subAttributes: EMAIL },
      { name: "active", type: "boolean" },
    ],
  },
  {
    id: GROUP_SCHEMA,
    name: "Group",
    attributes: [
      { name: "displayName", required: true, uniqueness: "server" },
      EXTERNAL_ID,
      { name: "members", type: "complex", multiValued: true, subAttributes: MEMBER },
    ],
  },
];

/** RFC 7643, 7: the attributes that are kept. */
export const schemas = (base: string) =>
  SCHEMAS.map(({ id, name, attributes }) => ({
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:Schema"],
    id,
    name,
    description: name,
    attributes: attributes.map(described),
    meta: { resourceType: "Schema", location: `${base}/Schemas/${id}` },
  }));
