import { setEdits, type Edit } from '../load/edit';
import type { Json, PropertyNode } from '../load/property-node';
import { snakeCase } from '../names';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { placeIn } from './places';

/** Entity of the embedded record, and the column that stores its key. */
interface Embed {
  readonly entity: string;
  readonly column: string;
  readonly keyName: string;
}

export const embed: FieldKeyword<'embed', Embed | null> = {
  name: 'embed',
  schema: {
    type: 'string',
    $ref: '../../generated/editor/names.gen.json#/$defs/entity',
    description:
      'On an object without properties: an entity whose record is edited as part of this one, in one transaction. The column `<name>Id` refers to its row.',
  },
  example: exampleOf('unidad', { title: 'Unidad', type: 'object', 'x-field': xField('Unit', { embed: 'unidad' }) }),
  gives: 'parts',
  read(said, { node, context: { heads, diagnostics } }) {
    if (typeof said !== 'string') return null;
    if (node.value['properties'] || node.value['type'] !== 'object')
      diagnostics.add(
        'bad-embed',
        placeIn(node, 'embed'),
        "An embedded entity is an `object` without properties of its own: they are the other entity's.",
      );
    if (heads.has(said)) return { entity: said, column: snakeCase(`${node.name}Id`), keyName: `${node.name}Id` };
    diagnostics.add(
      'unknown-entity',
      placeIn(node, 'embed'),
      `No entity is called \`${said}\`.`,
      suggest(said, heads.keys()),
    );
    return null;
  },
  check({ entity: target }, { node, entity, all, diagnostics }) {
    if (embedsItself(entity.name, target, all))
      diagnostics.add(
        'embed-cycle',
        placeIn(node, 'embed'),
        `\`${entity.name}\` would hold itself through \`${target}\`.`,
        { text: 'refer to it instead', title: 'make it a reference', edits: embedEdits(node, target, all) },
      );
  },
  explain: ({ entity }) => `a ${entity} edited as part of it (\`embed\`)`,
};

/** Returns edits that replace the embedded record by its id. */
function embedEdits(node: PropertyNode, target: string, all: Checked['all']): Edit[] {
  const { document, path } = node.origins[0];
  const type = all.get(target)?.key.type === 'text' ? 'string' : 'integer';
  const { embed: _, ...field } = (node.value['x-field'] ?? {}) as Json;
  return setEdits({ document, path }, { ...node.value, type, 'x-field': { ...field, reference: target } });
}

function embedsItself(name: string, target: string, all: Checked['all'], trail: readonly string[] = []): boolean {
  if (target === name) return true;
  if (trail.includes(target)) return false;
  return (all.get(target)?.fields ?? []).some(
    (field) => field.embed !== null && embedsItself(name, field.embed.entity, all, [...trail, target]),
  );
}
