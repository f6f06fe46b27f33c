import type { WorklistQuery } from '#platform/server/listing/worklist-query';

/** Returns the first page of a worklist's list as parameters of the list endpoint. */
export function listParameters(
  { filter, sort }: Pick<WorklistQuery, 'filter' | 'sort'>,
  pageSize: number,
): Readonly<Record<string, string>> {
  return {
    pageSize: String(pageSize),
    filterBy: Buffer.from(JSON.stringify(filter)).toString('base64'),
    ...(sort === undefined ? {} : { sortBy: sort, sortDir: 'asc' }),
  };
}
