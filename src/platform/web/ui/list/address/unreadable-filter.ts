import { isObject } from '#platform/shared/paths';

/** True when the filter in the URL is not a JSON object. */
export function hasUnreadableFilter(search: string): boolean {
  const filters = new URLSearchParams(search).getAll('filter').filter(Boolean);
  if (filters.length === 0) return false;
  try {
    return filters.length > 1 || !isObject(JSON.parse(filters[0]!));
  } catch {
    return true;
  }
}
