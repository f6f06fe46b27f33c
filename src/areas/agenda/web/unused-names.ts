import { isDate } from '#platform/shared/dates/days';

/** Returns the address parameters whose value the agenda cannot use: calendar, view, or day. */
export function unusedNames(search: URLSearchParams): readonly string[] {
  const isUsable: Readonly<Record<string, (value: string) => boolean>> = {
    ver: (value) => ['consulta', 'andenes'].includes(value),
    vista: (value) => ['dia', 'semana'].includes(value),
    fecha: isDate,
  };
  return Object.keys(isUsable).filter((name) => search.has(name) && !isUsable[name]!(search.get(name)!));
}
