import { getQuery, parseQueryFromLocation, type GetListParams } from 'react-admin';
import type { ListDefaults } from '../resource/resource-module';

/** Requests the sums over all matches as well. */
export const TOTALS = { totals: true } as const;

export type ListRequest = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> & Pick<GetListParams, 'meta'>;

/** Returns the request of a list from its URL. It matches react-admin's list controller, so that both share one request. */
export function listRequest(search: string, { sort, pageSize, totals }: ListDefaults): ListRequest {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: {},
    sort: { ...sort },
    perPage: pageSize,
  });
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: query.filter ?? {},
    meta: totals ? TOTALS : undefined,
  };
}
