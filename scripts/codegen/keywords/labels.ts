import { textsFrom } from '../build/texts';
import { setEdits } from '../load/edit';
import { humanise } from '../load/humanise';
import { placeOf } from '../load/property-node';
import type { Texts } from '../model';
import { exampleOf } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { under } from './places';

export const labels: FieldKeyword<'labels', Texts> = {
  name: 'labels',
  schema: {
    $ref: '#/$defs/otherTexts',
    description: '`title` in the other languages. `en` is required unless a shared definition has it.',
  },
  example: exampleOf('marca', {
    title: 'Marca',
    type: 'string',
    'x-field': { labels: { en: 'Make', 'es-mx': 'Marca' } },
  }),
  read(said, { node, context: { diagnostics } }) {
    const title = node.value['title'];
    const others = said as { readonly en?: string } | undefined;
    if (typeof title !== 'string') {
      diagnostics.add('missing-translation', placeOf(node), `\`${node.name}\` has no Spanish label.`, {
        text: 'add `"title": …`',
        edits: setEdits(under(node, 'title'), humanise(node.name)),
      });
    }
    if (!others?.en) {
      diagnostics.add('missing-translation', placeOf(node), `\`${node.name}\` has no English label.`, {
        text: 'add `"x-field": { "labels": { "en": … } }`',
        edits: setEdits(under(node, 'x-field', 'labels', 'en'), title ?? humanise(node.name)),
      });
    }
    return textsFrom({ ...others, es: title });
  },
};
