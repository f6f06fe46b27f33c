import type { Diagnostics, Place } from '../diagnostic';
import { setEdits } from '../load/edit';
import { humanise } from '../load/humanise';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Texts } from '../model';

/** A text in every language; `es-mx` is Spanish unless it says otherwise. */
export function textsFrom(value: unknown): Texts {
  const { es = '', en = '', 'es-mx': esMx } = (value ?? {}) as { es?: string; en?: string; 'es-mx'?: string };
  return { es, en, 'es-mx': esMx ?? es };
}

/** Label of a property: `title` is Spanish, `x-field.labels` the rest. A language without one is reported. */
export function labelsOf(node: PropertyNode, diagnostics: Diagnostics): Texts {
  const title = node.value['title'];
  const others = (node.value['x-field'] as { labels?: { en?: string } } | undefined)?.labels;
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
}

/** Where the property itself would say it, not the definition that it refers to. */
function under({ origins: [{ document, path }] }: PropertyNode, ...keyword: readonly string[]): Place {
  return { document, path: [...path, ...keyword] };
}

/** Hint of a property: `description` is Spanish, `x-field.hint` the rest; both or neither. */
export function hintOf(node: PropertyNode, diagnostics: Diagnostics): Texts | null {
  const description = node.value['description'];
  const others = (node.value['x-field'] as { hint?: { en?: string } } | undefined)?.hint;
  if (description === undefined && others === undefined) return null;
  if (typeof description !== 'string') {
    diagnostics.add(
      'missing-translation',
      placeOf(node, 'x-field', 'hint'),
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
}
