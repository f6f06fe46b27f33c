import { textsFrom } from '../build/texts';
import { setEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import type { Texts } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, under } from './places';

export const hint: FieldKeyword<'hint', Texts | null> = {
  name: 'hint',
  schema: { $ref: '#/$defs/otherTexts', description: '`description` in the other languages.' },
  example: exampleOf('marca', {
    title: 'Marca',
    description: 'Como aparece en la factura.',
    type: 'string',
    'x-field': xField('Make', { hint: { en: 'As on the invoice.' } }),
  }),
  read(said, { node, context: { diagnostics } }) {
    const description = node.value['description'];
    const others = said as { readonly en?: string } | undefined;
    if (description === undefined && others === undefined) return null;
    if (typeof description !== 'string') {
      diagnostics.add(
        'missing-translation',
        placeIn(node, 'hint'),
        `\`${node.name}\` has a hint in English and none in Spanish.`,
        { text: 'add `"description": …`', edits: setEdits(under(node, 'description'), others?.en ?? '') },
      );
    } else if (!others?.en) {
      diagnostics.add(
        'missing-translation',
        placeOf(node, 'description'),
        `\`${node.name}\` has a hint in Spanish and none in English.`,
        {
          text: 'add `"x-field": { "hint": { "en": … } }`',
          edits: setEdits(under(node, 'x-field', 'hint', 'en'), description),
        },
      );
    }
    return textsFrom({ ...others, es: description });
  },
};
