import type { Diagnostics, Place } from '../diagnostic';
import type { Json } from '../load/property-node';
import { checkListFilter } from './check-list-filter';
import type { BareEntity } from './entity';

/** Checks the names of the tabs, and that the list can be filtered as they say. */
export function checkViews(entity: BareEntity, all: ReadonlyMap<string, BareEntity>, diagnostics: Diagnostics): void {
  const { document, views } = entity;
  if ((document.value as { readonly 'x-entity': Json })['x-entity']['views'] === undefined) return;
  for (const [index, { id, filter }] of views.entries()) {
    const at = (name: string): Place => ({ document, path: ['x-entity', 'views', index, name] });
    if (views.findIndex((view) => view.id === id) !== index)
      diagnostics.add('name-clash', at('id'), `The tab \`${id}\` stands twice.`, { text: 'call it otherwise' });
    checkListFilter(entity, filter, at('filter'), { all, diagnostics });
  }
}
