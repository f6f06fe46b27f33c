import type { Node } from './components';

/** Times of day in requests and responses. OpenAPI's `time` requires seconds and an offset, which times here do not have. */
const HOUR = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$', description: '`HH:mm`' };

/**
 * Converts schemas to standard OpenAPI: times of day by their pattern, and `x-properties-of` replaced by the properties of the other
 * schema.
 *
 * @param schemas of the document, by name
 */
export function wireSchemas<Part>(part: Part, schemas: Readonly<Record<string, Node>>): Part {
  return walked(part, schemas) as Part;
}

function walked(part: unknown, schemas: Readonly<Record<string, Node>>): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => walked(item, schemas));
  if (typeof part !== 'object' || part === null) return part;
  const inside = Object.fromEntries(Object.entries(part).map(([name, item]) => [name, walked(item, schemas)]));
  if (inside['format'] === 'time') {
    const { format: _, ...rest } = inside;
    return { ...HOUR, ...rest };
  }
  const { 'x-properties-of': names, ...own } = inside;
  if (!Array.isArray(names)) return inside;
  const taken = names.map((name) => (walked(schemas[String(name)], {}) as Node | undefined)?.['properties']);
  if (taken.some((properties) => properties === undefined)) throw new Error(`There is no schema ${names.join(', ')}.`);
  const properties: object = Object.assign({}, ...taken, own['properties']) as object;
  return { ...own, properties, additionalProperties: false };
}
