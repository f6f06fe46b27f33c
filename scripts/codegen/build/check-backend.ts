import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type Json } from '../load/property-node';
import type { BareEntity } from './entity';

/** Keywords that only the server implements: entities of the sample backend cannot use them. */
const SERVER_ONLY = [
  'key',
  'unique',
  'exclusive',
  'indexes',
  'ledger',
  'follows',
  'view',
  'parties',
  'scope',
  'alsoReachedBy',
  'writeBy',
  'writeScope',
  'commonTo',
  'reachedThrough',
  'softDelete',
  'rules',
  'auditReads',
  'attachments',
  'comments',
  'idempotent',
  'folio',
  'signature',
  'triggers',
  'derive',
  'lifecycle',
] as const;
const SERVER_ONLY_OF_FIELDS = [
  'embed',
  'lines',
  'copy',
  'computed',
  'count',
  'matrix',
  'inverse',
  'through',
  'related',
  'among',
  'index',
  'generated',
  'file',
  'sensitive',
] as const;

/** Checks that entities of the sample backend use only its features, and that no server record refers to them. */
export function checkBackend(entity: BareEntity, all: ReadonlyMap<string, BareEntity>, diagnostics: Diagnostics): void {
  const { document, backend, nodes, fields } = entity;
  if (backend === 'mock') {
    const x = (document.value as { 'x-entity': Json })['x-entity'];
    const refuse = (keyword: string, place: Place) =>
      diagnostics.add('bad-backend', place, `\`${keyword}\` means nothing in the sample backend.`, {
        text: 'remove it',
        edits: removeEdits(place),
      });
    for (const keyword of SERVER_ONLY.filter((each) => x[each] !== undefined))
      refuse(keyword, { document, path: ['x-entity', keyword], onKey: true });
    for (const node of nodes) {
      const own = node.value['x-field'] as Json | undefined;
      for (const keyword of SERVER_ONLY_OF_FIELDS.filter((each) => own?.[each] !== undefined))
        refuse(keyword, placeOf(node, 'x-field', keyword));
    }
  }
  for (const node of nodes) {
    const target = fields.find(({ name }) => name === node.name)?.reference?.entity;
    const there = target === undefined ? undefined : all.get(target)?.backend;
    if (there === undefined || there === backend) continue;
    const place = placeOf(node, 'x-field', 'reference');
    diagnostics.add(
      'bad-backend',
      place,
      `\`${node.name}\` refers to \`${target!}\`, whose records are kept elsewhere.`,
      { text: 'remove `reference`', edits: removeEdits(place) },
    );
  }
}
