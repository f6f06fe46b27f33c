import { setEdits } from '../load/edit';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Reading } from './field-keyword';
import { placeIn, without } from './places';

type Picture = 'image' | 'portrait';

/** Keywords that a picture field cannot have. */
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

export const file: FieldKeyword<'file', Picture | null> = {
  name: 'file',
  schema: {
    enum: ['image', 'portrait'],
    description:
      'On a text of format `uuid`: a picture, uploaded or taken with the camera. A `portrait` is cropped to a square. Imports and exports omit it.',
  },
  example: exampleOf('fotoId', {
    title: 'Fotografía',
    type: 'string',
    format: 'uuid',
    'x-field': xField('Photograph', { file: 'image', list: { order: -1 } }),
  }),
  read: fileOf,
  form: (_, { path }) => ({ notCopied: [path] }),
};

/** Reads the picture of a field. Reports contradictory keywords. */
function fileOf(said: unknown, { node, x, kind, placement, context }: Reading): Picture | null {
  if (said === undefined) return null;
  const place = { ...placeIn(node, 'file'), onKey: true };
  const remove = without(node, 'file');
  if (kind !== 'text')
    context.diagnostics.add(
      'wrong-type',
      place,
      `\`${node.name}\` is of kind ${kind}: what holds a picture is a text.`,
      remove,
    );
  else if (node.value['format'] !== 'uuid') {
    const { document, path } = node.origins[0];
    context.diagnostics.add(
      'wrong-type',
      place,
      `\`${node.name}\` holds the id of a picture: its format is \`uuid\`.`,
      {
        text: 'add `"format": "uuid"`',
        title: 'add `"format": "uuid"`',
        edits: setEdits({ document, path: [...path, 'format'] }, 'uuid'),
      },
    );
  }
  if (placement !== 'top')
    context.diagnostics.add(
      'unsupported',
      place,
      `\`${node.name}\` stands inside another field: a picture belongs at the top of an entity.`,
      remove,
    );
  for (const keyword of ASIDE.filter((each) => x[each] !== undefined && x[each] !== false)) {
    context.diagnostics.add(
      'contradiction',
      { ...placeIn(node, keyword), onKey: true },
      `\`${node.name}\` holds a picture: \`${keyword}\` says nothing of it.`,
      without(node, keyword),
    );
  }
  return said as Picture;
}
