import { checkCompared } from '../build/check-compared';
import { removeEdits } from '../load/edit';
import { suggest } from '../suggest';
import type { BareEntity } from '../build/entity';
import type { Checked } from './field-keyword';
import { placeIn } from './places';

type Value = string | number | boolean;

/** Allowed values by field, for records of another entity. */
export type Where = Readonly<Record<string, readonly Value[]>>;

/** Schema of `where` in keywords that select records of another entity. */
export const WHERE = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    oneOf: [
      { type: ['string', 'number', 'boolean'] },
      { type: 'array', minItems: 1, items: { type: ['string', 'number', 'boolean'] } },
    ],
  },
  description: 'Limits to records whose field has this value, or one of these.',
} as const;

export function whereFrom(said: Readonly<Record<string, Value | readonly Value[]>> = {}): Where {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, typeof value === 'object' ? value : [value]]),
  );
}

/** Checks that the `where` of a keyword names fields and codes of the target entity. */
export function checkWhere(where: Where, keyword: string, target: BareEntity, { node, diagnostics }: Checked): void {
  const at = (...steps: (string | number)[]) => placeIn(node, keyword, ...steps);
  for (const [name, values] of Object.entries(where)) {
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
            edits: removeEdits(Object.keys(where).length > 1 ? at('where', name) : at('where')),
          },
        ),
      );
    values.forEach((value, index) => {
      const inList = at('where', name, index);
      if (field) checkCompared(name, field, value, inList.onKey ? at('where', name) : inList, diagnostics);
    });
  }
}
