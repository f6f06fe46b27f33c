import { isDate } from '#platform/shared/dates/days';

/** Names of the address whose value the agenda cannot use: which calendar, day or week, and the day. */
export function unusedNames(search: URLSearchParams): readonly string[] {
  const isUsable: Readonly<Record<string, (value: string) => boolean>> = {
    ver: (value) => ['consulta', 'andenes'].includes(value),
    vista: (value) => ['dia', 'semana'].includes(value),
    fecha: isDate,
  };
  return Object.keys(isUsable).filter((name) => search.has(name) && !isUsable[name]!(search.get(name)!));
}
