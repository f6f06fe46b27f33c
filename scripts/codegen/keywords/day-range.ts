import type { DayRange } from '#platform/shared/validation/day-range';
import { dayOfLimit } from '#platform/shared/dates/day-limit';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

const LIMIT = { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,4}[dmy])?)$' } as const;
/** An arbitrary day on which limits are compared. */
const SOME_DAY = '2026-03-01';

export const dayRange: FieldKeyword<'dayRange', DayRange | null> = {
  name: 'dayRange',
  schema: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: { min: LIMIT, max: LIMIT, expectedMin: LIMIT, expectedMax: LIMIT },
    description:
      "On a date: days before `min` and after `max` are refused. Days before `expectedMin` and after `expectedMax` need a confirmation. A limit is a date, `today`, or `today` plus days, months or years: `today+10y`, `today-30d`. Today follows the time zone of the record's unit.",
  },
  example: exampleOf('fechaFabricacion', {
    title: 'Fabricación',
    type: 'string',
    format: 'date',
    'x-field': xField('Manufactured', { dayRange: { min: '2000-01-01', max: 'today', expectedMin: 'today-10y' } }),
  }),
  fits: { what: 'a date', of: ({ kind }) => kind === 'date' },
  read(said, { node, context }) {
    if (said === undefined) return null;
    const range = said as DayRange;
    const order = [range.min, range.expectedMin, range.expectedMax, range.max]
      .filter((limit) => limit !== undefined)
      .map((limit) => dayOfLimit(limit, SOME_DAY));
    if (order.some((day, index) => index > 0 && day < order[index - 1]!))
      context.diagnostics.add(
        'contradiction',
        placeIn(node, 'dayRange'),
        'The limits are not in order: `min`, `expectedMin`, `expectedMax`, `max`.',
        without(node, 'dayRange'),
      );
    return range;
  },
  form: (range, { path }) => ({ dayRanges: { [path]: range } }),
  explain: ({ min, max, expectedMin, expectedMax }) =>
    `from ${min ?? '…'} to ${max ?? '…'}, expected from ${expectedMin ?? '…'} to ${expectedMax ?? '…'} (\`dayRange\`)`,
};
