export interface Keyword {
  readonly name: string;
  /** What it means; that of the definition it refers to when it says nothing itself. */
  readonly description: string;
  /** What it may be, in a word or two: `string`, `integer`, `yes | no`. */
  readonly values: string;
  readonly required: boolean;
  readonly default: unknown;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The keywords of one object of the vocabulary, as schemas/meta describes them.
 *
 * @param at path of the object in the file: `['$defs', 'field']`
 */
export function keywordsOf(meta: object, at: readonly string[]): readonly Keyword[] {
  const owner = at.reduce<Json>((node, key) => node[key] as Json, meta as Json);
  const required = new Set((owner['required'] as readonly string[] | undefined) ?? []);
  return Object.entries(owner['properties'] as Readonly<Record<string, Json>>).map(([name, node]) => {
    const target = definitionOf(meta as Json, node);
    return { name, description: String(node['description'] ?? target['description'] ?? ''), values: valuesOf({ ...target, ...node }), required: required.has(name), default: node['default'] };
  });
}

function definitionOf(meta: Json, node: Json): Json {
  const [, name] = /^#\/\$defs\/(\w+)$/.exec(String(node['$ref'] ?? '')) ?? [];
  return name ? (((meta['$defs'] as Json | undefined)?.[name] ?? {}) as Json) : {};
}

function valuesOf(node: Json): string {
  if (Array.isArray(node['enum'])) return (node['enum'] as unknown[]).join(', ');
  if (node['const'] !== undefined) return String(node['const']);
  if (Array.isArray(node['oneOf'])) return [...new Set((node['oneOf'] as Json[]).map(valuesOf).filter(Boolean))].join(', or ');
  if (node['type'] === 'boolean') return 'true, false';
  if (node['type'] === 'array') return `a list${isOf(node['items'])}`;
  return typeof node['type'] === 'string' ? node['type'] : '';
}

function isOf(items: unknown): string {
  const words = typeof items === 'object' && items !== null ? valuesOf(items as Json) : '';
  return words ? ` of ${words}` : '';
}
