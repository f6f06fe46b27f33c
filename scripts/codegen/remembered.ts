/**
 * A pure function that remembers for each name what it gave last: a process that compiles again at every save finds most schemas as
 * they were. One result a name, so that memory does not grow with the day.
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
