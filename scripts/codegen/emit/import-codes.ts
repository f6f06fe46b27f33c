import { digitsOf } from '../build/import-digits';
import type { Entity, Field, ImportSpec } from '../model';

/** Kind of cell that a code column takes; see `ImportSpec.codes` of server/imports.gen.ts. */
export type CodeCell = 'text' | 'digits' | 'key';

/** Finds the columns of an import that hold codes: lots, keys, folios, bar codes. */
export function codesOf(
  { entity: name, columns, references, match, review }: ImportSpec,
  entities: readonly Entity[],
): Record<string, CodeCell> {
  const entity = entities.find((each) => each.name === name);
  if (!entity) return {};
  return Object.fromEntries(
    columns.flatMap((column): [string, CodeCell][] => {
      if (column in references || (review !== null && match.includes(column))) return [[column, 'key']];
      const field = fieldAt(entity, column);
      if (!field || field.kind !== 'text' || !isCode(field, entity, column)) return [];
      return [[column, digitsOf(field) === null ? 'text' : 'digits']];
    }),
  );
}

/** Distinguishes codes from prose: a code has a pattern, a rule, a mask or capitals only, or is the key of its record. */
function isCode(field: Field, entity: Entity, column: string): boolean {
  const isKey = entity.key.kind === 'natural' && entity.key.name === column;
  const isProse =
    field.widget === 'textarea' || field.normalize.includes('name') || field.normalize.includes('collapse');
  return (
    !isProse &&
    (isKey || field.pattern !== null || field.rule !== null || field.mask !== null || field.normalize.includes('upper'))
  );
}

function fieldAt({ fields }: Entity, column: string): Field | undefined {
  const [name = '', inner] = column.split('.');
  const field = fields.find((each) => each.name === name);
  return inner === undefined ? field : field?.fields.find((each) => each.name === inner);
}
