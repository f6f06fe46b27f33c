import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field, Lines } from '../model';
import { camelCase, pascalCase, snakeCase } from '../names';
import { suggest } from '../suggest';

/** The child table of a `lines` field; what it says of columns must name fields of the lines. */
export function linesOf(node: PropertyNode, owner: string, fields: readonly Field[], diagnostics: Diagnostics): Lines {
  const raw = ((node.value['x-field'] as Json)['lines'] ?? {}) as {
    table?: string;
    key?: string;
    unique?: string[][];
    totals?: Lines['totals'];
    scan?: string;
    quantity?: string;
  };
  const names = fields.map((field) => field.name);
  const check = (name: string, ...at: (string | number)[]) => {
    if (!names.includes(name))
      diagnostics.add(
        'unknown-field',
        placeOf(node, 'x-field', 'lines', ...at),
        `\`${name}\` is not a field of the lines.`,
        suggest(name, names),
      );
    return fields.find((field) => field.name === name);
  };
  raw.unique?.forEach((group, i) => group.forEach((name, j) => check(name, 'unique', i, j)));
  raw.totals?.forEach(({ field }, i) => check(field, 'totals', i, 'field'));
  for (const [i, { field, fn }] of (raw.totals ?? []).entries()) {
    const summed = fields.find(({ name }) => name === field);
    if (summed && fn !== 'count' && (!['integer', 'number'].includes(summed.kind) || summed.reference))
      diagnostics.add(
        'wrong-type',
        placeOf(node, 'x-field', 'lines', 'totals', i, 'fn'),
        `\`${field}\` is no number: it has no ${fn}.`,
        { text: 'count them instead', edits: setEdits(placeOf(node, 'x-field', 'lines', 'totals', i, 'fn'), 'count') },
      );
  }
  const quantity = raw.quantity === undefined ? undefined : check(raw.quantity, 'quantity');
  if (quantity && (!['integer', 'number'].includes(quantity.kind) || quantity.reference))
    diagnostics.add(
      'wrong-type',
      placeOf(node, 'x-field', 'lines', 'quantity'),
      `\`${raw.quantity!}\` is no number that a scan could add to.`,
      { text: 'remove `quantity`', edits: removeEdits(placeOf(node, 'x-field', 'lines', 'quantity')) },
    );
  if (raw.quantity !== undefined && raw.scan === undefined)
    diagnostics.add(
      'contradiction',
      { ...placeOf(node, 'x-field', 'lines', 'quantity'), onKey: true },
      'Without `scan` nothing is scanned that could be counted.',
      {
        text: 'remove `quantity`, or say what is scanned',
        title: 'remove `quantity`',
        edits: removeEdits(placeOf(node, 'x-field', 'lines', 'quantity')),
      },
    );
  if (raw.scan && check(raw.scan, 'scan')?.reference === null) {
    diagnostics.add(
      'bad-reference',
      placeOf(node, 'x-field', 'lines', 'scan'),
      `\`${raw.scan}\` refers to nothing: a scanned code is looked up among the records of a reference.`,
      { text: 'remove `scan`', edits: removeEdits(placeOf(node, 'x-field', 'lines', 'scan')) },
    );
  }
  const table = raw.table ?? snakeCase(`${owner}${pascalCase(node.name)}`);
  const key = raw.key ?? `${camelCase(table)}Id`;
  if (names.includes(key)) {
    const place =
      raw.key === undefined
        ? { ...placeOf(node, 'items', 'properties', key), onKey: true }
        : placeOf(node, 'x-field', 'lines', 'key');
    diagnostics.add('name-clash', place, `\`${key}\` is the key of a line and one of its fields.`, {
      text: raw.key === undefined ? 'choose another name' : 'remove `key`, or name another',
      edits: raw.key === undefined ? [] : removeEdits(place),
    });
  }
  return {
    table,
    fields,
    key,
    pascal: pascalCase(table),
    unique: raw.unique ?? [],
    totals: raw.totals ?? [],
    scan: raw.scan ? { field: raw.scan, quantity: raw.quantity ?? null } : null,
  };
}
