import { LIST_PARAMETER_NAMES } from '#platform/shared/list-parameter-names';
import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { ListParameter } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';
import { isHidden } from './is-hidden';

type All = ReadonlyMap<string, BareEntity>;
type Suits = Extract<ListParameter, { kind: 'suits' }>;

/** Checks list parameters: they name existing fields, scope ties of the entity, and records of the server backend. */
export function checkListParameters(entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  for (const parameter of entity.listParameters) {
    const at = (...path: (string | number)[]): Place => ({
      document: entity.document,
      path: ['x-entity', 'listParameters', parameter.name, ...path],
    });
    const removal = { text: 'remove it', edits: removeEdits(at()) };
    if (LIST_PARAMETER_NAMES.includes(parameter.name))
      diagnostics.add(
        'name-clash',
        { ...at(), onKey: true },
        `Every list has a parameter \`${parameter.name}\`.`,
        removal,
      );
    if (entity.backend !== 'server')
      diagnostics.add(
        'bad-backend',
        at(),
        'The sample backend has its own dialect: parameters are what the server answers.',
        removal,
      );
    switch (parameter.kind) {
      case 'own':
        if (!entity.scope[parameter.scope])
          diagnostics.add(
            'bad-parameter',
            at('own'),
            `Nothing ties \`${entity.name}\` to a ${parameter.scope}: its \`scope\` does not say so.`,
            suggest(parameter.scope, Object.keys(entity.scope), removal),
          );
        break;
      case 'only':
        parameter.fields.forEach((path, index) => checkPath(entity, path, at('only', index), all, diagnostics));
        break;
      case 'is':
        checkValue(entity, parameter.path, at('is'), all, diagnostics);
        break;
      case 'where':
        checkPath(entity, parameter.path, at('where'), all, diagnostics);
        break;
      case 'suits':
        checkSuits(entity, parameter, at, all, diagnostics);
    }
  }
}

function checkSuits(
  entity: BareEntity,
  { entity: asked, same, age }: Suits,
  at: (...path: (string | number)[]) => Place,
  all: All,
  diagnostics: Diagnostics,
): void {
  const target = all.get(asked);
  // A missing entity was reported when the parameter was read.
  if (!target || diagnostics.isMuted(target.document)) return;
  if (target.key.type !== 'integer' || target.backend !== 'server')
    return diagnostics.add(
      'bad-parameter',
      at('suits', 'entity'),
      `\`${asked}\` has no number that the server knows its records by.`,
    );
  for (const [own, theirs] of Object.entries(same)) {
    const place = at('suits', 'same', own);
    checkPath(entity, own, { ...place, onKey: true }, all, diagnostics);
    checkPath(target, theirs, place, all, diagnostics);
  }
  if (!age) return;
  const born = checkPath(target, age.born, at('suits', 'age', 'born'), all, diagnostics);
  if (born && born.kind !== 'date')
    diagnostics.add(
      'wrong-type',
      at('suits', 'age', 'born'),
      `\`${age.born}\` is a ${born.kind}: an age is counted from a date.`,
    );
  for (const edge of ['least', 'most'] as const) {
    const path = age[edge];
    const limit = path === null ? null : checkPath(entity, path, at('suits', 'age', edge), all, diagnostics);
    if (limit && limit.kind !== 'integer')
      diagnostics.add(
        'wrong-type',
        at('suits', 'age', edge),
        `\`${path ?? ''}\` is a ${limit.kind}: days are counted as integers.`,
      );
  }
}

function checkPath(entity: BareEntity, path: string, place: Place, all: All, diagnostics: Diagnostics) {
  const field = fieldAt(entity, path, all);
  if (!field && !diagnostics.isMuted(entity.document) && !isHidden(path, entity, all, diagnostics))
    diagnostics.add(
      'unknown-field',
      place,
      `\`${path}\` is not a field of \`${entity.name}\`.`,
      suggest(path, fieldPaths(entity, all)),
    );
  return field;
}

/** Checks a value that is a text field of the record, or of the items of one of its fields. */
function checkValue(entity: BareEntity, path: string, place: Place, all: All, diagnostics: Diagnostics): void {
  const [head = '', part] = path.split('.');
  const field = entity.fields.find(({ name }) => name === head);
  const meant =
    part === undefined ? field : field?.kind === 'records' ? field.fields.find(({ name }) => name === part) : undefined;
  if (meant?.kind === 'text' && meant.computed === null) return;
  const texts = entity.fields.flatMap(({ name, kind, fields, computed }) =>
    kind === 'text' && computed === null
      ? [name]
      : kind === 'records'
        ? fields.filter((inner) => inner.kind === 'text').map((inner) => `${name}.${inner.name}`)
        : [],
  );
  diagnostics.add(
    meant ? 'wrong-type' : 'unknown-field',
    place,
    `\`${path}\` is no stored text of \`${entity.name}\`, nor of the items of a field of it.`,
    suggest(path, texts),
  );
}
