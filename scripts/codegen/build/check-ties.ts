import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import type { Scope, ScopeKind } from '../model';
import { suggest } from '../suggest';
import { AUDIT_FIELDS, type BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';
import { holdsAccounts, personField } from './person-field';

type All = ReadonlyMap<string, BareEntity>;

/** Entities that a field must refer to, to tie a record to an actor's scope. */
const TIED_TO: Readonly<Record<ScopeKind, string>> = {
  jurisdiccion: 'jurisdiccion',
  unidad: 'unidad',
  almacen: 'almacen',
  servicio: 'nucleo',
  proveedor: 'proveedor',
  propio: 'usuario',
};
/** Audit fields of every record that hold a user. */
const STAMPED: readonly string[] = AUDIT_FIELDS.filter((name) => name.endsWith('Por'));

/**
 * Checks references of fields that define scopes or the persons of a step: they must refer to the compared entity. Otherwise keys of
 * different entities would be compared, and users would see others' records instead of their own.
 */
export function checkTies(entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  const { document } = entity;
  const x = document.valueAt(['x-entity']) as Record<string, unknown>;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', ...path] });
  for (const keyword of ['scope', 'writeScope'] as const)
    if (x[keyword]) checkScope(entity[keyword], (...path) => at(keyword, ...path), entity, all, diagnostics);
  for (const { name, scope } of entity.parties)
    checkScope(scope, (...path) => at('parties', name, 'scope', ...path), entity, all, diagnostics);
  checkSeenBy(entity, at, diagnostics);
  if (entity.lifecycle?.editors)
    checkEditorList(entity, entity.lifecycle.editors, at('lifecycle', 'editors'), diagnostics);
  for (const { name, scope, by, notSameAs, onlyBy, notify } of entity.lifecycle?.transitions ?? []) {
    const step = (...path: (string | number)[]) => at('lifecycle', 'transitions', name, ...path);
    if (by === null) checkScope(scope, (...path) => step('scope', ...path), entity, all, diagnostics);
    notify.forEach(({ to }, index) =>
      to.forEach((path, position) => checkPerson(path, step('notify', index, 'to', position), entity, diagnostics)),
    );
    for (const [keyword, people] of Object.entries({ notSameAs, onlyBy }))
      people.forEach((path, index) => checkPerson(path, step(keyword, index), entity, diagnostics));
    checkEditors(entity, name, notSameAs, step('notSameAs'), diagnostics);
  }
}

/** Requires that the only party that sees a state also writes the document, because its author must see it. */
function checkSeenBy(
  { lifecycle, writeScope }: BareEntity,
  at: (...path: (string | number)[]) => Place,
  diagnostics: Diagnostics,
): void {
  for (const { value, seenBy } of lifecycle?.states ?? [])
    if (seenBy && writeScope !== seenBy)
      diagnostics.add(
        'bad-lifecycle',
        at('lifecycle', 'states', value, 'seenBy'),
        `A document in \`${value}\` would be hidden from others who may write it.`,
        { text: 'say in `writeBy` that this party alone writes it' },
      );
}

function checkScope(
  scope: Scope | null,
  at: (...path: (string | number)[]) => Place,
  entity: BareEntity,
  all: All,
  diagnostics: Diagnostics,
): void {
  for (const [kind, paths] of Object.entries(scope ?? {}) as [ScopeKind, readonly string[]][]) {
    const target = TIED_TO[kind];
    paths.forEach((path, index) => {
      if (path === entity.key.name && entity.name === target) return;
      if (kind === 'propio' && STAMPED.includes(path)) return;
      const field = fieldAt(entity, path, all);
      const isOwn = path === entity.key.name || (AUDIT_FIELDS as readonly string[]).includes(path);
      // A missing field is reported separately.
      if (field ? field.reference?.entity === target : !isOwn) return;
      const list = at(kind, index);
      const place = list.document.has(list.path) ? list : at(kind);
      const others = fieldPaths(entity, all).filter(
        (other) => fieldAt(entity, other, all)?.reference?.entity === target,
      );
      diagnostics.add(
        'bad-scope',
        place,
        `\`${path}\` does not refer to \`${target}\`, and ties a record to none.`,
        suggest(path, others, {
          text: 'name a field that does, or remove it',
          title: 'remove it',
          edits: removeEdits(paths.length > 1 ? list : at(kind)),
        }),
      );
    });
  }
}

/** Requires that a step closed to the author of a document is also closed to its editors, because the figures are theirs. */
function checkEditors(
  { lifecycle, operations }: BareEntity,
  step: string,
  notSameAs: readonly string[],
  place: Place,
  diagnostics: Diagnostics,
): void {
  const { editors, stamps } = lifecycle!;
  const keepsOutAuthor = notSameAs.some((name) => stamps[name] === 'actor');
  if (!operations.includes('update') || !keepsOutAuthor || (editors !== null && notSameAs.includes(editors))) return;
  diagnostics.add(
    'bad-lifecycle',
    place,
    `\`${step}\` keeps out the author of the document, and not those who change it afterwards.`,
    editors === null
      ? { text: 'name a list of accounts in `lifecycle.editors`, and here' }
      : { text: `add \`${editors}\``, edits: setEdits(place, [...notSameAs, editors]) },
  );
}

function checkEditorList({ fields }: BareEntity, name: string, place: Place, diagnostics: Diagnostics): void {
  const lists = fields.filter((field) => field.kind === 'list' && holdsAccounts(field));
  if (lists.some((field) => field.name === name)) return;
  diagnostics.add(
    'bad-lifecycle',
    place,
    `\`${name}\` is not a \`readOnly\` list of accounts of this entity.`,
    suggest(
      name,
      lists.map((field) => field.name),
      { text: 'add one, or remove `editors`', edits: removeEdits(place) },
    ),
  );
}

/** Requires a field that the server writes: with a writable field, the author could choose who may act. */
function checkPerson(path: string, place: Place, entity: BareEntity, diagnostics: Diagnostics): void {
  const field = personField(entity.fields, path);
  if (!field || holdsAccounts(field)) return;
  const people = entity.fields.filter(holdsAccounts).map(({ name }) => name);
  const why =
    field.reference?.entity === 'usuario'
      ? 'can be written by hand; it must be `readOnly`'
      : 'does not refer to `usuario`, and holds nobody';
  diagnostics.add(
    'bad-lifecycle',
    place,
    `\`${path}\` ${why}.`,
    suggest(path, people, {
      text: 'name a field that the server stamps, or remove it',
      title: 'remove it',
      edits: removeEdits(place),
    }),
  );
}
