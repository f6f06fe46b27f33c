import { placeIn, without } from '../keywords/places';
import { saidOf } from '../keywords/read-keywords';
import type { PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import type { BuildContext } from './context';

/**
 * Checks references between the fields of a form, and references to fields of the record it belongs to. Rejects keywords that only fields
 * of entities support. `checkPickers` checks its pickers.
 *
 * @param of entity of that record; null without one
 */
export function checkForm(
  nodes: readonly PropertyNode[],
  fields: readonly Field[],
  record: readonly Field[],
  of: string | null,
  { keywords, diagnostics, forms }: BuildContext,
): void {
  forms.push({ nodes, fields, record: of });
  const siblings = [...fields, ...record.filter(({ name }) => !fields.some((field) => field.name === name))];
  for (const node of nodes) {
    const field = fields.find(({ name }) => name === node.name);
    if (!field) continue;
    for (const { keyword } of saidOf(keywords, field, 'read')) {
      if (keyword.notInForms !== undefined)
        diagnostics.add('unsupported', placeIn(node, keyword.name), keyword.notInForms, without(node, keyword.name));
    }
    for (const { keyword, value } of saidOf(keywords, field, 'checkInForm'))
      keyword.checkInForm?.(value, { node, field, siblings, diagnostics });
  }
}
