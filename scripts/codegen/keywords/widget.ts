import { removeEdits, setEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { FieldKind, Widget } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Reading } from './field-keyword';
import { placeIn } from './places';

const POSSIBLE: Readonly<Record<FieldKind, readonly Widget[]>> = {
  text: ['text', 'textarea', 'email', 'phone', 'url', 'color', 'richText', 'image'],
  integer: ['number', 'money', 'year'],
  number: ['number', 'money'],
  boolean: ['switch', 'radio'],
  date: ['date'],
  datetime: ['datetime'],
  time: ['time'],
  enum: ['select', 'radio'],
  list: ['tags'],
  object: ['object'],
  records: ['records', 'images'],
  embed: ['embed'],
  lines: ['lines'],
};
/** Longest text, in characters, with an input of one line. */
const ONE_LINE = 200;
/** Unit that marks an amount of money. */
const PESOS = 'MXN';

export const widget: FieldKeyword<'widget', Widget> = {
  name: 'widget',
  schema: {
    enum: [
      'text',
      'textarea',
      'number',
      'money',
      'year',
      'switch',
      'date',
      'datetime',
      'time',
      'select',
      'radio',
      'multiselect',
      'tags',
      'reference',
      'references',
      'email',
      'phone',
      'url',
      'color',
      'richText',
      'image',
      'images',
    ],
    description: 'Input, where the type does not determine it.',
  },
  example: exampleOf('notas', {
    title: 'Notas',
    type: 'string',
    maxLength: 500,
    'x-field': xField('Notes', { widget: 'textarea' }),
  }),
  read: widgetOf,
  explain: (input) => `${input} input`,
};

/** Returns the input of a field: that of `widget` when the type allows it, else the default of the type. */
function widgetOf(said: unknown, { node, x, kind, placement, reference, item, context }: Reading): Widget {
  if (x['matrix'] && kind === 'records' && placement === 'top') return 'matrix';
  if (x['file']) return 'file';
  const asked = said as Widget | undefined;
  const possible: readonly Widget[] = reference
    ? ['reference']
    : item?.reference
      ? ['references']
      : item?.enumType
        ? ['multiselect']
        : POSSIBLE[kind];
  if (asked && !possible.includes(asked)) {
    const place = placeIn(node, 'widget');
    context.diagnostics.add('bad-widget', place, `\`${node.name}\` cannot use the widget \`${asked}\`.`, {
      text: `one of: ${possible.join(', ')}`,
      title: 'remove `widget`: the type decides',
      edits: removeEdits(place),
    });
  } else if (asked) {
    if (asked === 'url' && node.value['format'] !== 'uri') {
      const { document, path } = node.origins[0];
      context.diagnostics.add(
        'wrong-type',
        placeIn(node, 'widget'),
        `\`${node.name}\` is shown as a link and may hold any text: \`javascript:\` is one.`,
        {
          text: 'add `"format": "uri"`',
          title: 'add `"format": "uri"`',
          edits: setEdits({ document, path: [...path, 'format'] }, 'uri'),
        },
      );
    }
    return asked;
  }
  if (kind === 'text' && !reference) return textWidget(node.value);
  return kind === 'number' && x['unit'] === PESOS ? 'money' : possible[0]!;
}

function textWidget(value: Json): Widget {
  if (value['format'] === 'email') return 'email';
  if (value['format'] === 'uri') return 'url';
  return typeof value['maxLength'] === 'number' && value['maxLength'] <= ONE_LINE ? 'text' : 'textarea';
}
