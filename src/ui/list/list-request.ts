import { getQuery, parseQueryFromLocation, type GetListParams } from 'react-admin';
import type { ListDefaults } from '../resource/resource-module';

/** Asks for the sums over all that match, too. */
export const TOTALS = { totals: true } as const;

export type ListRequest = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> & Pick<GetListParams, 'meta'>;

/** What a list asks the data provider for at an address: read as react-admin's list controller reads it, so that both ask once. */
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
