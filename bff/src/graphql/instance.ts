/** An instance of a GraphQL type with all its fields: the class tells unions and interfaces which type it is. */
export const instance = <Type extends object>(type: new () => Type, fields: Type): Type =>
  Object.assign(new type(), fields);
