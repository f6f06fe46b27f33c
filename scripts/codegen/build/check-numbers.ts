import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { FieldKind } from '../model';
import { isMultiple } from './value-problem';

/** Digits of a decimal column whose property gives only its scale; see emit/server/column. */
const USUAL_PRECISION = 18;
const BOUNDS = ['minimum', 'maximum', 'default'] as const;

/** Limits that the column cannot hold, or that nothing would hold to. */
export function checkNumbers(node: PropertyNode, kind: FieldKind, diagnostics: Diagnostics): void {
  const x = (node.value['x-field'] ?? {}) as Json;
  if (kind === 'integer') checkInteger(node, diagnostics);
  if (kind === 'number') checkDecimal(node, x, diagnostics);
}

function checkInteger(node: PropertyNode, diagnostics: Diagnostics): void {
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

function checkDecimal(node: PropertyNode, x: Json, diagnostics: Diagnostics): void {
  const { value } = node;
  const step = value['multipleOf'];
  const places = typeof step === 'number' ? Math.max(0, Math.round(-Math.log10(step))) : null;
  const said = typeof x['scale'] === 'number' ? x['scale'] : null;
  if (
    typeof step === 'number' &&
    (!isMultiple(step, 10 ** -places!) || 10 ** -places! < step * 0.999 || places! > 10)
  ) {
    return diagnostics.add(
      'unsupported',
      placeOf(node, 'multipleOf'),
      `Nothing holds a number to multiples of ${step}: \`multipleOf\` says how many decimal places it has.`,
      {
        text: 'use 1, 0.1, 0.01 and so on',
        title: 'remove `multipleOf`',
        edits: removeEdits(placeOf(node, 'multipleOf')),
      },
    );
  }
  if (said !== null && places !== null && said !== places)
    diagnostics.add(
      'beyond-column',
      placeOf(node, 'multipleOf'),
      `\`multipleOf\` allows ${places} decimal places, and \`scale\` ${said}.`,
      { text: 'remove `multipleOf`', edits: removeEdits(placeOf(node, 'multipleOf')) },
    );
  const scale = said ?? places;
  const precision = typeof x['precision'] === 'number' ? x['precision'] : null;
  if (precision !== null && scale === null) {
    return diagnostics.add(
      'missing-keyword',
      placeOf(node, 'x-field', 'precision'),
      `\`precision\` says how many digits there are, and nothing how many of them are decimals: the column would round them all away.`,
      {
        text: 'add `scale`',
        title: 'add `"scale": 2`',
        edits: setEdits(
          {
            ...placeOf(node, 'x-field', 'precision'),
            path: [...placeOf(node, 'x-field', 'precision').path.slice(0, -1), 'scale'],
          },
          Math.min(2, precision),
        ),
      },
    );
  }
  if (scale === null) return;
  const digits = precision ?? USUAL_PRECISION;
  if (scale > digits)
    return diagnostics.add(
      'beyond-column',
      placeOf(node, 'x-field', 'scale'),
      `Of ${digits} digits ${scale} cannot be decimals.`,
      {
        text: `raise \`precision\``,
        title: `make \`precision\` ${scale + 1}`,
        edits: setEdits(placeOf(node, 'x-field', 'precision'), scale + 1),
      },
    );
  for (const bound of BOUNDS) {
    const given = value[bound];
    if (typeof given !== 'number') continue;
    const place = placeOf(node, bound);
    if (Math.abs(given) >= 10 ** (digits - scale)) {
      const most = Math.sign(given) * Number((10 ** (digits - scale) - 10 ** -scale).toFixed(scale));
      diagnostics.add(
        'beyond-column',
        place,
        `\`${bound}\` is ${given}, and a column of ${digits} digits, ${scale} of them decimals, holds less than ${10 ** (digits - scale)}.`,
        {
          text: precision === null ? 'raise `precision`' : `lower it, or raise \`precision\``,
          title: `make it ${most}`,
          edits: setEdits(place, most),
        },
      );
    } else if (bound !== 'default' && !isMultiple(given, 10 ** -scale)) {
      diagnostics.add('beyond-column', place, `\`${bound}\` is ${given}, and the column has ${scale} decimal places.`, {
        text: `did you mean \`${Number(given.toFixed(scale))}\`?`,
        edits: setEdits(place, Number(given.toFixed(scale))),
      });
    }
  }
}
