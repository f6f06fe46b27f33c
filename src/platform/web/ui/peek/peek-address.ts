/** Parameter of a list's URL with the key of the record beside it. The list itself ignores it. */
const PARAMETER = 'ver';

/** Returns the key of the record beside the list; null without one. */
export function peekOf(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER) || null;
}

/** Returns the query of a list's URL with another record beside it. Null: without any. */
export function withPeek(search: string, id: string | null): string {
  if (peekOf(search) === id) return search;
  const query = new URLSearchParams(search);
  if (id === null) query.delete(PARAMETER);
  else query.set(PARAMETER, id);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** True when two addresses are of one list and differ in the record beside it alone: the list stays as it is. */
export function isPeekMove(from: Address, to: Address): boolean {
  return from.pathname === to.pathname && peekOf(from.search) !== peekOf(to.search) && ofList(from) === ofList(to);
}

/** Returns the query of the list alone, in one spelling. */
function ofList({ search }: Address): string {
  return new URLSearchParams(withPeek(search, null)).toString();
}
