import type { FilterValues } from '../filter-spec';
import type { ListLayout } from '../layout/list-layout';
import type { ViewContent } from '../list-methods';

interface Shown {
  readonly filter: FilterValues;
  readonly sort: { readonly field: string; readonly order: string };
  readonly layout: Pick<ListLayout, 'columns' | 'density'>;
}

/** Returns the current list settings as the content of a view. */
export function viewContent({ filter, sort, layout }: Shown): ViewContent {
  return {
    filtros: { ...filter },
    orden: { campo: sort.field, sentido: sort.order === 'DESC' ? 'desc' : 'asc' },
    ...(layout.columns === null ? {} : { columnas: [...layout.columns] }),
    densidad: layout.density,
  };
}

/** True when two views are equal, regardless of the order of filters. */
export const sameContent = (a: ViewContent, b: ViewContent): boolean => sameValue(a, b);

/** True when two JSON values are equal, regardless of the order of properties. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, item]) => `${name}:${canonical(item)}`).join()}}`;
}
