import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import { LIST_PARAMETER_NAMES } from '#platform/shared/list-parameter-names';
import { MAX_ROWS } from '#platform/shared/most-rows';
import { isPermissionKey } from '../db/permission-key';
import { malformed } from '../db/problem';
import { parseFilterBy, type Filter } from './filter-by';

/** A parsed list request, with its defaults. */
export interface ListQuery {
  readonly page: number;
  /** Records per page; 0 when only the count is requested. */
  readonly size: number;
  readonly wantsPageCount: boolean;
  readonly wantsTotals: boolean;
  /** Sorts records of the actor before the rest. */
  readonly ownUnitFirst: boolean;
  /** Permissions of a report or a board: only places within the reach of all of them. */
  readonly within: readonly PermissionKey[];
  readonly filter: Filter;
  readonly sortBy: string;
  readonly direction: 'asc' | 'desc';
  /** True without an order and with words, by which the results are ranked. */
  readonly isRanked: boolean;
  /** Values of the parameters specific to this list, by name: a text, or the key of a record. */
  readonly asked: Asked;
}

export type Asked = Readonly<Record<string, string | number | true>>;

/**
 * Parses the query parameters of a list. Operations check their own parameters themselves.
 *
 * @throws Problem 400 naming the invalid parameter.
 */
export function parseListQuery(resource: Resource, query: Readonly<Record<string, unknown>>): ListQuery {
  const asked = askedOf(resource, query);
  const isPart = (resource.listParameters ?? []).some(({ name, kind }) => kind === 'only' && name in asked);
  return {
    asked,
    ...parsePage(query, isPart ? MAX_ROWS : resource.pageSize),
    wantsTotals: booleanOf(query, 'includeTotals'),
    ownUnitFirst: booleanOf(query, 'propiosPrimero'),
    within: permissionsOf(query, 'alcanceDe'),
    ...parseSelection(resource, query),
  };
}

/**
 * Parses page number and size.
 *
 * @param size default records per page
 * @throws Problem 400 naming the invalid parameter.
 */
export function parsePage(
  query: Readonly<Record<string, unknown>>,
  size: number,
): Pick<ListQuery, 'page' | 'size' | 'wantsPageCount'> {
  return {
    page: integerOf(query, 'pageNumber', 1, { most: Number.MAX_SAFE_INTEGER / MAX_ROWS }),
    size: integerOf(query, 'pageSize', size, { least: 0, most: MAX_ROWS }),
    wantsPageCount: booleanOf(query, 'includePageCount'),
  };
}

/** Returns the names of a list's parameters. */
export function listParametersOf({ listParameters = [] }: Resource): readonly string[] {
  return [...LIST_PARAMETER_NAMES, ...listParameters.map(({ name }) => name)];
}

/**
 * Refuses unknown parameters: a misspelt filter would return all records.
 *
 * @throws Problem 400 naming the parameter.
 */
export function requireParameters(query: unknown, names: readonly string[] = []): void {
  const unknown = Object.keys(query as Record<string, unknown>).find((name) => !names.includes(name));
  if (unknown !== undefined) throw malformed(unknown, 'CAMPO_DESCONOCIDO', { campo: unknown });
}

/**
 * Parses filter and order, without paging.
 *
 * @throws Problem 400 naming the invalid parameter.
 */
export function parseSelection(
  resource: Resource,
  query: Readonly<Record<string, unknown>>,
): Pick<ListQuery, 'filter' | 'sortBy' | 'direction' | 'isRanked'> {
  const sortBy = textOf(query, 'sortBy');
  const sortDir = textOf(query, 'sortDir').toLowerCase();
  if (sortDir !== '' && sortDir !== 'asc' && sortDir !== 'desc') throw malformed('sortDir', 'OPCION');
  const fallback = sortBy === '' ? resource.sort.direction : 'asc';
  const filter = parseFilterBy(textOf(query, 'filterBy'));
  return {
    filter,
    isRanked: sortBy === '' && sortDir === '' && filter.words.length > 0,
    sortBy: sortBy === '' ? resource.sort.field : sortBy,
    direction: sortDir === '' ? fallback : sortDir,
  };
}

function askedOf({ listParameters = [] }: Resource, query: Readonly<Record<string, unknown>>): Asked {
  return Object.fromEntries(
    listParameters.flatMap(({ name, kind }): [string, string | number | true][] => {
      const text = textOf(query, name);
      if (text === '') return [];
      if (kind === 'is' || kind === 'where') return [[name, text]];
      if (kind === 'suits') return [[name, integerOf(query, name, 1, { most: Number.MAX_SAFE_INTEGER })]];
      return booleanOf(query, name) ? [[name, true]] : [];
    }),
  );
}

/** Returns one parameter as text, '' when it is missing. */
export function textOf(query: Readonly<Record<string, unknown>>, name: string): string {
  const value = query[name] ?? '';
  if (typeof value !== 'string') throw malformed(name, 'PARAMETRO_REPETIDO');
  return value;
}

function integerOf(
  query: Readonly<Record<string, unknown>>,
  name: string,
  fallback: number,
  { least = 1, most }: { readonly least?: number; readonly most: number },
): number {
  const text = textOf(query, name);
  if (text === '') return fallback;
  if (!/^\d{1,15}$/.test(text)) throw malformed(name, 'NUMERO_ENTERO');
  const value = Number(text);
  if (value < least) throw malformed(name, 'MINIMO', { limite: least });
  if (value > most) throw malformed(name, 'MAXIMO', { limite: Math.floor(most) });
  return value;
}

function permissionsOf(query: Readonly<Record<string, unknown>>, name: string): PermissionKey[] {
  const keys = textOf(query, name).split(',').filter(Boolean);
  if (!keys.every(isPermissionKey)) throw malformed(name, 'OPCION');
  return keys;
}

function booleanOf(query: Readonly<Record<string, unknown>>, name: string): boolean {
  const text = textOf(query, name).toLowerCase();
  if (text === '' || text === 'false' || text === '0') return false;
  if (text === 'true' || text === '1') return true;
  throw malformed(name, 'SI_NO');
}
