import type { Diagnostics, Place } from '../diagnostic';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

/** Checks that `exclusive` names stored references between two stored moments. */
export function checkExclusive({ exclusive, document, fields, name }: BareEntity, diagnostics: Diagnostics): void {
  const check = (path: string, place: Place, what: string, fits: (field: Field) => boolean) => {
    const field = fields.find((each) => each.name === path);
    const good = fields.filter((each) => isStored(each) && fits(each)).map((each) => each.name);
    if (!field)
      diagnostics.add('unknown-field', place, `\`${path}\` is not a field of \`${name}\`.`, suggest(path, good));
    else if (!good.includes(path))
      diagnostics.add('bad-exclusive', place, `\`${path}\` is not ${what}.`, suggest(path, good, { text: null }));
  };
  exclusive.forEach(({ by, from, to }, index) => {
    const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', 'exclusive', index, ...path] });
    by.forEach((path, place) =>
      check(path, at('by', place), 'a stored reference', ({ reference }) => reference !== null),
    );
    check(from, at('from'), 'a stored date-time', ({ kind }) => kind === 'datetime');
    check(to, at('to'), 'a stored date-time', ({ kind }) => kind === 'datetime');
  });
}
