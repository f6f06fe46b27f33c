import type { Resource } from '../../../generated/server/resource.gen';
import { malformed } from '../db/problem';
import { parseFilterBy, type Filter } from './filter-by';

/** A list request, read and with its defaults. */
export interface ListQuery {
  readonly page: number;
  readonly size: number;
  readonly wantsPageCount: boolean;
  readonly wantsTotals: boolean;
  readonly filter: Filter;
  readonly sortBy: string;
  readonly direction: 'asc' | 'desc';
}

/** Names of the parameters that every list takes. */
export const LIST_PARAMETERS: ReadonlySet<string> = new Set(['includePageCount', 'includeTotals', 'pageNumber', 'pageSize', 'filterBy', 'sortBy', 'sortDir']);

const MAX_SIZE = 1000;

/**
 * Reads the query parameters of a list. Parameters of other names are ignored.
 *
 * @throws Problem 400 naming the parameter that is wrong.
 */
export function parseListQuery(resource: Resource, query: Readonly<Record<string, unknown>>): ListQuery {
  return {
    page: integerOf(query, 'pageNumber', 1, Number.MAX_SAFE_INTEGER / MAX_SIZE),
    size: integerOf(query, 'pageSize', resource.pageSize, MAX_SIZE),
    wantsPageCount: booleanOf(query, 'includePageCount'),
    wantsTotals: booleanOf(query, 'includeTotals'),
    ...parseSelection(resource, query),
  };
}

/**
 * Reads which records and in which order, without paging.
 *
 * @throws Problem 400 naming the parameter that is wrong.
 */
export function parseSelection(resource: Resource, query: Readonly<Record<string, unknown>>): Pick<ListQuery, 'filter' | 'sortBy' | 'direction'> {
  const sortBy = textOf(query, 'sortBy');
  const sortDir = textOf(query, 'sortDir').toLowerCase();
  if (sortDir !== '' && sortDir !== 'asc' && sortDir !== 'desc') throw malformed('sortDir', 'OPCION');
  const fallback = sortBy === '' ? resource.sort.direction : 'asc';
  return {
    filter: parseFilterBy(textOf(query, 'filterBy')),
    sortBy: sortBy === '' ? resource.sort.field : sortBy,
    direction: sortDir === '' ? fallback : sortDir,
  };
}

/** One parameter as text, '' when it is missing. */
export function textOf(query: Readonly<Record<string, unknown>>, name: string): string {
  const value = query[name] ?? '';
  if (typeof value !== 'string') throw malformed(name, 'PARAMETRO_REPETIDO');
  return value;
}

function integerOf(query: Readonly<Record<string, unknown>>, name: string, fallback: number, limit: number): number {
  const text = textOf(query, name);
  if (text === '') return fallback;
  if (!/^\d{1,15}$/.test(text)) throw malformed(name, 'NUMERO_ENTERO');
  const value = Number(text);
  if (value < 1) throw malformed(name, 'MINIMO', { limite: 1 });
  if (value > limit) throw malformed(name, 'MAXIMO', { limite: Math.floor(limit) });
  return value;
}

function booleanOf(query: Readonly<Record<string, unknown>>, name: string): boolean {
  const text = textOf(query, name).toLowerCase();
  if (text === '' || text === 'false' || text === '0') return false;
  if (text === 'true' || text === '1') return true;
  throw malformed(name, 'SI_NO');
}
