import type { JsonSchema, OutputFile } from '../model';
import type { DescribedKeyword } from './field-keyword';

/** Path to the list of existing names, for schemas/meta/entity.json. This file's output is in the same folder. */
const NAMES = '../../generated/editor/names.gen.json';

/** Schema of an `x-field`. Its references are those of schemas/meta/entity.json. */
function fieldSchema(keywords: readonly DescribedKeyword[]): JsonSchema {
  return {
    type: 'object',
    description: 'Facts about one field beyond JSON Schema.',
    additionalProperties: false,
    properties: Object.fromEntries(keywords.map(({ name, schema }) => [name, schema])),
  };
}

/** Returns a file of schemas/meta with its `x-field` definition completed by the known keywords. */
export function withFieldKeywords(meta: JsonSchema, keywords: readonly DescribedKeyword[]): JsonSchema {
  const definitions = (meta['$defs'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return 'field' in definitions ? { ...meta, $defs: { ...definitions, field: fieldSchema(keywords) } } : meta;
}

/**
 * `editor/field.gen.json`: the keywords of `x-field`, for editors only. schemas/meta/entity.json refers to it, so that editors complete and
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

/** Replacer for JSON.stringify that makes references relative to generated/editor. */
function referredFromHere(key: string, value: unknown): unknown {
  if (key !== '$ref' || typeof value !== 'string') return value;
  return value.startsWith('#') ? `../../schemas/meta/entity.json${value}` : value.replace(NAMES, './names.gen.json');
}
