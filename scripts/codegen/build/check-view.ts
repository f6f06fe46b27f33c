import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import type { BareEntity } from './entity';
import { isStored } from './is-stored';

/** Keywords that write rows or store parts of them. */
const OF_WRITES = [
  'unique',
  'indexes',
  'ledger',
  'follows',
  'lifecycle',
  'folio',
  'signature',
  'exclusive',
  'derive',
  'triggers',
  'softDelete',
  'importRepeats',
  'alsoSent',
  'idempotent',
  'attachments',
  'comments',
  'possibleDuplicates',
  'searchBySound',
  'rules',
];
const READS = ['list', 'get'];

/** Checks a view: its rows are read-only, and each field is a column of its SELECT. */
export function checkView(entity: BareEntity, diagnostics: Diagnostics): void {
  const { view, document, fields, nodes, key } = entity;
  if (view === null) return;
  const at = (...path: (string | number)[]): Place => ({ document, path: ['x-entity', ...path] });
  const bad = (place: Place, message: string, edits = removeEdits(place)) =>
    diagnostics.add('bad-view', place, message, { text: 'remove it', edits });
  for (const keyword of OF_WRITES.filter((each) => document.has(['x-entity', each])))
    bad({ ...at(keyword), onKey: true }, `\`${keyword}\` is about records that are stored; those of a view are not.`);
  const operations = (document.valueAt(['x-entity', 'operations']) ?? []) as string[];
  operations.forEach((operation, index) => {
    if (!READS.includes(operation))
      bad(at('operations', index), `The rows of a view are only read: it has no \`${operation}\`.`);
  });
  for (const node of nodes) {
    const field = fields.find(({ name }) => name === node.name)!;
    if (field.kind === 'lines' || field.kind === 'embed' || (isStored(field) && field.generated !== null))
      bad(placeOf(node), `\`${node.name}\` would have to be stored; a view gives each field as a column.`);
  }
  for (const column of [
    ...(key.kind === 'serial' ? [key.column] : []),
    ...fields.filter(isStored).map((field) => field.column),
  ]) {
    if (!new RegExp(`\\b${column}\\b`).test(view))
      diagnostics.add('bad-view', at('view'), `The SELECT gives no column \`${column}\`.`, null);
  }
}
