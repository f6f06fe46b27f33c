import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field, FieldKind } from '../model';

const NUMBERS: readonly FieldKind[] = ['integer', 'number'];
const SCALARS: readonly FieldKind[] = ['text', 'integer', 'number', 'boolean', 'date', 'datetime', 'time', 'enum'];
/** What gives a field its value, of which there can be one. */
const GIVERS = ['computed', 'count', 'inverse', 'related', 'copy', 'embed', 'lines'] as const;

type Trait = Pick<Field, 'kind' | 'reference' | 'enumType' | 'item' | 'readOnly'>;

/** By keyword of `x-field`: whether it says something of such a field, and of what it does. */
const FITS: Readonly<Record<string, readonly [(field: Trait) => boolean, string]>> = {
  unit: [({ kind, reference }) => NUMBERS.includes(kind) && !reference, 'a number'],
  mask: [({ kind }) => kind === 'text', 'a text'],
  normalize: [({ kind }) => kind === 'text' || kind === 'enum', 'a text'],
  options: [({ enumType, item }) => enumType !== null || item?.enumType != null, 'an enum'],
  enumName: [({ enumType, item }) => enumType !== null || item?.enumType != null, 'an enum'],
  index: [({ kind }) => SCALARS.includes(kind), 'one stored value'],
  lines: [({ kind }) => kind === 'lines', 'an array of objects'],
};

/** Keywords of `x-field` on a field of which they say nothing, and those that contradict each other. */
export function checkKeywords(node: PropertyNode, field: Trait, diagnostics: Diagnostics): void {
  const x = (node.value['x-field'] ?? {}) as Json;
  const remove = (keyword: string) => ({
    text: `remove \`${keyword}\``,
    edits: removeEdits(placeOf(node, 'x-field', keyword)),
  });
  for (const [keyword, [fits, what]] of Object.entries(FITS)) {
    if (x[keyword] !== undefined && x[keyword] !== false && !fits(field))
      diagnostics.add(
        'wrong-type',
        { ...placeOf(node, 'x-field', keyword), onKey: true },
        `\`${keyword}\` is for ${what}, and \`${node.name}\` is ${field.reference ? 'a reference' : `of kind ${field.kind}`}.`,
        remove(keyword),
      );
  }
  const [first, second] = GIVERS.filter((keyword) => x[keyword] !== undefined);
  if (second)
    diagnostics.add(
      'contradiction',
      { ...placeOf(node, 'x-field', second), onKey: true },
      `\`${first!}\` and \`${second}\` both say where the value comes from.`,
      remove(second),
    );
  const normalize = (x['normalize'] ?? []) as string[];
  if (normalize.includes('upper') && normalize.includes('lower'))
    diagnostics.add(
      'contradiction',
      placeOf(node, 'x-field', 'normalize'),
      'A text cannot be both in capitals and in small letters.',
      {
        text: 'keep one of them',
        title: 'remove `normalize`',
        edits: removeEdits(placeOf(node, 'x-field', 'normalize')),
      },
    );
  for (const keyword of ['writeOnce', 'fills']) {
    if (x[keyword] && field.readOnly)
      diagnostics.add(
        'contradiction',
        { ...placeOf(node, 'x-field', keyword), onKey: true },
        `\`${node.name}\` is set by the server: nobody types it.`,
        remove(keyword),
      );
  }
  if (x['index'] === true && ['computed', 'count', 'inverse', 'related'].some((keyword) => x[keyword] !== undefined))
    diagnostics.add(
      'wrong-type',
      { ...placeOf(node, 'x-field', 'index'), onKey: true },
      `\`${node.name}\` is not stored: there is nothing to index.`,
      remove('index'),
    );
  if (x['renamedFrom'] === node.name)
    diagnostics.add(
      'bad-rename',
      placeOf(node, 'x-field', 'renamedFrom'),
      `\`${node.name}\` is called so already.`,
      remove('renamedFrom'),
    );
}
