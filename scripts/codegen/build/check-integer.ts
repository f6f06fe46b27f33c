import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';

/** Checks the limits of an integer: its column must be able to store them, and they must be enforced. */
export function checkInteger(node: PropertyNode, diagnostics: Diagnostics): void {
  const { value } = node;
  for (const bound of ['minimum', 'maximum'] as const) {
    const given = value[bound];
    if (typeof given !== 'number' || Number.isSafeInteger(given)) continue;
    const whole = Number.isInteger(given) ? Math.sign(given) * Number.MAX_SAFE_INTEGER : Math.round(given);
    diagnostics.add(
      'beyond-column',
      placeOf(node, bound),
      Number.isInteger(given)
        ? `\`${bound}\` is ${given}, and whole numbers are exact only up to ${Number.MAX_SAFE_INTEGER}.`
        : `\`${bound}\` is ${given}, which no integer is.`,
      { text: `did you mean \`${whole}\`?`, edits: setEdits(placeOf(node, bound), whole) },
    );
  }
  if (value['multipleOf'] !== undefined && value['multipleOf'] !== 1)
    diagnostics.add(
      'unsupported',
      placeOf(node, 'multipleOf'),
      `Nothing holds an integer to multiples of ${String(value['multipleOf'])}.`,
      { text: 'remove `multipleOf`', edits: removeEdits(placeOf(node, 'multipleOf')) },
    );
}
