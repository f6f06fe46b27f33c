import type { Diagnostics, Place } from '../diagnostic';
import { setEdits } from '../load/edit';
import type { Field, Stamps } from '../model';
import { suggest, type Advice } from '../suggest';

/** Checks that stamped fields are `readOnly` and of the kind that their stamp writes. */
export function checkStamps(
  stamps: Stamps,
  fields: readonly Field[],
  at: (name: string) => Place,
  diagnostics: Diagnostics,
): void {
  const kinds = { actor: 'integer', now: 'datetime', today: 'date', none: null } as const;
  for (const [name, stamp] of Object.entries(stamps)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field)
      diagnostics.add(
        'unknown-field',
        { ...at(name), onKey: true },
        `\`${name}\` is not a field of this entity.`,
        suggest(
          name,
          fields.map((f) => f.name),
        ),
      );
    else if (!field.readOnly)
      diagnostics.add(
        'bad-lifecycle',
        { ...at(name), onKey: true },
        `\`${name}\` is written by the server and must be \`readOnly\`.`,
        {
          text: 'add `"readOnly": true`',
          edits: setEdits({ document: at(name).document, path: ['properties', name, 'readOnly'] }, true),
        },
      );
    else if (kinds[stamp] !== null && field.kind !== kinds[stamp])
      diagnostics.add(
        'bad-lifecycle',
        at(name),
        `\`${stamp}\` cannot go into \`${name}\`, which is a ${field.kind}.`,
        fitting(field.kind, at(name)),
      );
  }
}

function fitting(kind: Field['kind'], place: Place): Advice | null {
  const stamp = ({ integer: 'actor', datetime: 'now', date: 'today' } as const)[kind as 'date'] as string | undefined;
  return stamp === undefined ? null : { text: `did you mean \`${stamp}\`?`, edits: setEdits(place, stamp) };
}
