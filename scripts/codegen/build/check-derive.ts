import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

/** Checks the targets of `derive`: stored fields of the record and of its lines that users do not fill in and no other keyword sets. */
export function checkDerive(
  { derive, document, name, fields, folio, lifecycle }: BareEntity,
  diagnostics: Diagnostics,
): void {
  const others = new Set([
    lifecycle?.field,
    lifecycle?.since,
    lifecycle?.due,
    ...Object.keys(lifecycle?.stamps ?? {}),
    folio?.field,
  ]);
  const known = new Map(
    fields.flatMap((field): [string, Field][] =>
      field.lines ? field.fields.map((child) => [`${field.name}.${child.name}`, child]) : [[field.name, field]],
    ),
  );
  derive?.gives.forEach((path, index) => {
    const place: Place = { document, path: ['x-entity', 'derive', 'gives', index] };
    const remove = {
      text: 'remove it',
      edits: removeEdits(derive.gives.length > 1 ? place : { document, path: ['x-entity', 'derive'] }),
    };
    const field = known.get(path);
    const free = [...known]
      .filter(([other, candidate]) => isGiven(candidate) && !others.has(other) && !derive.gives.includes(other))
      .map(([other]) => other);
    if (!field)
      diagnostics.add(
        'unknown-field',
        place,
        `\`${path}\` is not a field of \`${name}\` or of its lines.`,
        suggest(path, free, remove),
      );
    else if (!field.readOnly)
      diagnostics.add(
        'bad-derive',
        place,
        `\`${path}\` is filled in by people: it must be \`readOnly\` to be derived.`,
        suggest(path, free, remove),
      );
    else if (!isGiven(field) || others.has(path))
      diagnostics.add(
        'bad-derive',
        place,
        `\`${path}\` is set by something else already.`,
        suggest(path, free, remove),
      );
  });
}

function isGiven(field: Field): boolean {
  return field.readOnly && isStored(field) && field.copy === null && field.embed === null;
}
