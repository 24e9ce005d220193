/** Namespaces by the address that stands for them, in lower case and without an end that producers get wrong. */
const NAMESPACES: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/www\.w3\.org\/2005\/atom|^https?:\/\/purl\.org\/atom/, ""],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content/, "content"],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/?$|^https?:\/\/(?:my|channel)\.netscape\.com/, ""],
  [
    /^https?:\/\/backend\.userland\.com|^https?:\/\/cyber\.law\.harvard\.edu\/rss|^https?:\/\/blogs\.law\.harvard\.edu/,
    "",
  ],
  [/^https?:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns/, "rdf"],
  [/^https?:\/\/www\.w3\.org\/1999\/xhtml/, "xhtml"],
  [/^https?:\/\/purl\.org\/dc\/elements/, "dc"],
  [/^https?:\/\/purl\.org\/dc\/terms/, "dcterms"],
  [/^https?:\/\/search\.yahoo\.com\/mrss/, "media"],
  [/^https?:\/\/www\.itunes\.com\/dtds/, "itunes"],
  [/^https?:\/\/(?:www\.)?iptc\.org\/std\/(?:nar|nitf)\//, ""],
  [/^https?:\/\/xml\.kishou\.go\.jp\/jmaxml1\/(?:informationbasis1|body|$)/, ""],
  [/^https?:\/\/rssnamespace\.org\/feedburner/, "feedburner"],
];

/** Which prefix means which namespace, where one stands in the document. The empty prefix is the default. */
export type Scope = ReadonlyMap<string, string>;

/** What is used without a declaration means what it usually means. */
export const NO_SCOPE: Scope = new Map([
  ["atom", ""],
  ["rss", ""],
]);

/** The scope within an element with these attributes. */
export function scopeWithin(scope: Scope, attributes: Readonly<Record<string, string>>): Scope {
  const declared = Object.entries(attributes).filter(([name]) => name === "xmlns" || name.startsWith("xmlns:"));
  if (declared.length === 0) return scope;
  const inner = new Map(scope);
  for (const [name, address] of declared) {
    const prefix = name === "xmlns" ? "" : name.slice("xmlns:".length);
    const found = NAMESPACES.find(([pattern]) => pattern.test(address.trim().toLowerCase()));
    inner.set(prefix, found?.[1] ?? prefix);
  }
  return inner;
}

/** `dc:date` under whichever prefix a document gives Dublin Core; RSS's and Atom's own names stand alone. */
export function canonicalName(name: string, scope: Scope): string {
  const colon = name.indexOf(":");
  const prefix = colon === -1 ? "" : name.slice(0, colon);
  const namespace = scope.get(prefix) ?? prefix;
  const local = name.slice(colon + 1);
  return namespace === "" ? local : `${namespace}:${local}`;
}
