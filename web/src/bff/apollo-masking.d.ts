import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

/** Apollo's types follow data masking as the generated types write it down, and what a call gives follows its error policy. */
declare module "@apollo/client" {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {
    signatureStyle: "modern";
  }
}
