export interface Keyword {
  readonly name: string;
  /** Meaning of the keyword; defaults to that of the definition it refers to. */
  readonly description: string;
  /** Type in a word or two: `string`, `integer`, `yes | no`. */
  readonly values: string;
  readonly required: boolean;
  readonly default: unknown;
  /** Nested keywords of an object; keywords with their own section are described there. */
  readonly parts: readonly Keyword[];
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the keywords of one object of the vocabulary, as schemas/meta describes them.
 *
 * @param at path of the object in the file: `['$defs', 'field']`
 */
export function keywordsOf(meta: object, at: readonly string[]): readonly Keyword[] {
  const owner = at.reduce<Json>((node, key) => node[key] as Json, meta as Json);
  const required = new Set((owner['required'] as readonly string[] | undefined) ?? []);
  return Object.entries((owner['properties'] ?? {}) as Readonly<Record<string, Json>>).map(([name, node]) =>
    keywordOf(meta as Json, name, node, required.has(name), []),
  );
}

/** Definitions whose keywords have their own section, or are texts in each language. */
const TOLD_ELSEWHERE = [
  'property',
  'properties',
  'field',
  'entity',
  'lifecycle',
  'transition',
  'operation',
  'anySchema',
  'texts',
  'otherTexts',
  'oneMany',
];

function keywordOf(meta: Json, name: string, node: Json, required: boolean, trail: readonly string[]): Keyword {
  const target = definitionOf(meta, node);
  return {
    name,
    description: String(node['description'] ?? target['description'] ?? ''),
    values: valuesOf({ ...target, ...node }),
    required,
    default: node['default'],
    parts: partsOf(meta, node, trail),
  };
}

/**
 * Returns the keywords nested in a node: in its objects, in the items of its lists, in its free properties, and in each of its
 * alternatives.
 */
function partsOf(meta: Json, node: Json, trail: readonly string[]): Keyword[] {
  const [, definition] = /^#\/\$defs\/(\w+)$/.exec(String(node['$ref'] ?? '')) ?? [];
  if (definition !== undefined)
    return TOLD_ELSEWHERE.includes(definition) || trail.includes(definition)
      ? []
      : partsOf(meta, definitionOf(meta, node), [...trail, definition]);
  const required = new Set((node['required'] as readonly string[] | undefined) ?? []);
  const own = Object.entries((node['properties'] ?? {}) as Readonly<Record<string, Json>>).map(([name, inner]) =>
    keywordOf(meta, name, inner, required.has(name), trail),
  );
  const others = [
    node['items'],
    node['additionalProperties'],
    ...((node['oneOf'] as readonly Json[] | undefined) ?? []),
  ].filter((inner): inner is Json => typeof inner === 'object' && inner !== null);
  const all = [...own, ...others.flatMap((inner) => partsOf(meta, inner, trail))];
  return all.filter((part, index) => all.findIndex(({ name }) => name === part.name) === index);
}

function definitionOf(meta: Json, node: Json): Json {
  const [, name] = /^#\/\$defs\/(\w+)$/.exec(String(node['$ref'] ?? '')) ?? [];
  return name ? (((meta['$defs'] as Json | undefined)?.[name] ?? {}) as Json) : {};
}

function valuesOf(node: Json): string {
  if (Array.isArray(node['enum'])) return (node['enum'] as unknown[]).join(', ');
  if (node['const'] !== undefined) return String(node['const']);
  if (Array.isArray(node['oneOf']))
    return [...new Set((node['oneOf'] as Json[]).map(valuesOf).filter(Boolean))].join(', or ');
  if (node['type'] === 'boolean') return 'true, false';
  if (node['type'] === 'array') return `a list${isOf(node['items'])}`;
  return typeof node['type'] === 'string' ? node['type'] : '';
}

function isOf(items: unknown): string {
  const words = typeof items === 'object' && items !== null ? valuesOf(items as Json) : '';
  return words ? ` of ${words}` : '';
}
