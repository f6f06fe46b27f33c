/** Address of a list, narrowed. */
export function listPath(resource: string, filter: Readonly<Record<string, unknown>>, sort?: string): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort === undefined ? {} : { sort, order: 'ASC' }),
  });
  return `/${resource}?${query.toString()}`;
}
