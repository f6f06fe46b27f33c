import type { SampleSort } from '../../wire';
import type { JsonObject } from './parse-object';
import { RequestFailure } from './request-failure';

/** The requested page of a list. */
export interface PageRequest {
  /** From 1 (SPEC 9). */
  readonly pageIndex: number;
  readonly pageSize: number;
  /** '' matches everything. */
  readonly query: string;
  /** An empty order or key keeps the stored order. */
  readonly sort: SampleSort;
}

/**
 * Reads page, search and sort of a list; numbers may be text. Defaults: page 1 of 10, all records, stored order.
 *
 * @throws {RequestFailure} 400 naming the part of the wrong type
 */
export function readPageRequest({ pageIndex, pageSize, query, sort }: JsonObject): PageRequest {
  if (query != null && typeof query !== 'string') throw RequestFailure.badParameter('query');
  if (sort != null && (typeof sort !== 'object' || Array.isArray(sort))) throw RequestFailure.badParameter('sort');
  const { order, key } = (sort ?? {}) as JsonObject;
  if (key != null && typeof key !== 'string') throw RequestFailure.badParameter('sort.key');
  return {
    pageIndex: positive('pageIndex', pageIndex ?? 1),
    pageSize: positive('pageSize', pageSize ?? 10),
    query: query ?? '',
    sort: { order: orderOf(order ?? ''), key: key ?? '' },
  };
}

function positive(name: string, value: unknown): number {
  const number =
    typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < 1) throw RequestFailure.badParameter(name);
  return number;
}

function orderOf(value: unknown): SampleSort['order'] {
  if (value === '' || value === 'asc' || value === 'desc') return value;
  throw RequestFailure.badParameter('sort.order');
}
