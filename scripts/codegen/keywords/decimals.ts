import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Traits } from './field-keyword';

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
  schema: { type: 'integer', minimum: 0, maximum: 10, description: 'Decimal places; what has more is refused.' },
  example: exampleOf('consumo', {
    title: 'Consumo',
    type: 'number',
    'x-field': xField('Consumption', { precision: 6, scale: 2, unit: 'km/L' }),
  }),
  fits: { what: 'a number with decimals', of: isDecimal },
  read(said, { node }) {
    if (node.value['type'] !== 'number') return null;
    const step = node.value['multipleOf'];
    return numberOf(said) ?? (typeof step === 'number' ? Math.max(0, Math.round(-Math.log10(step))) : null);
  },
  valueSchema: (places) => ({ multipleOf: Number((10 ** -places).toFixed(places)) }),
};
