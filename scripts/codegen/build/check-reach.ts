import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';

type All = ReadonlyMap<string, BareEntity>;

/** Checks the `reach` and read keywords of an entity: the entities that contain it, and the shown fields of entities that it contains. */
export function checkReach(entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  checkReachedThrough(entity, all, diagnostics);
  for (const node of entity.nodes) {
    const field = entity.fields.find(({ name }) => name === node.name);
    const show = field?.sensitive?.show;
    const target = field?.embed && all.get(field.embed.entity);
    if (!show || show === 'initial' || !target || diagnostics.isMuted(target.document)) continue;
    for (const [name, shown] of Object.entries(show)) {
      const place = placeOf(node, 'x-field', 'sensitive', 'show', name);
      const inner = target.fields.find((candidate) => candidate.name === name);
      if (!inner)
        diagnostics.add(
          'unknown-field',
          { ...place, onKey: true },
          `\`${name}\` is not a field of \`${target.name}\`.`,
          suggest(
            name,
            target.fields.map((candidate) => candidate.name),
            { text: 'remove it', edits: removeEdits(place) },
          ),
        );
      else if (shown === 'initial' && inner.kind !== 'text')
        diagnostics.add('bad-sensitive', place, `\`${name}\` is no text: it has no initial.`, {
          text: 'write `"whole"`, or leave it out',
          title: 'write `"whole"`',
          edits: setEdits(place, 'whole'),
        });
    }
  }
}

function checkReachedThrough({ name, document, reachedThrough }: BareEntity, all: All, diagnostics: Diagnostics): void {
  const holders = [...all.values()]
    .filter(({ fields }) => fields.some(({ embed }) => embed?.entity === name))
    .map((holder) => holder.name);
  reachedThrough.forEach((holder, index) => {
    const place: Place = { document, path: ['x-entity', 'reachedThrough', index] };
    const known = all.get(holder);
    // A missing entity is reported when it is read; an entity in a broken file cannot be checked.
    if (!known || diagnostics.isMuted(known.document)) return;
    if (!holders.includes(holder))
      diagnostics.add(
        'bad-reach',
        place,
        `\`${holder}\` does not embed \`${name}\`.`,
        suggest(holder, holders, {
          text: 'remove it',
          edits: removeEdits(reachedThrough.length > 1 ? place : { document, path: ['x-entity', 'reachedThrough'] }),
        }),
      );
  });
}
