import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field, FieldKind } from '../model';
import type { Placement } from './field';

/** Keywords that say something else of a field than that it is a picture. */
const ASIDE = [
  'widget',
  'mask',
  'normalize',
  'reference',
  'rule',
  'among',
  'filter',
  'unit',
  'importNames',
  'importAs',
] as const;

/** The picture that a field holds, with what contradicts it reported; null for any other field. */
export function fileOf(
  node: PropertyNode,
  kind: FieldKind,
  placement: Placement,
  diagnostics: Diagnostics,
): Field['file'] {
  const x = (node.value['x-field'] ?? {}) as Json;
  const file = x['file'] as Field['file'] | undefined;
  if (file === undefined) return null;
  const place = { ...placeOf(node, 'x-field', 'file'), onKey: true };
  const remove = { text: 'remove `file`', edits: removeEdits(placeOf(node, 'x-field', 'file')) };
  if (kind !== 'text')
    diagnostics.add(
      'wrong-type',
      place,
      `\`${node.name}\` is of kind ${kind}: what holds a picture is a text.`,
      remove,
    );
  else if (node.value['format'] !== 'uuid') {
    const { document, path } = node.origins[0];
    diagnostics.add('wrong-type', place, `\`${node.name}\` holds the id of a picture: its format is \`uuid\`.`, {
      text: 'add `"format": "uuid"`',
      title: 'add `"format": "uuid"`',
      edits: setEdits({ document, path: [...path, 'format'] }, 'uuid'),
    });
  }
  if (placement !== 'top')
    diagnostics.add(
      'unsupported',
      place,
      `\`${node.name}\` stands inside another field: a picture belongs at the top of an entity.`,
      remove,
    );
  for (const keyword of ASIDE.filter((each) => x[each] !== undefined && x[each] !== false)) {
    diagnostics.add(
      'contradiction',
      { ...placeOf(node, 'x-field', keyword), onKey: true },
      `\`${node.name}\` holds a picture: \`${keyword}\` says nothing of it.`,
      { text: `remove \`${keyword}\``, edits: removeEdits(placeOf(node, 'x-field', keyword)) },
    );
  }
  return file;
}
