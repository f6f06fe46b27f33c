import type { Diagnostics, Place } from '../diagnostic';
import { setEdits } from '../load/edit';
import type { Condition, Field } from '../model';
import { suggest } from '../suggest';
import { comparisonProblem } from './comparison-problem';
import { conditionLeaves } from './condition';

/** Checks a value that a field is compared with: it must have the field's type, respect its limits, and be a code of its enum. */
export function checkCompared(
  path: string,
  field: Field,
  value: unknown,
  place: Place,
  diagnostics: Diagnostics,
): void {
  const options = (field.enumType ?? field.item?.enumType)?.options.map((option) => option.value);
  if (options && (typeof value !== 'object' || value === null) && !options.includes(value as string))
    return diagnostics.add(
      'unknown-option',
      place,
      `\`${String(value)}\` is not a code of \`${path}\`.`,
      suggest(String(value), options),
    );
  const problem = comparisonProblem(path, field, value);
  if (problem)
    diagnostics.add(
      'bad-comparison',
      place,
      problem.message,
      problem.meant === undefined
        ? null
        : { text: `did you mean \`${JSON.stringify(problem.meant)}\`?`, edits: setEdits(place, problem.meant) },
    );
}

/** Checks every leaf of a condition: its fields must exist and be able to have the values it names. */
export function checkCondition(
  condition: Condition | null,
  at: Place,
  find: (path: string) => Field | null,
  known: readonly string[],
  diagnostics: Diagnostics,
): void {
  for (const { path, values, at: leaf } of condition ? conditionLeaves(condition) : []) {
    const place = (...steps: (string | number)[]): Place => ({
      document: at.document,
      path: [...at.path, ...leaf, ...steps],
    });
    const field = find(path);
    if (!field && !known.includes(path))
      diagnostics.add(
        'unknown-field',
        place('field'),
        `\`${path}\` is not a field that stands beside it.`,
        suggest(path, known),
      );
    for (const [index, value] of field ? values.entries() : [])
      checkCompared(
        path,
        field!,
        value,
        at.document.has(place('in', index).path) ? place('in', index) : place('equals'),
        diagnostics,
      );
  }
}
