import { askPermission } from '../build/context';
import { removeEdits } from '../load/edit';
import type { Sensitive } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Reading } from './field-keyword';
import { placeIn } from './places';

export const sensitive: FieldKeyword<'sensitive', Sensitive | null> = {
  name: 'sensitive',
  schema: {
    description:
      'Permission to read the field. Without it the field is omitted from every response and cannot be searched, filtered or sorted by; `show` reveals a part. On an embedded record it covers all of its fields that `show` does not list.',
    oneOf: [
      { $ref: '#/$defs/permission' },
      {
        type: 'object',
        required: ['permission'],
        additionalProperties: false,
        properties: {
          permission: { $ref: '#/$defs/permission' },
          show: {
            description:
              'Part shown without the permission: the `initial` of a text; for an embedded record, `initial` or `whole` per field. Default: nothing.',
            oneOf: [
              { const: 'initial' },
              { type: 'object', minProperties: 1, additionalProperties: { enum: ['initial', 'whole'] } },
            ],
          },
        },
      },
    ],
  },
  example: exampleOf(
    'operador',
    {
      title: 'Operador',
      type: 'string',
      'x-field': xField('Driver', { sensitive: { permission: 'catalogo.administrar', show: 'initial' } }),
    },
    {
      properties: {
        poliza: { title: 'Póliza', type: 'string', 'x-field': xField('Policy', { sensitive: 'catalogo.administrar' }) },
      },
    },
  ),
  read: sensitiveOf,
  explain: ({ permission, show }) => `only with ${permission}${show ? ', in part without it' : ''} (\`sensitive\`)`,
};

/**
 * Reads the permission to see the value and the part shown without it. Reports a part that does not fit the kind. Fields of an embedded
 * record are checked once it is known.
 */
function sensitiveOf(said: unknown, { node, kind, placement, context }: Reading): Sensitive | null {
  if (said === undefined) return null;
  const at = placeIn(node, 'sensitive');
  if (placement === 'inside' || placement === 'item') {
    context.diagnostics.add('bad-sensitive', at, `\`${node.name}\` is part of a field, which is read as a whole.`, {
      text: 'say it of the field that holds it',
      title: 'remove `sensitive`',
      edits: removeEdits(at),
    });
    return null;
  }
  const { permission, show = null } =
    typeof said === 'string' ? { permission: said } : (said as { permission: string; show?: Sensitive['show'] });
  askPermission(context, permission, typeof said === 'string' ? at : placeIn(node, 'sensitive', 'permission'));
  const fits = show === null || (show === 'initial' ? kind === 'text' : kind === 'embed');
  if (!fits) {
    const place = placeIn(node, 'sensitive', 'show');
    const what =
      show === 'initial'
        ? `\`${node.name}\` is no text: it has no initial.`
        : `\`${node.name}\` is no embedded record: it has no fields to show.`;
    context.diagnostics.add('bad-sensitive', place, what, {
      text: 'remove `show`',
      title: 'remove `show`',
      edits: removeEdits(place),
    });
  }
  return { permission, show: fits ? show : null };
}
