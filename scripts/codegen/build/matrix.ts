import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field, FieldKind, Matrix } from '../model';
import { suggest } from '../suggest';
import type { Placement } from './field';

/** The matrix of a list of objects, or null: its items are a text that names a row and an enum that is chosen, and nothing else, which nobody could fill in. */
export function matrixOf(
  node: PropertyNode,
  kind: FieldKind,
  placement: Placement,
  fields: readonly Field[],
  diagnostics: Diagnostics,
): Matrix | null {
  const raw = (node.value['x-field'] as Json | undefined)?.['matrix'] as
    | { rows: string; key: string; choice: string; order?: string[][]; affects?: string }
    | undefined;
  if (!raw) return null;
  const at = (...keyword: (string | number)[]) => placeOf(node, 'x-field', 'matrix', ...keyword);
  const refuse = (message: string) =>
    diagnostics.add('bad-matrix', at(), message, { text: 'remove `matrix`', edits: removeEdits(at()) });
  if (kind !== 'records' || placement !== 'top') {
    refuse(
      kind === 'records'
        ? `\`${node.name}\` stands inside another field, where there is no room for a matrix.`
        : `\`${node.name}\` is no array of objects.`,
    );
    return null;
  }
  const names = (of: FieldKind) => fields.filter((field) => field.kind === of).map(({ name }) => name);
  const check = (keyword: 'key' | 'choice', of: FieldKind) => {
    if (!names(of).includes(raw[keyword]))
      diagnostics.add(
        'unknown-field',
        at(keyword),
        `\`${raw[keyword]}\` is not ${of === 'enum' ? 'an enum' : 'a text'} of the items.`,
        suggest(raw[keyword], names(of)),
      );
  };
  check('key', 'text');
  check('choice', 'enum');
  const others = fields.filter(({ name }) => name !== raw.key && name !== raw.choice);
  if (others.length > 0 && names('text').includes(raw.key) && names('enum').includes(raw.choice))
    refuse(`A matrix has no place for \`${others.map(({ name }) => name).join('`, `')}\`.`);
  const codes = fields.find(({ name }) => name === raw.choice)?.enumType?.options.map(({ value }) => value);
  raw.order?.forEach((level, index) =>
    level.forEach((code, position) => {
      if (codes && !codes.includes(code))
        diagnostics.add(
          'unknown-option',
          at('order', index, position),
          `\`${code}\` is not a code of \`${raw.choice}\`.`,
          suggest(code, codes),
        );
    }),
  );
  return { rows: raw.rows, key: raw.key, choice: raw.choice, order: raw.order ?? [], affects: raw.affects ?? null };
}
