import { checkFilterValues } from '../build/check-queried';
import { fieldAt, fieldPaths } from '../build/field-at';
import { isStored } from '../build/is-stored';
import { whyUnasked } from '../build/why-unasked';
import { mergedBy } from '../build/merged-by';
import { removeEdits } from '../load/edit';
import type { Reference } from '../model';
import { suggest } from '../suggest';
import { xField } from '../vocabulary/examples';
import { checkBeside } from './check-beside';
import type { CheckedAnywhere, FieldKeyword } from './field-keyword';
import { placeIn } from './places';

export const reference: FieldKeyword<'reference', Reference | null> = {
  name: 'reference',
  schema: {
    description: 'The value, or each item of an array, is the key of a record of another entity.',
    oneOf: [
      { type: 'string', $ref: '../../generated/editor/names.gen.json#/$defs/entity' },
      {
        type: 'object',
        required: ['entity'],
        additionalProperties: false,
        properties: {
          entity: { type: 'string', $ref: '../../generated/editor/names.gen.json#/$defs/entity' },
          dependsOn: {
            type: 'object',
            additionalProperties: { $ref: '#/$defs/fieldPath' },
            description:
              'Filters the picker by other fields of the form: `{"estadoClave": "estadoClave"}` (their field: ours). A list on their side must contain ours. In lines, ours is a field of the document or of the line: `lineas.insumoId`. In the form of a step or an action, fields that the form lacks are those of the record.',
          },
          fills: {
            type: 'boolean',
            default: false,
            description:
              'The picker is usable before the fields it depends on. Empty ones do not filter and are filled in from the chosen record: a postal code fills in state and municipality.',
          },
          filter: { type: 'object', description: 'Fixed filter of the picker: `{"tipo": "MEDICO"}`.' },
          create: { type: 'boolean', default: false, description: 'Offers to create the record from the picker.' },
          acyclic: {
            type: 'boolean',
            default: false,
            description:
              'On a reference to the own entity: chains of references must not form a cycle, so that no unit supplies itself through others.',
          },
          symmetric: {
            type: 'boolean',
            default: false,
            description:
              'On a list of records of the own entity: the relation is symmetric, such as substitutes. The database maintains the other side for every kind of write.',
          },
          beside: {
            type: 'object',
            required: ['entity', 'of', 'show'],
            additionalProperties: false,
            description:
              'In lines: a number beside each option, from a record of another entity that refers to it: `{"entity": "inventario", "of": "insumoId", "by": {"almacenId": "almacenSurtidorId"}, "show": "disponible"}`. At most one record may refer to each option.',
            properties: {
              entity: { type: 'string', $ref: '../../generated/editor/names.gen.json#/$defs/entity' },
              of: { type: 'string', description: 'Its reference to the option.' },
              by: {
                type: 'object',
                additionalProperties: { $ref: '#/$defs/fieldPath' },
                description: 'Filter of its records, as in `dependsOn`.',
              },
              show: { type: 'string', description: 'Number to show.' },
            },
          },
          merges: {
            type: 'boolean',
            default: false,
            description:
              'On a reference to the own entity: a record with a value was merged into the other. References to the merged record move to the other, signed documents included, and new ones are stored under the other.',
          },
          closed: {
            type: 'boolean',
            default: false,
            description: 'May refer to a closed record (`closed` of its entity): late notes about a patient who died.',
          },
          follows: {
            type: 'boolean',
            default: true,
            description:
              'On a reference to an entity with `merges`: `false` keeps the original record, as the record of a merge does.',
          },
          holds: {
            type: 'boolean',
            default: true,
            description:
              '`false`: the reference does not keep the other record in use. Stamps of a lifecycle and references of `scope.propio` never do, so neither a notice nor a signed document keeps an account.',
          },
        },
      },
    ],
  },
  example: {
    properties: {
      unidadId: {
        title: 'Unidad',
        type: 'integer',
        'x-field': xField('Unit', {
          reference: { entity: 'unidad', create: true, dependsOn: { estadoClave: 'estadoClave' } },
          list: true,
          filter: true,
        }),
      },
      estadoClave: { title: 'Estado', type: 'string', maxLength: 60, 'x-field': xField('State') },
      relevaId: {
        title: 'Releva a',
        type: 'integer',
        'x-field': xField('Relieves', { reference: { entity: 'ambulancia', acyclic: true } }),
      },
      gemelaIds: {
        title: 'Gemelas',
        type: 'array',
        uniqueItems: true,
        maxItems: 5,
        items: { type: 'integer' },
        'x-field': xField('Twins', { reference: { entity: 'ambulancia', symmetric: true } }),
      },
      fusionadaEnId: {
        title: 'Fusionada en',
        type: 'integer',
        readOnly: true,
        'x-field': xField('Merged into', { reference: { entity: 'ambulancia', merges: true } }),
      },
      camillasLibres: { title: 'Camillas libres', type: 'integer', 'x-field': xField('Free stretchers') },
      apoyos: {
        title: 'Apoyos',
        type: 'array',
        items: {
          type: 'object',
          properties: {
            quienId: {
              title: 'Quién',
              type: 'integer',
              'x-field': xField('Who', {
                reference: {
                  entity: 'unidad',
                  dependsOn: { estadoClave: 'estadoClave' },
                  beside: { entity: 'ambulancia', of: 'unidadId', show: 'camillasLibres' },
                },
              }),
            },
          },
          required: ['quienId'],
        },
        'x-field': xField('Support', { lines: { key: 'apoyoId' } }),
      },
    },
  },
  // Read before the other keywords, because the kind of a field depends on it.
  read: (_, reading) => reading.reference,
  check: checkReference,
  explain: ({ entity, labelField }) =>
    `→ ${entity}${labelField ? `, with ${labelField} on the wire` : ''} (\`reference\`)`,
};

/** Checks the filters of a reference: their fields exist, here and in the referenced record, and lists can be filtered by them. */
export function checkReference(
  { entity: asked, dependsOn, filter, acyclic, symmetric, merges, closed, follows, beside }: Reference,
  checked: CheckedAnywhere,
): void {
  const { node, field, isOwn, siblings, entity, all, find, diagnostics } = checked;
  const target = all.get(asked);
  // The document of a line may also filter the line's reference.
  const lines = entity.fields.find(({ lines: told, fields }) => told !== null && fields === siblings);
  const ofDocument = (ours: string) =>
    lines &&
    (ours.startsWith(`${lines.name}.`)
      ? siblings.find(({ name }) => name === ours.slice(lines.name.length + 1))
      : fieldAt(entity, ours, all));
  for (const [theirs, ours] of Object.entries(dependsOn)) {
    const own = ofDocument(ours) ?? find(ours, placeIn(node, 'reference', 'dependsOn', theirs));
    const other = target && fieldAt(target, theirs, all);
    // A filter on a list tests whether it contains the value.
    const kind = other?.kind === 'list' && other.item && own?.kind !== 'list' ? other.item.kind : other?.kind;
    if (own && target && other && own.kind !== kind && isStored(other) && !whyUnasked(target, theirs, all))
      diagnostics.add(
        'wrong-type',
        placeIn(node, 'reference', 'dependsOn', theirs),
        `\`${theirs}\` of \`${target.name}\` is of kind ${other.kind}, and \`${ours}\` of kind ${own.kind}: they are never equal.`,
        suggest(
          ours,
          siblings.filter((sibling) => sibling.kind === kind).map(({ name }) => name),
        ),
      );
  }
  if (acyclic && target?.name !== entity.name) {
    diagnostics.add(
      'bad-reference',
      placeIn(node, 'reference', 'acyclic'),
      `\`acyclic\` is for references of \`${entity.name}\` to itself.`,
      { text: 'remove `acyclic`', edits: removeEdits(placeIn(node, 'reference', 'acyclic')) },
    );
  }
  if (symmetric && (target?.name !== entity.name || field.kind !== 'list' || !isOwn)) {
    diagnostics.add(
      'bad-reference',
      placeIn(node, 'reference', 'symmetric'),
      `\`symmetric\` is for lists of references of \`${entity.name}\` to itself.`,
      { text: 'remove `symmetric`', edits: removeEdits(placeIn(node, 'reference', 'symmetric')) },
    );
  }
  if (merges && (target?.name !== entity.name || field.reference === null || !isOwn)) {
    diagnostics.add(
      'bad-reference',
      placeIn(node, 'reference', 'merges'),
      `\`merges\` is for a reference of \`${entity.name}\` to itself.`,
      { text: 'remove `merges`', edits: removeEdits(placeIn(node, 'reference', 'merges')) },
    );
  }
  if (closed && target && !target.closed) {
    diagnostics.add(
      'bad-reference',
      placeIn(node, 'reference', 'closed'),
      `Records of \`${target.name}\` are never closed: it has no \`closed\`.`,
      { text: 'remove `closed`', edits: removeEdits(placeIn(node, 'reference', 'closed')) },
    );
  }
  if (!follows && target && !mergedBy(target)) {
    diagnostics.add(
      'bad-reference',
      placeIn(node, 'reference', 'follows'),
      `Records of \`${target.name}\` are never merged: no reference of it has \`merges\`.`,
      { text: 'remove `follows`', edits: removeEdits(placeIn(node, 'reference', 'follows')) },
    );
  }
  if (beside) checkBeside(beside, asked, lines ?? null, checked);
  if (target)
    checkFilterValues(target, filter, (...steps) => placeIn(node, 'reference', 'filter', ...steps), all, diagnostics);
  for (const theirs of Object.keys(dependsOn)) {
    const why = target && whyUnasked(target, theirs, all);
    if (why)
      diagnostics.add(
        'bad-filter',
        { ...placeIn(node, 'reference', 'dependsOn', theirs), onKey: true },
        `\`${theirs}\` ${why}: nothing can be filtered by it.`,
        { text: 'remove it', edits: removeEdits(placeIn(node, 'reference', 'dependsOn', theirs)) },
      );
  }
  for (const [keyword, names] of [
    ['dependsOn', dependsOn],
    ['filter', filter],
  ] as const) {
    for (const theirs of Object.keys(names)) {
      if (target && !fieldAt(target, theirs, all) && !diagnostics.isMuted(target.document)) {
        diagnostics.add(
          'unknown-field',
          { ...placeIn(node, 'reference', keyword, theirs), onKey: true },
          `\`${theirs}\` is not a field of \`${target.name}\`.`,
          suggest(theirs, fieldPaths(target, all), {
            text: 'remove it',
            edits: removeEdits(placeIn(node, 'reference', keyword, theirs)),
          }),
        );
      }
    }
  }
}
