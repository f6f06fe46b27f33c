import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, textOf, without } from './places';

export const renamedFrom: FieldKeyword<'renamedFrom', string | null> = {
  name: 'renamedFrom',
  schema: { type: 'string', description: 'Former name of the field; its column is renamed and keeps its data.' },
  example: exampleOf('numeroSerie', {
    title: 'Número de serie',
    type: 'string',
    'x-field': xField('Serial number', { renamedFrom: 'serie' }),
  }),
  read(said, { node, context }) {
    if (said === node.name)
      context.diagnostics.add(
        'bad-rename',
        placeIn(node, 'renamedFrom'),
        `\`${node.name}\` is called so already.`,
        without(node, 'renamedFrom'),
      );
    return textOf(said);
  },
  check(from, { node, field, siblings, diagnostics }) {
    const earlier = siblings.slice(0, siblings.indexOf(field)).findLast(({ renamedFrom: other }) => other === from);
    if (earlier)
      diagnostics.add(
        'bad-rename',
        placeIn(node, 'renamedFrom'),
        `\`${earlier.name}\` was called \`${from}\`, too: one column becomes one.`,
        without(node, 'renamedFrom'),
      );
    if (siblings.some(({ name, renamedFrom: other }) => name === from && other === null))
      diagnostics.add(
        'bad-rename',
        placeIn(node, 'renamedFrom'),
        `\`${from}\` still exists: a rename leaves nothing behind.`,
        without(node, 'renamedFrom'),
      );
  },
  explain: (from) => `column renamed from ${from}, data kept (\`renamedFrom\`)`,
};
