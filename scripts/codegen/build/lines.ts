import type { Diagnostics } from '../diagnostic';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field, Lines } from '../model';
import { camelCase, pascalCase, snakeCase } from '../names';
import { didYouMean } from '../nearest';

/** The child table of a `lines` field; what it says of columns must name fields of the lines. */
export function linesOf(node: PropertyNode, owner: string, fields: readonly Field[], diagnostics: Diagnostics): Lines {
  const raw = ((node.value['x-field'] as Json)['lines'] ?? {}) as { table?: string; key?: string; unique?: string[][]; totals?: Lines['totals']; scan?: string; quantity?: string };
  const names = fields.map((field) => field.name);
  const check = (name: string, ...at: (string | number)[]) => {
    if (!names.includes(name)) diagnostics.add('unknown-field', placeOf(node, 'x-field', 'lines', ...at), `\`${name}\` is not a field of the lines.`, didYouMean(name, names));
    return fields.find((field) => field.name === name);
  };
  raw.unique?.forEach((group, i) => group.forEach((name, j) => check(name, 'unique', i, j)));
  raw.totals?.forEach(({ field }, i) => check(field, 'totals', i, 'field'));
  if (raw.quantity) check(raw.quantity, 'quantity');
  if (raw.scan && check(raw.scan, 'scan')?.reference === null) {
    diagnostics.add('bad-reference', placeOf(node, 'x-field', 'lines', 'scan'), `\`${raw.scan}\` refers to nothing: a scanned code is looked up among the records of a reference.`);
  }
  const table = raw.table ?? snakeCase(`${owner}${pascalCase(node.name)}`);
  return {
    table, fields, key: raw.key ?? `${camelCase(table)}Id`, pascal: pascalCase(table), unique: raw.unique ?? [], totals: raw.totals ?? [],
    scan: raw.scan ? { field: raw.scan, quantity: raw.quantity ?? null } : null,
  };
}
