import type { ErrorObject } from 'ajv/dist/2020';
import { groupBy } from '../group-by';
import { nearest } from '../nearest';

/** Error that represents others: all errors at one place, from all branches of a `oneOf`. */
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

/** Regroups Ajv's errors so that one mistake gives one message. For a `oneOf`, only the branches that validated furthest are reported. */
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

/** Returns the errors of branches for another type, when some branch accepts the value's type. */
function ofWrongType(group: readonly ErrorObject[]): ErrorObject[] {
  const wrong = new Set(group.filter(({ keyword }) => keyword === 'type').map(({ parentSchema }) => parentSchema));
  return group.some(({ parentSchema }) => !wrong.has(parentSchema))
    ? group.filter(({ parentSchema }) => wrong.has(parentSchema))
    : [];
}

/** Returns the error about a keyword that no branch has, else the error of the branch with the fewest errors. */
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

/** Returns true when a missing keyword is present under a misspelt name, which is reported instead. */
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
