import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json } from '../load/property-node';
import { suggest } from '../suggest';
import { checkCompared } from './check-compared';
import type { BareEntity } from './entity';
import { fieldAt } from './field-at';
import { whyUnasked } from './why-unasked';

type All = ReadonlyMap<string, BareEntity>;
const NUMBERS = ['integer', 'number'];
/** Filter operators, equal to those of src/platform/server/listing/conditions. */
const OPERATORS = ['gte', 'gt', 'lte', 'lt', 'ne', 'like', 'null'];

/**
 * Checks that orders, filters and totals of lists use fields that the server can query. Otherwise the server would refuse every such
 * request.
 */
export function checkQueried(entity: BareEntity, all: All, diagnostics: Diagnostics): void {
  if (entity.backend !== 'server') return;
  const { document, fields, nodes, sort } = entity;
  const own: Place = { document, path: ['x-entity', 'sort', 'field'] };
  const why = whySorted(entity, sort.field, all);
  const sortable = fields.filter(({ name }) => whySorted(entity, name, all) === null).map(({ name }) => name);
  if (why)
    diagnostics.add(
      'bad-sort',
      document.has(own.path) ? own : { document, path: ['x-entity', 'label'] },
      `\`${sort.field}\` ${why}: the list cannot be sorted by it.`,
      document.has(own.path)
        ? {
            text: sortable.length > 12 ? 'name a stored field' : `one of: ${sortable.join(', ')}`,
            title: 'remove `sort`',
            edits: removeEdits({ document, path: ['x-entity', 'sort'] }),
          }
        : {
            text: 'say by what in `sort`',
            edits:
              sortable[0] === undefined
                ? []
                : setEdits({ document, path: ['x-entity', 'sort'] }, { field: sortable[0] }),
          },
    );
  sort.thenBy?.forEach((path, index) => {
    const place: Place = { document, path: ['x-entity', 'sort', 'thenBy', index] };
    const fault =
      whySorted(entity, path, all) ??
      (headOf(path) === headOf(sort.field) ? null : `is of another record than \`${sort.field}\``);
    if (fault && fieldAt(entity, path, all))
      diagnostics.add('bad-sort', place, `\`${path}\` ${fault}: it cannot decide among equals.`, {
        text: 'remove it',
        edits: removeEdits(sort.thenBy!.length > 1 ? place : { document, path: ['x-entity', 'sort', 'thenBy'] }),
      });
  });
  for (const node of nodes) {
    const field = fields.find(({ name }) => name === node.name)!;
    const at = (...keyword: string[]) => placeOf(node, 'x-field', ...keyword);
    const reason = whySorted(entity, field.name, all);
    const asked = (node.value['x-field'] as { list?: { sortable?: boolean } } | undefined)?.list?.sortable;
    if (asked === true && reason)
      diagnostics.add(
        'bad-list',
        at('list', 'sortable'),
        `\`${field.name}\` ${reason}: the list cannot be sorted by it.`,
        { text: 'remove `sortable`', edits: removeEdits(at('list', 'sortable')) },
      );
    if (field.filter && whyUnasked(entity, field.name, all))
      diagnostics.add(
        'bad-filter',
        at('filter'),
        `\`${field.name}\` ${whyUnasked(entity, field.name, all)!}: the list cannot be filtered by it.`,
        { text: 'remove `filter`', edits: removeEdits(at('filter')) },
      );
    if (
      field.list?.total &&
      (!NUMBERS.includes(field.kind) ||
        field.reference ||
        field.computed ||
        field.count ||
        field.inverse ||
        field.through)
    )
      diagnostics.add(
        'wrong-type',
        at('list', 'total'),
        NUMBERS.includes(field.kind) && !field.reference
          ? `\`${field.name}\` is not stored: the list has no sum of it.`
          : `\`${field.name}\` is no number that could be summed up.`,
        { text: 'remove `total`', edits: removeEdits(at('list', 'total')) },
      );
  }
}

/** Checks a filter in a schema: its paths can be queried, its operators exist, and its values fit the fields. */
export function checkFilterValues(
  entity: BareEntity,
  filter: Json,
  at: (...steps: (string | number)[]) => Place,
  all: All,
  diagnostics: Diagnostics,
): void {
  for (const [path, value] of Object.entries(filter)) {
    const field = fieldAt(entity, path, all);
    const why = whyUnasked(entity, path, all);
    if (why)
      diagnostics.add(
        'bad-filter',
        { ...at(path), onKey: true },
        `\`${path}\` ${why}: nothing can be filtered by it.`,
        { text: 'remove it', edits: removeEdits(at(path)) },
      );
    if (why || !field) continue;
    // A condition on a list tests whether an item has the value.
    const meant = field.item ?? field;
    if (Array.isArray(value))
      value.forEach((each, index) => checkCompared(path, meant, each, at(path, index), diagnostics));
    else if (typeof value !== 'object' || value === null) {
      if (value !== null) checkCompared(path, meant, value, at(path), diagnostics);
    } else {
      for (const [operator, operand] of Object.entries(value)) {
        if (!OPERATORS.includes(operator))
          diagnostics.add(
            'bad-filter',
            { ...at(path, operator), onKey: true },
            `\`${operator}\` is no operator of a filter.`,
            suggest(operator, OPERATORS),
          );
        else if (
          operator === 'like'
            ? !['text', 'enum', 'time'].includes(field.kind)
            : !['ne', 'null'].includes(operator) && ['list', 'boolean'].includes(field.kind)
        )
          diagnostics.add(
            'bad-filter',
            { ...at(path, operator), onKey: true },
            `\`${operator}\` cannot be asked of \`${path}\`, which is a ${field.kind}.`,
            { text: 'remove it', edits: removeEdits(at(path)) },
          );
        else if (operator === 'null' ? typeof operand !== 'boolean' : false)
          diagnostics.add('wrong-type', at(path, operator), '`null` says true or false.', {
            text: 'true or false',
            title: 'make it true',
            edits: setEdits(at(path, operator), true),
          });
        else if (operator !== 'like' && operator !== 'null' && operand !== null)
          checkCompared(
            path,
            operator === 'ne' ? meant : { ...meant, minimum: null, maximum: null },
            operand,
            at(path, operator),
            diagnostics,
          );
      }
    }
  }
}

/** Returns the embedded record of a path; null for a path of the entity itself. */
function headOf(path: string): string | null {
  return path.includes('.') ? path.split('.')[0]! : null;
}

/** Returns why a list cannot be sorted by the field at a path, phrased as `whyUnasked`. */
export function whySorted(entity: BareEntity, path: string, all: All): string | null {
  return whyUnasked(entity, path, all) ?? (fieldAt(entity, path, all)?.kind === 'list' ? 'is a list' : null);
}
