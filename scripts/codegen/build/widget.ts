import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { EnumType, Field, FieldKind, Reference, Widget } from '../model';

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
/** A text longer than this is written in a box of several lines. */
const ONE_LINE = 200;

interface Traits {
  readonly enumType: EnumType | null;
  readonly reference: Reference | null;
  readonly item: Field | null;
}

/** The input of a field: the one asked for when the type can have it, else the one the type decides. */
export function widgetOf(
  node: PropertyNode,
  kind: FieldKind,
  { reference, item }: Traits,
  diagnostics: Diagnostics,
): Widget {
  const asked = (node.value['x-field'] as Json | undefined)?.['widget'] as Widget | undefined;
  const possible: readonly Widget[] = reference
    ? ['reference']
    : item?.reference
      ? ['references']
      : item?.enumType
        ? ['multiselect']
        : POSSIBLE[kind];
  if (asked && !possible.includes(asked)) {
    const place = placeOf(node, 'x-field', 'widget');
    diagnostics.add('bad-widget', place, `\`${node.name}\` cannot use the widget \`${asked}\`.`, {
      text: `one of: ${possible.join(', ')}`,
      title: 'remove `widget`: the type decides',
      edits: removeEdits(place),
    });
  } else if (asked) {
    if (asked === 'url' && node.value['format'] !== 'uri') {
      const { document, path } = node.origins[0];
      diagnostics.add(
        'wrong-type',
        placeOf(node, 'x-field', 'widget'),
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
  return possible[0]!;
}

function textWidget(value: Json): Widget {
  if (value['format'] === 'email') return 'email';
  if (value['format'] === 'uri') return 'url';
  return typeof value['maxLength'] === 'number' && value['maxLength'] <= ONE_LINE ? 'text' : 'textarea';
}
