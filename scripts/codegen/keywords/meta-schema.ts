import type { JsonSchema, OutputFile } from '../model';
import type { DescribedKeyword } from './field-keyword';

/** Path of the existing names, for schemas/meta/entity.json; the output of this file stands beside it. */
const NAMES = '../../generated/editor/names.gen.json';

/** Schema of an `x-field`. Its references are those of schemas/meta/entity.json. */
function fieldSchema(keywords: readonly DescribedKeyword[]): JsonSchema {
  return {
    type: 'object',
    description: 'What the compiler needs to know of one field beyond its JSON Schema.',
    additionalProperties: false,
    properties: Object.fromEntries(keywords.map(({ name, schema }) => [name, schema])),
  };
}

/** A file of schemas/meta in full: where it describes `x-field`, with the keywords that there are. */
export function withFieldKeywords(meta: JsonSchema, keywords: readonly DescribedKeyword[]): JsonSchema {
  const definitions = (meta['$defs'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return 'field' in definitions ? { ...meta, $defs: { ...definitions, field: fieldSchema(keywords) } } : meta;
}

/**
 * `editor/field.gen.json`: the keywords of `x-field`, for editors only. schemas/meta/entity.json points here, so that editors complete and
 * explain them while typing. The compiler composes the same schema in memory.
 */
export function emitEditorField(keywords: readonly DescribedKeyword[]): OutputFile[] {
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...fieldSchema(keywords) };
  return [
    {
      path: 'editor/field.gen.json',
      sources: ['scripts/codegen/keywords'],
      content: `${JSON.stringify(schema, referredFromHere, 2)}\n`,
    },
  ];
}

/** A replacer of JSON.stringify: references as they are from generated/editor. */
function referredFromHere(key: string, value: unknown): unknown {
  if (key !== '$ref' || typeof value !== 'string') return value;
  return value.startsWith('#') ? `../../schemas/meta/entity.json${value}` : value.replace(NAMES, './names.gen.json');
}
