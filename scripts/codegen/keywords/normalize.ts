import type { Normalisation } from '#platform/shared/validation/form-spec';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Traits } from './field-keyword';
import { placeIn, without } from './places';

const isText = ({ kind }: Traits): boolean => kind === 'text' || kind === 'enum';

export const normalize: FieldKeyword<'normalize', readonly Normalisation[]> = {
  name: 'normalize',
  schema: {
    type: 'array',
    uniqueItems: true,
    items: { enum: ['trim', 'upper', 'lower', 'collapse', 'undot', 'name', 'phone'] },
    description:
      'Applied by form and server before validation, after texts are cleaned (NFC, no invisible characters). `undot` also applies to searches and filters: `E11.9` is `E119`. `name` and `phone` belong to schemas/shared/nombre-persona.json and telefono.json. Default for text: `trim`.',
  },
  example: exampleOf('serie', {
    title: 'Serie',
    type: 'string',
    'x-field': xField('Serial number', { normalize: ['trim', 'upper'] }),
  }),
  fits: { what: 'a text', of: isText },
  read(said, reading) {
    const { node, context } = reading;
    const steps = said as readonly Normalisation[] | undefined;
    if (steps?.includes('upper') && steps.includes('lower'))
      context.diagnostics.add(
        'contradiction',
        placeIn(node, 'normalize'),
        'A text cannot be both in capitals and in small letters.',
        { ...without(node, 'normalize'), text: 'keep one of them', title: 'remove `normalize`' },
      );
    // The items of a list carry the keyword.
    if (reading.item) return reading.item.normalize;
    return isText(reading) ? (steps ?? ['trim']) : [];
  },
  form: (steps, { path }) => ({ normalise: { [path]: steps } }),
};
