import type { SampleListRequest } from './sample-resource';

/** Appends query parameters to a path. */
export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** Returns the list parameters of the sample backend (SPEC 7); pages count from 1. */
export function pageOf({ page, pageSize, sort, filter }: SampleListRequest) {
  return { pageIndex: page, pageSize, sort: { order: sort.order, key: sort.field }, query: textOf(filter) };
}

export function textOf(filter: SampleListRequest['filter']): string {
  return typeof filter['q'] === 'string' ? filter['q'].trim() : '';
}

/** Returns the values of a set filter, which may be one or several. */
export function valuesOf(value: unknown): string[] {
  return value === undefined || value === null ? [] : (Array.isArray(value) ? value : [value]).map(String);
}
