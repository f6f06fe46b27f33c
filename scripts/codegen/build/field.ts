import { textOf } from '../keywords/places';
import { giversOf, readKeywords, valueSchemaOf } from '../keywords/read-keywords';
import { referenceOf } from '../keywords/read-reference';
import { removeEdits, renameEdits, setEdits } from '../load/edit';
import {
  originOf,
  placeOf,
  propertyNodes,
  resolveProperty,
  trailOf,
  type Json,
  type PropertyNode,
} from '../load/property-node';
import type { Field, FieldKind } from '../model';
import { labelFieldOf, snakeCase } from '../names';
import { suggest } from '../suggest';
import type { BuildContext } from './context';
import { checkConstraints, TEXT_LIMIT } from './constraints';
import { OBJECT_NAMES } from './reserved-names';

/** Position of a field: `top` of an entity, `inside` an object, in an `item` of an array of objects, or in a `line` of a child table. */
export type Placement = 'top' | 'inside' | 'item' | 'line';

/**
 * Builds a field of the model from one property. Faults are reported and repaired, so that the rest of the file can be checked in the same
 * run.
 */
export function buildField(
  node: PropertyNode,
  owner: string,
  required: boolean,
  placement: Placement,
  context: BuildContext,
): Field {
  const { value } = node;
  const x = (value['x-field'] ?? {}) as Json;
  const { diagnostics } = context;
  const kind = kindOf(node, context);
  const { document, path } = node.origins[0];
  const enumType = Array.isArray(value['enum']) ? context.enums.of(node, owner, diagnostics) : null;
  const reference =
    kind === 'list'
      ? null
      : referenceOf(node, placement === 'top' || placement === 'line' ? labelFieldOf(node.name) : null, context);
  const item = kind === 'list' ? itemOf(node, owner, context) : null;
  const inner =
    kind === 'object'
      ? childFields(node, owner, 'inside', context)
      : kind === 'records'
        ? recordFields(node, owner, 'item', context)
        : kind === 'lines'
          ? recordFields(node, owner, 'line', context)
          : [];
  const givers = giversOf(x, context.keywords);
  const giver = givers[0] ?? null;
  checkConstraints(node, kind, giver, diagnostics);
  const readOnly = value['readOnly'] === true || givers.some(({ gives }) => gives !== 'parts');
  const said = readKeywords({
    node,
    x,
    owner,
    placement,
    kind,
    reference,
    enumType,
    item,
    fields: inner,
    readOnly,
    giver,
    context,
  });
  if (OBJECT_NAMES.has(node.name))
    diagnostics.add(
      'bad-name',
      placeOf(node),
      `\`${node.name}\` is a name that every object of JavaScript has already.`,
      {
        text: 'choose another name',
        title: `call it \`${node.name}Campo\``,
        edits: renameEdits({ document, path }, `${node.name}Campo`),
      },
    );
  if (item && ['list', 'object', 'records', 'lines', 'embed'].includes(item.kind))
    diagnostics.add(
      'unsupported',
      placeOf(node, 'items'),
      `\`${node.name}\` is a list of lists: an item is one value, or an object with fields of its own.`,
      {
        text: 'make its items texts, numbers or objects',
        title: 'make its items texts',
        edits: setEdits(placeOf(node, 'items'), { type: 'string' }),
      },
    );

  return Object.assign(said, {
    name: node.name,
    column: snakeCase(kind === 'embed' ? `${node.name}Id` : node.name),
    kind,
    source: { file: document.file, ...document.locate(path, true) },
    required,
    readOnly,
    default: value['default'],
    example: textOf((value['examples'] as unknown[] | undefined)?.[0]),
    minLength: number(value['minLength']),
    maxLength: number(value['maxLength']) ?? (kind === 'text' ? TEXT_LIMIT : null),
    pattern: textOf(value['pattern']),
    format: textOf(value['format']),
    minimum: number(value['minimum'] ?? value['minItems']),
    maximum: number(value['maximum'] ?? value['maxItems']),
    enumType,
    fields: inner,
    item,
    valueSchema: valueSchemaOf(context.keywords, said),
  });
}

function kindOf(node: PropertyNode, context: BuildContext): FieldKind {
  const { diagnostics, heads } = context;
  const { value } = node;
  const x = (value['x-field'] ?? {}) as Json;
  const at = (...keyword: string[]) => placeOf(node, ...keyword);
  if (typeof x['embed'] === 'string') return 'embed';
  switch (value['type']) {
    case 'string':
      if (value['enum']) return 'enum';
      return ({ date: 'date', 'date-time': 'datetime', time: 'time' } as const)[value['format'] as 'date'] ?? 'text';
    case 'integer':
    case 'number':
    case 'boolean':
      return value['type'];
    case 'object':
      if (!value['properties'])
        diagnostics.add(
          'missing-keyword',
          at('type'),
          `\`${node.name}\` is an object and says nothing of what it holds.`,
          {
            text: 'add `properties`, or `x-field.embed`',
            title: 'make it a text',
            edits: setEdits(at('type'), 'string'),
          },
        );
      return 'object';
    case 'array': {
      const items = value['items'] as Json | undefined;
      if (!items)
        diagnostics.add('missing-keyword', at('type'), `\`${node.name}\` is an array and does not say of what.`, {
          text: 'add `items`',
          title: 'add `"items": { "type": "string" }`',
          edits: setEdits(
            { document: at('type').document, path: [...at('type').path.slice(0, -1), 'items'] },
            { type: 'string' },
          ),
        });
      if (x['lines']) return 'lines';
      return items && (items['type'] === 'object' || items['properties']) ? 'records' : 'list';
    }
    default:
      diagnostics.add('missing-keyword', at(), `\`${node.name}\` has no \`type\`.`, {
        text: 'add `"type": …` or a `$ref`',
        title: `add \`"type": "${typeFor(node, heads)}"\``,
        edits: setEdits(
          { document: node.origins[0].document, path: [...node.origins[0].path, 'type'] },
          typeFor(node, heads),
        ),
      });
      return kindOf({ ...node, value: { ...value, type: typeFor(node, heads) } }, context);
  }
}

/** Infers the type of a property from its other keywords. */
function typeFor({ value }: PropertyNode, heads: BuildContext['heads']): string {
  const x = (value['x-field'] ?? {}) as Json;
  const target =
    typeof x['reference'] === 'string' ? x['reference'] : String((x['reference'] as Json | undefined)?.['entity']);
  if (value['properties'] || x['embed']) return 'object';
  if (value['items'] || value['minItems'] !== undefined || value['maxItems'] !== undefined) return 'array';
  if (heads.has(target)) return heads.get(target)!.key.type === 'text' ? 'string' : 'integer';
  if (typeof value['default'] === 'boolean' || x['filter'] === 'boolean' || x['widget'] === 'switch') return 'boolean';
  const isNumber = [value['minimum'], value['maximum'], value['multipleOf'], value['default']].some(
    (bound) => typeof bound === 'number',
  );
  const hasDecimals = value['multipleOf'] !== undefined || x['scale'] !== undefined || x['precision'] !== undefined;
  return hasDecimals ? 'number' : isNumber ? 'integer' : 'string';
}

function childFields(node: PropertyNode, owner: string, placement: Placement, context: BuildContext): Field[] {
  const origin = originOf(node, 'properties');
  const required = (node.value['required'] as string[] | undefined) ?? [];
  const nodes = propertyNodes(origin, context.shared, context.diagnostics, trailOf(node));
  const names = nodes.map((child) => child.name);
  for (const [index, name] of required.entries()) {
    if (!names.includes(name))
      context.diagnostics.add(
        'unknown-field',
        placeOf(node, 'required', index),
        `\`${name}\` is not a field of \`${node.name}\`.`,
        suggest(name, names, { text: 'remove it', edits: removeEdits(placeOf(node, 'required', index)) }),
      );
  }
  return nodes.map((child) => {
    const field = buildField(child, `${owner}${pascal(node.name)}`, required.includes(child.name), placement, context);
    if (
      field.kind === 'embed' ||
      field.kind === 'lines' ||
      (placement === 'item' && (field.kind === 'object' || field.kind === 'records')) ||
      (placement === 'line' && field.computed)
    ) {
      context.diagnostics.add(
        'unsupported',
        placeOf(child),
        `\`${child.name}\` cannot stand inside \`${node.name}\`: a ${field.kind} belongs at the top of an entity.`,
      );
    }
    return field;
  });
}

/** Returns the fields of an array's object items. */
function recordFields(node: PropertyNode, owner: string, placement: 'item' | 'line', context: BuildContext): Field[] {
  const item = itemNode(node, context);
  if (!item) return [];
  if (!item.value['properties']) {
    context.diagnostics.add(
      'missing-keyword',
      placeOf(item),
      `The items of \`${node.name}\` are objects and say nothing of what they hold.`,
      'add `properties`',
    );
    return [];
  }
  return childFields({ ...item, name: node.name }, owner, placement, context);
}

function itemOf(node: PropertyNode, owner: string, context: BuildContext): Field | null {
  const item = itemNode(node, context);
  if (!item) return null;
  // Items have no label of their own and use that of the list.
  const labelled: PropertyNode = {
    ...item,
    origins: [...item.origins, ...node.origins],
    name: node.name,
    value: {
      ...item.value,
      title: node.value['title'],
      'x-field': {
        labels: (node.value['x-field'] as Json | undefined)?.['labels'],
        ...(item.value['x-field'] as Json | undefined),
        ...referencePart(node),
      },
    },
  };
  return buildField(labelled, owner, true, 'inside', context);
}

function itemNode(node: PropertyNode, context: BuildContext): PropertyNode | null {
  if (!node.value['items']) return null;
  const origin = originOf(node, 'items');
  return resolveProperty(
    node.name,
    { document: origin.document, path: [...origin.path, 'items'] },
    context.shared,
    context.diagnostics,
    trailOf(node),
  );
}

/** Returns the `reference`, declared on the array or on its items. */
function referencePart(node: PropertyNode): Json {
  const reference = (node.value['x-field'] as Json | undefined)?.['reference'];
  return reference === undefined ? {} : { reference };
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
