import type { BareEntity } from '../build/entity';
import { bulkFields } from '../bulk-fields';
import { removeEdits } from '../load/edit';
import type { Field, ListColumn } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

export const list: FieldKeyword<'list', ListColumn | null> = {
  name: 'list',
  schema: {
    description: 'Shows a column in the list. An object sets more.',
    oneOf: [
      { type: 'boolean' },
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          order: { type: 'integer' },
          sortable: { type: 'boolean', default: true },
          hidden: {
            type: 'boolean',
            default: false,
            description: 'Available in the column chooser, initially hidden.',
          },
          total: { type: 'boolean', default: false },
          inline: {
            type: 'boolean',
            default: false,
            description:
              'People who may edit the record change the field in its cell, with the input of the form. Only for fields with `bulkEdit` and without a condition.',
          },
        },
      },
    ],
  },
  example: exampleOf('marca', {
    title: 'Marca',
    type: 'string',
    'x-field': xField('Make', { list: { order: 2, sortable: true, inline: true } }),
  }),
  read(said, { node, x, kind, context }) {
    if (said === undefined || said === false) return null;
    if (kind === 'object' || kind === 'records' || kind === 'lines')
      context.diagnostics.add(
        'bad-list',
        placeIn(node, 'list'),
        `\`${node.name}\` cannot be a column of the list: it is ${kind === 'object' ? 'an object' : 'an array of objects'}, no single value.`,
        without(node, 'list'),
      );
    const {
      order = 0,
      sortable = x['computed'] === undefined && !['list', 'records', 'lines', 'object'].includes(kind),
      hidden = false,
      total = false,
      inline = false,
    } = (said === true ? {} : said) as Partial<ListColumn>;
    return { order, sortable, hidden, total, inline };
  },
  check({ inline }, { node, field, entity, isOwn, diagnostics }) {
    const why = inline && isOwn ? whyNotInline(field, entity) : null;
    const place = placeIn(node, 'list', 'inline');
    if (why !== null)
      diagnostics.add('bad-list', place, `\`${field.name}\` ${why}: it is not changed in a cell.`, {
        text: 'remove `inline`',
        edits: removeEdits(place),
      });
  },
  explain: ({ hidden }) => (hidden ? 'column on demand (`list.hidden`)' : 'column (`list`)'),
};

/** Returns why a cell cannot edit a field. A cell accepts only fields that one input can change without others. */
function whyNotInline(field: Field, entity: BareEntity): string | null {
  if (entity.label.parts.some((part) => 'path' in part && part.path === field.name))
    return 'names the record, and its cell is the link to it';
  if (field.when) return 'exists only under a condition';
  if (field.kind === 'list') return 'is a list';
  return bulkFields(entity).includes(field)
    ? null
    : 'cannot be given a value by itself: it is not edited, identifies the record, is kept from some readers, or depends on another field';
}
