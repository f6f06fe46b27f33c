import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import { suggest } from '../suggest';
import { checkFilterValues } from './check-queried';
import type { BareEntity } from './entity';
import { fieldAt } from './field-at';
import { askedPaths } from './why-unasked';

interface Known {
  readonly all: ReadonlyMap<string, BareEntity>;
  readonly diagnostics: Diagnostics;
}

/**
 * Checks the filter with which a menu entry or a worklist opens a list: the list exists, its steps and fields do, and the values fit.
 *
 * @param place place of the filter; its parent is removed by the fix of an entity without a list
 */
export function checkListFilter(entity: BareEntity, filter: Json, place: Place, { all, diagnostics }: Known): void {
  const { lifecycle, operations } = entity;
  const { document, path } = place;
  const at = (...steps: (string | number)[]): Place => ({ document, path: [...path, ...steps] });
  const names = askedPaths(entity, all);
  if (!operations.includes('list'))
    diagnostics.add('bad-filter', place, `\`${entity.name}\` has no list that could be filtered.`, {
      text: 'add `list` to its `operations`, or remove the entry',
      title: 'remove the entry',
      edits: removeEdits({ document, path: path.slice(0, -1) }),
    });
  for (const [name, value] of Object.entries(filter)) {
    const steps = name === STEP_FILTER && lifecycle ? lifecycle.transitions.map((transition) => transition.name) : null;
    for (const [index, each] of steps ? [value].flat().entries() : []) {
      if (!steps!.includes(String(each)))
        diagnostics.add(
          'unknown-option',
          at(name, ...(Array.isArray(value) ? [index] : [])),
          `\`${String(each)}\` is no step of \`${entity.name}\`.`,
          suggest(String(each), steps!),
        );
    }
    if (steps) continue;
    checkFilterValues(entity, { [name]: value }, at, all, diagnostics);
    if (!names.includes(name) && !fieldAt(entity, name, all))
      diagnostics.add(
        'unknown-field',
        { ...at(name), onKey: true },
        `\`${name}\` is no field to filter by.`,
        suggest(name, names),
      );
  }
}
