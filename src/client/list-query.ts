import { encodeFilter } from './encode-filter';

export interface ListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy?: string | undefined;
  readonly descending?: boolean;
  readonly filter?: Readonly<Record<string, unknown>>;
}

/** The query string of a list in the API's dialect. `id` is react-admin's word for «the default order», so it is not sent. */
export function listQuery({ page, pageSize, sortBy, descending = false, filter = {} }: ListRequest): string {
  const query = new URLSearchParams({ pageNumber: String(page), pageSize: String(pageSize) });
  if (sortBy && sortBy !== 'id') {
    query.set('sortBy', sortBy);
    query.set('sortDir', descending ? 'desc' : 'asc');
  }
  const filterBy = encodeFilter(filter);
  if (filterBy) query.set('filterBy', filterBy);
  return query.toString();
}
