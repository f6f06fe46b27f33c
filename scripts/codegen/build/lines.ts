import type { Diagnostics } from '../diagnostic';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field, Lines } from '../model';
import { camelCase, snakeCase } from '../names';
import { didYouMean } from '../nearest';

/** The child table of a `lines` field; its unique keys and totals must name fields of the lines. */
export function linesOf(node: PropertyNode, fields: readonly Field[], diagnostics: Diagnostics): Lines {
  const raw = ((node.value['x-field'] as Json)['lines'] ?? {}) as { table?: string; key?: string; unique?: string[][]; totals?: Lines['totals'] };
  const names = fields.map((field) => field.name);
  const check = (name: string, ...at: (string | number)[]) => {
    if (!names.includes(name)) diagnostics.add('unknown-field', placeOf(node, 'x-field', 'lines', ...at), `\`${name}\` is not a field of the lines.`, didYouMean(name, names));
  };
  raw.unique?.forEach((group, i) => group.forEach((name, j) => check(name, 'unique', i, j)));
  raw.totals?.forEach(({ field }, i) => check(field, 'totals', i, 'field'));
  const table = raw.table ?? snakeCase(node.name);
  return { table, key: raw.key ?? `${camelCase(table)}Id`, fields, unique: raw.unique ?? [], totals: raw.totals ?? [] };
}
