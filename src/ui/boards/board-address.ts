import { isPeriod } from '../../shared/dates/periods';
import type { BoardView } from './Board';

/** What a board is looked at with, as its address has it. */
export function viewFrom(search: URLSearchParams): BoardView {
  const [period, place] = [search.get('periodo'), search.get('lugar')];
  return {
    period: isPeriod(period) ? period : null,
    place: place !== null && /^\d{1,15}$/.test(place) ? Number(place) : null,
  };
}

/** The same the other way. */
export function searchOfView({ period, place }: BoardView): URLSearchParams {
  return new URLSearchParams([
    ...(period === null ? [] : [['periodo', period]]),
    ...(place === null ? [] : [['lugar', String(place)]]),
  ]);
}
