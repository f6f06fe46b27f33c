import type { Diagnostics } from '../diagnostic';
import { bulkFields } from '../bulk-fields';
import { removeEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import type { BareEntity } from './entity';

/** A cell takes what one input can change by itself; anything else would be offered and then refused. */
export function checkInline(entity: BareEntity, diagnostics: Diagnostics): void {
  const changeable = new Set(bulkFields(entity).map(({ name }) => name));
  const named = new Set(entity.label.parts.flatMap((part) => ('path' in part ? [part.path] : [])));
  for (const node of entity.nodes) {
    const field = entity.fields.find(({ name }) => name === node.name);
    if (!field?.list?.inline) continue;
    const place = placeOf(node, 'x-field', 'list', 'inline');
    const why = named.has(field.name)
      ? 'names the record, and its cell is the link to it'
      : field.when
        ? 'exists only under a condition'
        : field.kind === 'list'
          ? 'is a list'
          : changeable.has(field.name)
            ? null
            : 'cannot be given a value by itself: it is not edited, identifies the record, is kept from some readers, or depends on another field';
    if (why)
      diagnostics.add('bad-list', place, `\`${field.name}\` ${why}: it is not changed in a cell.`, {
        text: 'remove `inline`',
        edits: removeEdits(place),
      });
  }
}
