import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import { checkCompared } from './check-compared';
import type { BareEntity } from './entity';

/** What is counted refers to this entity by a field of its own, and is told apart by fields and codes that it has. */
export function checkCount(
  node: PropertyNode,
  { count }: Field,
  entity: BareEntity,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): void {
  const target = count && all.get(count.entity);
  if (!count || !target || diagnostics.isMuted(target.document)) return;
  const at = (...keyword: (string | number)[]) => placeOf(node, 'x-field', 'count', ...keyword);
  const pointing = target.fields
    .filter(({ kind, reference }) => reference?.entity === entity.name && kind !== 'list')
    .map(({ name }) => name);
  if (!pointing.includes(count.field))
    diagnostics.add(
      'bad-reference',
      at('field'),
      `\`${count.field}\` of \`${target.name}\` does not refer to \`${entity.name}\`.`,
      suggest(count.field, pointing),
    );
  for (const [name, values] of Object.entries(count.where)) {
    const field = target.fields.find(
      (candidate) =>
        candidate.name === name && candidate.embed === null && candidate.computed === null && candidate.count === null,
    );
    if (!field)
      diagnostics.add(
        'unknown-field',
        { ...at('where', name), onKey: true },
        `\`${name}\` is not a stored field of \`${target.name}\`.`,
        suggest(
          name,
          target.fields.map((other) => other.name),
          {
            text: 'remove it',
            edits: removeEdits(Object.keys(count.where).length > 1 ? at('where', name) : at('where')),
          },
        ),
      );
    values.forEach((value, index) => {
      const inList = at('where', name, index);
      if (field) checkCompared(name, field, value, inList.onKey ? at('where', name) : inList, diagnostics);
    });
  }
}
