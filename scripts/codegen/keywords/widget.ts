import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const widget: DescribedKeyword<'widget'> = {
  name: 'widget',
  schema: {
    enum: [
      'text',
      'textarea',
      'number',
      'money',
      'year',
      'switch',
      'date',
      'datetime',
      'time',
      'select',
      'radio',
      'multiselect',
      'tags',
      'reference',
      'references',
      'email',
      'phone',
      'url',
      'color',
      'richText',
      'image',
      'images',
    ],
    description: 'Input, where the type does not decide it.',
  },
  example: exampleOf('notas', {
    title: 'Notas',
    type: 'string',
    maxLength: 500,
    'x-field': xField('Notes', { widget: 'textarea' }),
  }),
};
