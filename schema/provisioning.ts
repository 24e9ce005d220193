/** Where an identity provider keeps users and groups, by SCIM 2.0. */
export const SCIM_PATH = "/scim/v2";
