import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { checkComparisons } from './check-comparisons';
import { checkCondition } from './check-compared';
import { fieldAt, fieldPaths } from './field-at';

/** Conditions and comparisons of the fields of a form look at fields of the form, or at those of the record that it is filled in for. */
export function checkForm(
  nodes: readonly PropertyNode[],
  fields: readonly Field[],
  record: readonly Field[],
  diagnostics: Diagnostics,
): void {
  const none = new Map();
  const beside = { fields: [...fields, ...record.filter(({ name }) => !fields.some((field) => field.name === name))] };
  for (const node of nodes) {
    const field = fields.find(({ name }) => name === node.name);
    if (!field) continue;
    for (const keyword of ['when', 'requiredWhen'] as const) {
      const place = placeOf(node, 'x-field', keyword);
      if (place.document.has(place.path) && !place.onKey)
        checkCondition(
          field[keyword],
          place,
          (path) => fieldAt(beside, path, none),
          fieldPaths(beside, none),
          diagnostics,
        );
    }
    if (field.defaultFrom !== null)
      diagnostics.add(
        'unsupported',
        placeOf(node, 'x-field', 'defaultFrom'),
        'Only a field of an entity starts from who begins it, and when.',
        { text: 'remove `defaultFrom`', edits: removeEdits(placeOf(node, 'x-field', 'defaultFrom')) },
      );
    if ((node.value['x-field'] as object | undefined) !== undefined)
      checkComparisons(node, field, beside.fields, diagnostics);
  }
}
