/** Returns the parameters of a URL, converted to their types. Unknown ones are omitted. */
export function paramsFrom(search: URLSearchParams, types: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(types).flatMap(([name, type]): [string, unknown][] => {
      const text = search.get(name);
      if (text === null || text === '') return [];
      if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? [[name, Number(text)]] : [];
      if (type === 'boolean') return text === 'true' || text === 'false' ? [[name, text === 'true']] : [];
      return [[name, text]];
    }),
  );
}

/** Returns names in the URL that give no parameter: unknown ones, and those with a value of another type. */
export function unusedNames(search: URLSearchParams, types: Readonly<Record<string, string>>): readonly string[] {
  const used = paramsFrom(search, types);
  return [...new Set(search.keys())].filter((name) => search.get(name) !== '' && !Object.hasOwn(used, name));
}

/** Returns the URL parameters of values, the inverse of `paramsFrom`; empty values are omitted. */
export function searchOf(values: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}
