/** Parameters of the address, converted to their types. Unknown ones are left out. */
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

/** Names of the address that give no parameter: unknown ones, and those whose value is of another type. */
export function unusedNames(search: URLSearchParams, types: Readonly<Record<string, string>>): readonly string[] {
  const used = paramsFrom(search, types);
  return [...new Set(search.keys())].filter((name) => search.get(name) !== '' && !Object.hasOwn(used, name));
}

/** The same the other way; what is empty is left out. */
export function searchOf(values: Readonly<Record<string, unknown>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}
