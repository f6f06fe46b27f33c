import { removeEdits, setEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { ExportColumn, JsonSchema } from '../model';
import type { BuildContext } from './context';
import { textsFrom } from './texts';

export interface RawColumn {
  readonly field: string;
  readonly title: Json;
  readonly format?: ExportColumn['format'];
}
interface RawExport {
  readonly kind: string;
  readonly export?: { readonly columns: readonly RawColumn[] };
  readonly method?: string;
  readonly paged?: boolean;
  readonly answer?: Json;
  readonly answerEntity?: string;
  readonly body?: Json;
  readonly form?: unknown;
}

/** Keywords that an export cannot have: its response is the file, and its request has only an address. */
const STRANGE = ['method', 'body', 'form', 'answer', 'answerEntity', 'paged'] as const;

/** Returns the columns of the file that an operation exports; null when it exports none. */
export function exportFrom(
  raw: RawExport,
  place: { readonly document: SourceDocument; readonly path: readonly (string | number)[] },
  { diagnostics }: BuildContext,
): readonly ExportColumn[] | null {
  const at = (...keyword: (string | number)[]) => ({ document: place.document, path: [...place.path, ...keyword] });
  if ((raw.kind === 'export') !== (raw.export !== undefined))
    diagnostics.add('bad-operation', at('kind'), 'An export says the columns of its file.', {
      text: 'use `"kind": "export"` together with `export`',
      title: raw.export ? 'write `"kind": "export"`' : 'make it a query',
      edits: setEdits(at('kind'), raw.export ? 'export' : 'query'),
    });
  if (raw.kind !== 'export' || !raw.export) return null;
  for (const keyword of STRANGE)
    if (raw[keyword] !== undefined)
      diagnostics.add('bad-operation', at(keyword), 'An export answers its file, and is asked by its address alone.', {
        text: `remove \`${keyword}\``,
        edits: removeEdits(at(keyword)),
      });
  const fields = raw.export.columns.map(({ field }) => field);
  return raw.export.columns.map(({ field, title, format = 'text' }, index) => {
    if (fields.indexOf(field) !== index)
      diagnostics.add('name-clash', at('export', 'columns', index, 'field'), `The column \`${field}\` stands twice.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits(at('export', 'columns', index)),
      });
    return { field, labels: textsFrom(title), format };
  });
}

/** Adds the parameter that selects the file format. */
export function withFormat(parameters: JsonSchema | null): JsonSchema {
  return {
    ...(parameters ?? { type: 'object' }),
    properties: {
      ...(parameters?.['properties'] as Record<string, JsonSchema> | undefined),
      formato: { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' },
    },
  };
}
