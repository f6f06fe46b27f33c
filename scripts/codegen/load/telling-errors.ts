import type { ErrorObject } from 'ajv/dist/2020';
import { groupBy } from '../group-by';
import { nearest } from '../nearest';

/** An error and those that it speaks for: of one place, from all branches of a `oneOf`. */
export type TellingError = ErrorObject & { readonly siblings: readonly ErrorObject[] };

const PRIORITY = [
  'additionalProperties',
  'enum',
  'const',
  'required',
  'pattern',
  'propertyNames',
  'format',
  'uniqueItems',
  'type',
];

/** Ajv's errors regrouped so that one mistake gives one message: of the branches of a `oneOf` only the ones that came furthest speak. */
export function tellingErrors(errors: readonly ErrorObject[]): TellingError[] {
  const alternatives = errors.filter((error) => error.keyword === 'oneOf').map((error) => error.instancePath);
  const concrete = errors.filter((error) => error.keyword !== 'oneOf' && error.keyword !== 'propertyNames');
  const misfits = new Set(
    [
      ...groupBy(
        concrete.filter(({ instancePath }) => alternatives.includes(instancePath)),
        (error) => error.instancePath,
      ).values(),
    ].flatMap(ofWrongType),
  );
  const fitting = concrete.filter((error) => !misfits.has(error));
  const kept = fitting.filter(
    (error) =>
      !alternatives.some(
        (path) => path === error.instancePath && fitting.some((other) => other.instancePath.startsWith(`${path}/`)),
      ),
  );
  const groups = groupBy(kept, (error) =>
    alternatives.includes(error.instancePath)
      ? error.instancePath
      : `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)} ${error.propertyName ?? ''}`,
  );
  const told = [...groups.values()].map((group) => ({ ...mostTelling(group), siblings: group }));
  return told.filter((error) => !isMisspelt(error, told));
}

/** Errors of the branches that are for a value of another type, when some branch is for this one. */
function ofWrongType(group: readonly ErrorObject[]): ErrorObject[] {
  const wrong = new Set(group.filter(({ keyword }) => keyword === 'type').map(({ parentSchema }) => parentSchema));
  return group.some(({ parentSchema }) => !wrong.has(parentSchema))
    ? group.filter(({ parentSchema }) => wrong.has(parentSchema))
    : [];
}

/** A keyword that no branch knows; else what the branch says that has least to say. */
function mostTelling(group: readonly ErrorObject[]): ErrorObject {
  const known = keywordsOf(group);
  const unknown = group.find(
    ({ keyword, params }) => keyword === 'additionalProperties' && !known.has(String(params['additionalProperty'])),
  );
  if (unknown) return unknown;
  const branches = [...groupBy(group, ({ parentSchema }) => JSON.stringify(parentSchema)).values()].toSorted(
    (a, b) => a.length - b.length,
  );
  return (branches.length > 1 && group.some(({ keyword }) => keyword === 'required') ? branches[0]! : group).toSorted(
    (a, b) => rank(a) - rank(b),
  )[0]!;
}

/** True when a missing keyword stands there misspelt: the misspelt one is reported instead. */
function isMisspelt({ keyword, instancePath, params }: TellingError, told: readonly TellingError[]): boolean {
  return (
    keyword === 'required' &&
    told.some(
      (other) =>
        other.keyword === 'additionalProperties' &&
        other.instancePath === instancePath &&
        nearest(String(other.params['additionalProperty']), keywordsOf(other.siblings)) === params['missingProperty'],
    )
  );
}

/** Keywords that the schemas of these errors allow at their place. */
export function keywordsOf(errors: readonly ErrorObject[]): Set<string> {
  return new Set(
    errors.flatMap(({ parentSchema }) =>
      Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {}),
    ),
  );
}

function rank(error: ErrorObject): number {
  const place = PRIORITY.indexOf(error.keyword);
  return place === -1 ? PRIORITY.length : place;
}
