import { isMultiple } from '../build/value-problem';
import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Traits } from './field-keyword';
import { placeIn } from './places';

const isDecimal = ({ kind }: Traits): boolean => kind === 'number';
const numberOf = (said: unknown): number | null => (typeof said === 'number' ? said : null);

export const precision: FieldKeyword<'precision', number | null> = {
  name: 'precision',
  schema: {
    type: 'integer',
    minimum: 1,
    maximum: 38,
    description: 'Total digits of a decimal column: numeric(precision, scale).',
  },
  example: exampleOf('consumo', {
    title: 'Consumo',
    type: 'number',
    'x-field': xField('Consumption', { precision: 6, scale: 2, unit: 'km/L' }),
  }),
  fits: { what: 'a number with decimals', of: isDecimal },
  read: numberOf,
};

export const scale: FieldKeyword<'scale', number | null> = {
  name: 'scale',
  schema: { type: 'integer', minimum: 0, maximum: 10, description: 'Decimal places; values with more are refused.' },
  example: exampleOf('consumo', {
    title: 'Consumo',
    type: 'number',
    'x-field': xField('Consumption', { precision: 6, scale: 2, unit: 'km/L' }),
  }),
  fits: { what: 'a number with decimals', of: isDecimal },
  read(said, { node, x, kind, context }) {
    if (kind === 'number') checkDecimal(node, x, context.diagnostics);
    if (node.value['type'] !== 'number') return null;
    const step = node.value['multipleOf'];
    return numberOf(said) ?? (typeof step === 'number' ? Math.max(0, Math.round(-Math.log10(step))) : null);
  },
  valueSchema: (places) => ({ multipleOf: Number((10 ** -places).toFixed(places)) }),
};

/** Precision of a decimal column whose property states only its scale; see emit/server/column. */
const USUAL_PRECISION = 18;
const BOUNDS = ['minimum', 'maximum', 'default'] as const;

/** Checks the limits of a decimal: its column must be able to store them, and they must be enforced. */
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
  const decimals = said ?? places;
  const total = typeof x['precision'] === 'number' ? x['precision'] : null;
  if (total !== null && decimals === null) {
    return diagnostics.add(
      'missing-keyword',
      placeIn(node, 'precision'),
      `\`precision\` says how many digits there are, and nothing how many of them are decimals: the column would round them all away.`,
      {
        text: 'add `scale`',
        title: 'add `"scale": 2`',
        edits: setEdits(
          {
            ...placeIn(node, 'precision'),
            path: [...placeIn(node, 'precision').path.slice(0, -1), 'scale'],
          },
          Math.min(2, total),
        ),
      },
    );
  }
  if (decimals === null) return;
  const digits = total ?? USUAL_PRECISION;
  if (decimals > digits)
    return diagnostics.add(
      'beyond-column',
      placeIn(node, 'scale'),
      `Of ${digits} digits ${decimals} cannot be decimals.`,
      {
        text: `raise \`precision\``,
        title: `make \`precision\` ${decimals + 1}`,
        edits: setEdits(placeIn(node, 'precision'), decimals + 1),
      },
    );
  for (const bound of BOUNDS) {
    const given = value[bound];
    if (typeof given !== 'number') continue;
    const place = placeOf(node, bound);
    if (Math.abs(given) >= 10 ** (digits - decimals)) {
      const most = Math.sign(given) * Number((10 ** (digits - decimals) - 10 ** -decimals).toFixed(decimals));
      diagnostics.add(
        'beyond-column',
        place,
        `\`${bound}\` is ${given}, and a column of ${digits} digits, ${decimals} of them decimals, holds less than ${10 ** (digits - decimals)}.`,
        {
          text: total === null ? 'raise `precision`' : `lower it, or raise \`precision\``,
          title: `make it ${most}`,
          edits: setEdits(place, most),
        },
      );
    } else if (bound !== 'default' && !isMultiple(given, 10 ** -decimals)) {
      diagnostics.add(
        'beyond-column',
        place,
        `\`${bound}\` is ${given}, and the column has ${decimals} decimal places.`,
        {
          text: `did you mean \`${Number(given.toFixed(decimals))}\`?`,
          edits: setEdits(place, Number(given.toFixed(decimals))),
        },
      );
    }
  }
}
