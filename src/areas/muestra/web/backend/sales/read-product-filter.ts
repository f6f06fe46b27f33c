import type { Product } from '../../wire';
import type { JsonObject } from '../request/parse-object';
import { RequestFailure } from '../request/request-failure';

/**
 * Reads `filterData` (SPEC 7): a product matches one of the statuses and one of the categories; an empty list matches all.
 *
 * @throws {RequestFailure} 400 naming the part that is no list of numbers (status) or texts (category)
 */
export function readProductFilter(filterData: unknown): (product: Product) => boolean {
  if (filterData != null && (typeof filterData !== 'object' || Array.isArray(filterData)))
    throw RequestFailure.badParameter('filterData');
  const { status, category } = (filterData ?? {}) as JsonObject;
  const statuses = listOf('number', 'filterData.status', status);
  const categories = listOf('string', 'filterData.category', category);
  return (product) =>
    (statuses.size === 0 || statuses.has(product.status)) &&
    (categories.size === 0 || categories.has(product.category));
}

function listOf(type: 'number' | 'string', name: string, value: unknown): ReadonlySet<unknown> {
  const list: unknown = value ?? [];
  if (!Array.isArray(list) || !list.every((item) => typeof item === type)) throw RequestFailure.badParameter(name);
  return new Set<unknown>(list);
}
