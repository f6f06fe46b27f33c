import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json } from '../load/property-node';
import { suggest } from '../suggest';
import { AUDIT_FIELDS, type BareEntity } from './entity';
import { sortedBy } from './indexed-fields';
import { isStored } from './is-stored';

const NO_SINGLE_VALUE = ['list', 'object', 'records', 'lines'];

/** Checks declared indexes: each names columns of the table and occurs once. Every field that sorts the list must begin or end an index. */
export function checkIndexes(entity: BareEntity, diagnostics: Diagnostics): void {
  const { document, name, fields, indexes, key, sort } = entity;
  if (indexes === null) return;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', 'indexes', ...path] });
  const without = (place: Place) => ({ text: 'remove it', edits: removeEdits(place) });
  const columns = fields.filter((field) => whyNot(field) === null).map((field) => field.embed?.keyName ?? field.name);
  const seen = new Set<string>();
  for (const [index, asked] of indexes.entries()) {
    asked.forEach((path, position) => {
      const place = at(index, position);
      const field = fields.find((candidate) => candidate.name === path || candidate.embed?.keyName === path);
      const why = field ? whyNot(field) : null;
      if (!field && path !== key.name && !(AUDIT_FIELDS as readonly string[]).includes(path))
        diagnostics.add(
          'unknown-field',
          place,
          `\`${path}\` is not a field of \`${name}\`.`,
          suggest(path, columns, without(asked.length > 1 ? place : at(index))),
        );
      else if (why !== null)
        diagnostics.add(
          'bad-indexes',
          place,
          `\`${path}\` ${why}: no index can hold it.`,
          without(asked.length > 1 ? place : at(index)),
        );
    });
    if (seen.has(asked.join()))
      diagnostics.add('bad-indexes', at(index), 'There is this index already.', without(at(index)));
    seen.add(asked.join());
  }
  const held = new Set([...sortedBy(indexes), key.name]);
  if (!held.has(sort.field)) {
    const own = document.has(['x-entity', 'sort', 'field']);
    diagnostics.add(
      'bad-indexes',
      own ? { document, path: ['x-entity', 'sort', 'field'] } : { ...at(), onKey: true },
      `The list is sorted by \`${sort.field}\`, which none of the \`indexes\` begins or ends with.`,
      {
        text: 'add an index of it',
        title: `add an index of \`${sort.field}\``,
        edits: sort.field.includes('.') ? [] : setEdits(at(indexes.length), [sort.field]),
      },
    );
  }
  for (const node of entity.nodes) {
    const x = node.value['x-field'] as { list?: Json; index?: unknown } | undefined;
    const said = placeOf(node, 'x-field', 'list', 'sortable');
    if (x?.list?.['sortable'] === true && !held.has(node.name))
      diagnostics.add(
        'bad-indexes',
        said,
        `None of the \`indexes\` begins or ends with \`${node.name}\`: the list cannot be sorted by it.`,
        {
          text: 'remove `sortable`',
          edits: removeEdits(said),
        },
      );
    const plain = placeOf(node, 'x-field', 'index');
    if (x?.index === true)
      diagnostics.add(
        'bad-indexes',
        { ...plain, onKey: true },
        `\`${name}\` chooses its \`indexes\`: \`index\` adds none.`,
        {
          text: 'remove `index`',
          edits: removeEdits(plain),
        },
      );
  }
}

/** Returns why a field is not a column with a single value; null when it is. */
function whyNot(field: BareEntity['fields'][number]): string | null {
  if (NO_SINGLE_VALUE.includes(field.kind)) return field.kind === 'object' ? 'is an object' : 'is a list';
  return isStored(field) ? null : 'is not stored';
}
