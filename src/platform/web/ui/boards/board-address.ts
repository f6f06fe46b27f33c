import { isPeriod } from '#platform/shared/dates/periods';
import type { BoardView } from './Board';

/** Reads the parameters of a board from its URL. */
export function viewFrom(search: URLSearchParams): BoardView {
  const [period, place] = [search.get('periodo'), search.get('lugar')];
  return {
    period: isPeriod(period) ? period : null,
    place: place !== null && /^\d{1,15}$/.test(place) ? Number(place) : null,
  };
}

/** Returns the URL parameters that a board does not use. */
export function unusedNames(search: URLSearchParams): readonly string[] {
  const used = searchOfView(viewFrom(search));
  return [...new Set(search.keys())].filter((name) => !used.has(name));
}

/** Returns the URL parameters of a board; the inverse of `viewFrom`. */
export function searchOfView({ period, place }: BoardView): URLSearchParams {
  return new URLSearchParams([
    ...(period === null ? [] : [['periodo', period]]),
    ...(place === null ? [] : [['lugar', String(place)]]),
  ]);
}
