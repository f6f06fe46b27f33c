import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const notBelow: DescribedKeyword<'notBelow'> = {
  name: 'notBelow',
  schema: {
    $ref: '#/$defs/besides',
    description:
      'Of a number, date or time: the field beside this one, or several, that it must not be less than. Empty fields are not compared.',
  },
  example: exampleOf(
    'hasta',
    {
      title: 'Vigente hasta',
      type: 'string',
      format: 'date',
      'x-field': xField('In force until', { notBelow: 'desde' }),
    },
    {
      properties: {
        desde: { title: 'Vigente desde', type: 'string', format: 'date', 'x-field': xField('In force from') },
      },
    },
  ),
};

export const above: DescribedKeyword<'above'> = {
  name: 'above',
  schema: { $ref: '#/$defs/besides', description: 'The same where equal is not enough.' },
  example: exampleOf(
    'tempMax',
    {
      title: 'Temperatura máxima',
      type: 'number',
      'x-field': xField('Highest temperature', { above: 'tempMin', unit: '°C' }),
    },
    {
      properties: {
        tempMin: {
          title: 'Temperatura mínima',
          type: 'number',
          'x-field': xField('Lowest temperature', { unit: '°C' }),
        },
      },
    },
  ),
};
