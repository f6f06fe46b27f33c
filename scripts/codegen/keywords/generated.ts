import type { FieldKind } from '../model';
import { suggest } from '../suggest';
import { setEdits, removeEdits } from '../load/edit';
import { exampleOf, xField } from '../vocabulary/examples';
import { isStored } from '../build/is-stored';
import type { Checked, FieldKeyword } from './field-keyword';
import { placeIn, under, without } from './places';

/** SQL expression with the names of its fields in braces. */
export interface Generated {
  readonly expression: string;
  readonly from: readonly string[];
}

/** One field in an expression: `{existencia}`. */
export const IN_BRACES = /\{([^{}]*)\}/g;
const KINDS: readonly FieldKind[] = ['integer', 'number', 'boolean', 'enum', 'text', 'date'];
/** Expressions that a generated column cannot contain, because they change over time or depend on other rows. */
const NOT_OF_THE_ROW =
  /;|--|\/\*|\b(?:select|(?:now|random|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday|nextval|gen_random_uuid)\s*\(|current_\w+|localtime\w*)/i;

export const generated: FieldKeyword<'generated', Generated | null> = {
  name: 'generated',
  schema: {
    type: 'string',
    minLength: 1,
    description:
      'A generated column: an SQL expression over other stored fields of the record, in braces: `{existencia} - {reservada}`. It cannot be written; lists show, sort, filter and total it. A `required` one must never be null. The expression may use neither generated fields nor volatile functions.',
  },
  example: exampleOf(
    'disponible',
    {
      title: 'Disponible',
      type: 'integer',
      'x-field': xField('Available', { generated: '{existencia} - {reservada}', list: true, filter: 'range' }),
    },
    {
      properties: {
        existencia: { title: 'Existencia', type: 'integer', default: 0, 'x-field': xField('In stock') },
        reservada: { title: 'Reservada', type: 'integer', default: 0, 'x-field': xField('Reserved') },
      },
    },
  ),
  fits: {
    what: 'integers, numbers, booleans, codes, texts and dates',
    of: ({ kind, reference }) => KINDS.includes(kind) && reference === null,
  },
  gives: 'server',
  notInForms: 'Only a field of an entity is kept by the database.',
  read(said, { node, placement, context: { diagnostics } }) {
    if (typeof said !== 'string') return null;
    const place = placeIn(node, 'generated');
    const [fault] = NOT_OF_THE_ROW.exec(said) ?? [];
    if (fault !== undefined)
      diagnostics.add(
        'bad-generated',
        place,
        `\`${fault}\` cannot stand in an expression that the database keeps: it is made of the row alone.`,
        'write it with the fields of the record',
      );
    else if (/[{}]/.test(said.replace(IN_BRACES, '')))
      diagnostics.add('bad-generated', place, 'A brace is not closed.', 'write fields as `{existencia}`');
    if (placement !== 'top')
      diagnostics.add(
        'bad-generated',
        place,
        `\`${node.name}\` stands inside another field: only a field of the record itself is a column.`,
        without(node, 'generated'),
      );
    const from = [...new Set([...said.matchAll(IN_BRACES)].map(([, name = '']) => name))];
    if (from.length === 0)
      diagnostics.add(
        'bad-generated',
        place,
        'The expression names no field of the record.',
        'write fields as `{existencia}`',
      );
    return { expression: said, from };
  },
  check: checkGenerated,
  explain: ({ expression }) => `kept by the database: ${expression} (\`generated\`)`,
};

/** Checks a generated field: its columns exist, it has no default, and nothing else in the entity sets it. */
function checkGenerated({ from }: Generated, { node, entity, diagnostics }: Checked): void {
  const columns = entity.fields.filter(
    (field) => isStored(field) && field.generated === null && field.kind !== 'lines',
  );
  for (const name of from) {
    const field = entity.fields.find((each) => each.name === name);
    const place = { ...placeIn(node, 'generated'), part: `{${name}}` };
    const others = columns.filter((each) => each.embed === null).map((each) => each.name);
    if (!field) {
      const advice = suggest(name, others);
      diagnostics.add('unknown-field', place, `\`${name}\` is not a field of \`${entity.name}\`.`, {
        ...advice,
        ...(advice.replace ? { replace: { word: `{${name}}`, by: `{${advice.replace.by}}` } } : {}),
      });
    } else if (field.generated !== null)
      diagnostics.add(
        'bad-generated',
        place,
        `\`${name}\` is generated itself: the database makes one of columns that are written.`,
        {
          text: 'write its expression out',
          edits: field.name === node.name ? [] : writtenOut(node, name, field.generated.expression),
        },
      );
    else if (!columns.includes(field) || field.embed !== null)
      diagnostics.add(
        'bad-generated',
        place,
        `\`${name}\` is not a column of \`${entity.name}\`.`,
        others.length > 0 && others.length < 12 ? `one of: ${others.join(', ')}` : null,
      );
  }
  const [setter] = settersOf(entity).find(([, names]) => names.includes(node.name)) ?? [];
  if (setter !== undefined)
    diagnostics.add(
      'bad-generated',
      placeIn(node, 'generated'),
      `\`${node.name}\` is set by \`${setter}\`, and the database alone gives what it keeps.`,
      without(node, 'generated'),
    );
  if (node.value['default'] !== undefined)
    diagnostics.add('bad-default', under(node, 'default'), `\`${node.name}\` begins with what its expression gives.`, {
      text: 'remove `default`',
      edits: removeEdits(under(node, 'default')),
    });
}

/** Keywords that set fields of the entity, with the names of those fields. */
function settersOf({ key, folio, derive, lifecycle, follows }: Checked['entity']): [string, string[]][] {
  const steps = lifecycle?.transitions ?? [];
  return [
    ['key', [key.name]],
    ['folio', folio ? [folio.field] : []],
    ['derive', [...(derive?.gives ?? [])]],
    ['lifecycle', lifecycle ? [lifecycle.field, lifecycle.since ?? '', lifecycle.due ?? ''] : []],
    ['stamps', [lifecycle?.stamps ?? {}, ...steps.map(({ stamps }) => stamps)].flatMap(Object.keys)],
    ['transitions', steps.flatMap(({ fields }) => fields.map(({ name }) => name))],
    ['follows', follows ? [...follows.by, ...follows.fields, ...follows.start] : []],
  ];
}

function writtenOut(node: Checked['node'], name: string, expression: string) {
  const place = placeIn(node, 'generated');
  const said = place.document.valueAt(place.path);
  return typeof said === 'string' ? setEdits(place, said.replaceAll(`{${name}}`, `(${expression})`)) : [];
}
