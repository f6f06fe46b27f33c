import { isObject } from '../../../shared/paths';

/** Whether the address has a filter that is no JSON object. */
export function hasUnreadableFilter(search: string): boolean {
  const filters = new URLSearchParams(search).getAll('filter').filter(Boolean);
  if (filters.length === 0) return false;
  try {
    return filters.length > 1 || !isObject(JSON.parse(filters[0]!));
  } catch {
    return true;
  }
}
