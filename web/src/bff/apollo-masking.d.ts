import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Apollo's types follow data masking as the generated types write it down. */
declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
