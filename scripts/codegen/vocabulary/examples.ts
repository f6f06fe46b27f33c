type Json = Readonly<Record<string, unknown>>;

/** By keyword: the part of a file that shows it, laid over the base in base.ts. */
export type Examples = Readonly<Record<string, Json>>;

/** A field that shows a keyword, and what it leans on: `properties` beside it, and `x-entity`. */
export function exampleOf(
  name: string,
  schema: Json,
  { properties, ...more }: { readonly properties?: Json; readonly 'x-entity'?: Json } = {},
): Json {
  return { ...more, properties: { ...properties, [name]: schema } };
}

/** The `x-field` of an example: its label in English, and the keywords that it shows. */
export function xField(english: string, own: Json = {}): Json {
  return { labels: { en: english }, ...own };
}
