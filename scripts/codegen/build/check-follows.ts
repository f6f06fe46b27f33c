import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits, type Edit } from '../load/edit';
import { placeOf } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

/** Checks `follows`: the shared fields are the same in both entities, and a row can be created from them alone. */
export function checkFollows(entity: BareEntity, all: ReadonlyMap<string, BareEntity>, diagnostics: Diagnostics): void {
  const { follows, document, name, fields, nodes } = entity;
  const other = follows && all.get(follows.entity);
  if (!follows || !other) return;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', 'follows', ...path] });
  const bad = (place: Place, message: string, text: string | null, edits: readonly Edit[] = []) =>
    diagnostics.add('bad-follows', place, message, { text, edits });
  if (other === entity) return bad(at('entity'), `\`${name}\` cannot follow itself.`, 'name another entity');
  if (other.backend !== 'server')
    return bad(
      at('entity'),
      `The records of \`${other.name}\` are kept elsewhere: the database sees no change of them.`,
      'name another entity',
    );

  const seen = new Map<string, string>();
  for (const keyword of ['by', 'fields', 'start'] as const) {
    follows[keyword].forEach((path, index) => {
      const place = at(keyword, index);
      const isOnly = follows[keyword].length === 1;
      const remove = keyword === 'start' || !isOnly ? removeEdits(isOnly ? at(keyword) : place) : [];
      const own = fields.find((field) => field.name === path);
      const theirs = other.fields.find((field) => field.name === path);
      const shared = fields.filter((field) => isKept(field) && other.fields.some((each) => isAlike(field, each)));
      for (const [field, owner] of [
        [own, entity],
        [theirs, other],
      ] as const)
        if (!field)
          diagnostics.add(
            'unknown-field',
            place,
            `\`${path}\` is not a field of \`${owner.name}\`.`,
            suggest(
              path,
              shared.map((each) => each.name),
              { text: 'remove it', edits: remove },
            ),
          );
      if (seen.has(path)) bad(place, `\`${path}\` stands in \`${seen.get(path)!}\` already.`, 'remove it', remove);
      seen.set(path, keyword);
      if (!own || !theirs) return;
      if (!isKept(own)) bad(place, `\`${path}\` is no column of \`${name}\` that could be set.`, 'remove it', remove);
      else if (!isAlike(own, theirs))
        bad(
          place,
          `\`${path}\` is ${kindOf(own)} here and ${kindOf(theirs)} in \`${other.name}\`.`,
          'make both the same',
        );
      if (keyword === 'fields') checkKept(entity, own, bad);
    });
  }
  for (const [owner, place] of [
    [entity, at('by')],
    [other, at('by')],
  ] as const)
    if (!isKey(owner, follows.by))
      bad(
        place,
        `${follows.by.map((path) => `\`${path}\``).join(', ')} ${follows.by.length === 1 ? 'is' : 'are'} no unique key of \`${owner.name}\`: several records would be one row.`,
        `add it to \`unique\` of \`${owner.name}\``,
        follows.by.every((path) => owner.fields.some((field) => field.name === path))
          ? uniqueEdits(owner, follows.by)
          : [],
      );
  const given = new Set([...follows.by, ...follows.fields, ...follows.start]);
  for (const node of nodes) {
    const field = fields.find((each) => each.name === node.name)!;
    if (!given.has(field.name) && isStored(field) && field.generated === null && needsValue(entity, field))
      bad(
        placeOf(node),
        `\`${field.name}\` must have a value, and a row that follows \`${other.name}\` is given none.`,
        'add it to `start`, or give it a `default`',
      );
  }
}

/** Checks that a following field may be empty while the other record is inactive, and that only the trigger sets it. */
function checkKept(
  { document }: BareEntity,
  field: Field,
  bad: (place: Place, message: string, text: string, edits: readonly Edit[]) => void,
): void {
  const own = ['properties', field.name];
  if (!field.readOnly)
    bad(
      { document, path: own, onKey: true },
      `\`${field.name}\` follows another record: it must be \`readOnly\`.`,
      'add `"readOnly": true` to it',
      setEdits({ document, path: [...own, 'readOnly'] }, true),
    );
  const index = ((document.valueAt(['required']) ?? []) as string[]).indexOf(field.name);
  if (index >= 0)
    bad(
      { document, path: ['required', index] },
      `\`${field.name}\` is empty while the record that it follows is not active: it cannot be required.`,
      'remove it',
      removeEdits({ document, path: ['required', index] }),
    );
}

const isKept = (field: Field): boolean =>
  isStored(field) && field.generated === null && !['lines', 'embed'].includes(field.kind);

function isAlike(own: Field, theirs: Field): boolean {
  return (
    isStored(theirs) &&
    own.kind === theirs.kind &&
    own.reference?.entity === theirs.reference?.entity &&
    own.item?.kind === theirs.item?.kind
  );
}

function kindOf(field: Field): string {
  if (!isStored(field)) return 'not stored';
  return field.reference ? `a reference to \`${field.reference.entity}\`` : `of kind ${field.kind}`;
}

function isKey({ unique, key }: BareEntity, by: readonly string[]): boolean {
  const asked = by.toSorted().join();
  return (
    asked === key.name || unique.some(({ fields, activeOnly }) => !activeOnly && fields.toSorted().join() === asked)
  );
}

/** Returns true when the column is not null and has no default. */
function needsValue({ key }: BareEntity, field: Field): boolean {
  if (field.name === key.name) return true;
  return (
    field.required &&
    !field.readOnly &&
    field.default === undefined &&
    field.when === null &&
    field.requiredWhen === null
  );
}

function uniqueEdits({ document }: BareEntity, by: readonly string[]): Edit[] {
  const unique = document.valueAt(['x-entity', 'unique']);
  return Array.isArray(unique)
    ? setEdits({ document, path: ['x-entity', 'unique', unique.length] }, by)
    : setEdits({ document, path: ['x-entity', 'unique'] }, [by]);
}
