import type { Field, OutputFile } from '../../model';
import { literal } from '../code';
import { embedded, type WebContext } from './context';
import { Imports, ui } from './imports';
import { objectLiteral } from './jsx';
import { valueSpec } from './value-spec';

/** `history.gen.ts`: formats of each field's values in the record's history; loads when the history opens. */
export function emitHistory(context: WebContext): OutputFile[] {
  const { entity } = context;
  if (!entity.operations.includes('get') || entity.backend === 'mock') return [];
  const imports = new Imports();
  imports.type('ValueSpec', ui('values/value-spec'));
  const lines = fieldLines(entity.fields, '', context, imports);
  return [
    {
      path: `web/${entity.name}/history.gen.ts`,
      sources: [entity.source.file],
      content: `${imports}
export const historyFields: Readonly<Record<string, ValueSpec>> = {
${lines.join('')}};
`,
    },
  ];
}

function fieldLines(fields: readonly Field[], prefix: string, context: WebContext, imports: Imports): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.name;
    if (field.kind === 'embed')
      return prefix === '' ? fieldLines(embedded(field, context)!.fields, `${path}.`, context, imports) : [];
    const inside = field.lines?.fields ?? field.fields;
    const keyed = field.matrix
      ? [
          `  ${/^\w+$/.test(path) ? path : literal(path)}: ${objectLiteral({ type: 'keyed', key: field.matrix.key })},\n`,
        ]
      : [];
    if (inside.length > 0) return [...keyed, ...fieldLines(inside, `${path}.`, context, imports)];
    const { labelField: _label, ...spec } = valueSpec(field, context, imports);
    return [`  ${/^\w+$/.test(path) ? path : literal(path)}: ${objectLiteral(spec)},\n`];
  });
}
