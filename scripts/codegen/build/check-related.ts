import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';

/** What of another record can be answered beside this one: plain values of its own. */
const PLAIN = new Set(['text', 'integer', 'number', 'boolean', 'date', 'datetime', 'time', 'enum']);

/** `related` names an entity that refers to this one, and its properties are fields of that entity, of the same type. */
export function checkRelated(
  node: PropertyNode,
  field: Field,
  isOwn: boolean,
  entity: BareEntity,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): void {
  if (!field.related) return;
  const { entity: asked, by } = field.related;
  const place = placeOf(node, 'x-field', 'related');
  const removal = { text: 'remove it', edits: removeEdits(place) };
  const target = all.get(asked);
  // That there is none was told where the field was read.
  if (!target || diagnostics.isMuted(target.document)) return;
  if (!isOwn)
    return diagnostics.add('unsupported', place, 'Only a record itself has others that refer to it.', removal);
  if (field.kind !== 'records')
    return diagnostics.add('wrong-type', placeOf(node, 'type'), 'Records of others are an array of objects.', removal);
  if (target.backend !== 'server')
    return diagnostics.add(
      'bad-backend',
      place,
      `\`${asked}\` is kept by the sample backend: the server cannot ask it.`,
      removal,
    );
  if (target.auditReads)
    return diagnostics.add(
      'bad-related',
      place,
      `Reading \`${asked}\` is recorded: its records are not answered beside others.`,
      removal,
    );
  const ties = target.fields
    .filter(({ reference, kind }) => reference?.entity === entity.name && PLAIN.has(kind))
    .map(({ name }) => name);
  if (!ties.includes(by))
    return diagnostics.add(
      'bad-related',
      { ...place, part: by },
      `\`${by}\` of \`${asked}\` does not refer to \`${entity.name}\`.`,
      suggest(by, ties, removal),
    );
  const known = new Map<string, string>([
    [target.key.name, target.key.type === 'text' ? 'text' : 'integer'],
    ...target.fields
      .filter(
        ({ kind, computed, count, inverse }) =>
          PLAIN.has(kind) && computed === null && count === null && inverse === null,
      )
      .map(({ name, kind }) => [name, kind] as const),
  ]);
  for (const { name, kind } of field.fields) {
    const inner = placeOf(node, 'items', 'properties', name);
    const theirs = known.get(name);
    if (theirs === undefined)
      diagnostics.add(
        'unknown-field',
        inner,
        `\`${name}\` is not a field of \`${asked}\` that could be answered here.`,
        suggest(name, known.keys()),
      );
    else if (theirs !== kind && !(theirs === 'enum' && kind === 'text'))
      diagnostics.add('bad-related', inner, `\`${name}\` is a ${kind} here, and a ${theirs} in \`${asked}\`.`, removal);
  }
}
