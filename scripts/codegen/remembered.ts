/**
 * Caches the last result of a pure function for each name: a process that recompiles at every save finds most schemas unchanged. Only one
 * result per name is retained, so that memory does not grow.
 */
export function remembered<Rest extends readonly unknown[], Result>(
  work: (name: string, ...rest: Rest) => Result,
): (name: string, ...rest: Rest) => Result {
  const last = new Map<string, { readonly given: string; readonly result: Result }>();
  return (name, ...rest) => {
    const given = JSON.stringify(rest);
    const known = last.get(name);
    if (known?.given === given) return known.result;
    const result = work(name, ...rest);
    last.set(name, { given, result });
    return result;
  };
}
