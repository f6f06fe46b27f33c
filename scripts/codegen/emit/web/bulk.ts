import type { OutputFile } from '../../model';
import { bulkFields } from '../../bulk-fields';
import type { WebContext } from './context';
import { Imports, ui } from './imports';
import { inputOf } from './input';

/** `bulk.gen.tsx`: inputs of the fields that support bulk edits; loads on demand. */
export function emitBulk(context: WebContext): OutputFile[] {
  const { entity } = context;
  const fields = bulkFields(entity);
  if (fields.length === 0) return [];
  const imports = new Imports();
  imports.type('BulkField', ui('list/bulk/bulk-field'));
  const rows = fields
    .map(
      (field) =>
        `  { source: '${field.name}', ${field.kind === 'boolean' ? 'empty: false, ' : ''}input: ${inputOf(field, context, imports)} },\n`,
    )
    .join('');
  return [
    {
      path: `web/${entity.name}/bulk.gen.tsx`,
      sources: [entity.source.file],
      content: `${imports}
export const bulkFields: readonly BulkField[] = [
${rows}];
`,
    },
  ];
}
