type Json = Readonly<Record<string, unknown>>;

/** Example of each keyword: the part of a file that shows it, merged into the base of base.ts. */
export type Examples = Readonly<Record<string, Json>>;

/** Builds an example with a field that shows a keyword, and its context: sibling `properties`, and `x-entity`. */
export function exampleOf(
  name: string,
  schema: Json,
  { properties, ...more }: { readonly properties?: Json; readonly 'x-entity'?: Json } = {},
): Json {
  return { ...more, properties: { ...properties, [name]: schema } };
}

/** Builds the `x-field` of an example: its English label, and the keywords that it shows. */
export function xField(english: string, own: Json = {}): Json {
  return { labels: { en: english }, ...own };
}
