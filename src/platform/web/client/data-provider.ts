import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, Identifier, RaRecord } from 'react-admin';
import type { HttpClient } from './http-client';
import { listQuery, type ListRequest } from './list-query';
import type { ListFilter } from '#platform/shared/list-filter';
import type { HistoryRequest } from '#platform/shared/history-event';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';
import { readEarlier, readHistory, restoreEarlier } from './read-history';
import type { Locate } from './resource-location';
import { idempotencyKey, ifMatch, stripServerFields } from './record-version';
import { runTransition } from './run-transition';

/** `meta` of a list request. */
type ListMeta = Pick<ListRequest, 'totals' | 'ownUnitFirst' | 'parameters'>;

/** Maximum ids of one list request: the server's page limit. */
const MANY_AT_ONCE = 500;

/**
 * Creates the data provider: `ra-data-simple-rest` over this HTTP client. Lists use the API's dialect, records their natural key, and
 * writes state the version that they are based on.
 *
 * Beyond react-admin's methods: `transition` runs a step of a document, `history` returns a record's events, `earlier` a former version.
 * `restore` brings that version back. `alike` finds possible duplicates of the record being filled in. `update` and `delete` take the
 * version from `meta.version` or from `previousData`; `create` sends `meta.idempotencyKey`.
 */
export function createDataProvider(http: HttpClient, locate: Locate): DataProvider {
  // simple-rest builds `<base>/<resource>/<id>`; `locate` replaces it by the resource's URL.
  const rest = (path: string, headers?: HeadersInit) =>
    simpleRestProvider('', async (url: string, options: fetchUtils.Options = {}) => {
      const { method, body, signal } = options;
      const answer = await http(url, {
        method,
        body: typeof body === 'string' ? body : null,
        signal: signal ?? undefined,
        headers,
      });
      return { ...answer, json: answer.json ?? {} };
    });

  const list = async (resource: string, request: Parameters<typeof listQuery>[0], signal?: AbortSignal) => {
    const { path, key, sort } = await locate(resource);
    // A search sorts by relevance, unless the user chose an order other than the list's default.
    const isOwnOrder =
      sort !== undefined && sort.field === request.sortBy && (sort.order === 'DESC') === (request.descending ?? false);
    const { json, headers } = await http(
      `${path}?${listQuery(isOwnOrder && request.filter?.['q'] ? { ...request, sortBy: undefined } : request)}`,
      { signal },
    );
    const records = json as Record<string, unknown>[];
    const totals = headers.get('X-Totals');
    return {
      data: records.map((record) => withId(record, key)),
      total: Number(headers.get('X-Total-Items') ?? records.length),
      ...(totals ? { meta: { totals: JSON.parse(totals) as unknown } } : {}),
    };
  };

  const provider: DataProvider = {
    supportAbortSignal: true,

    async getList(resource, { pagination, sort, filter, meta, signal }) {
      return typed(
        await list(
          resource,
          {
            page: pagination?.page ?? 1,
            pageSize: pagination?.perPage ?? 25,
            sortBy: sort?.field,
            descending: sort?.order === 'DESC',
            filter: (filter ?? {}) as ListFilter,
            ...(meta as ListMeta | undefined),
          },
          signal,
        ),
      );
    },

    async getManyReference(resource, { pagination, sort, filter, target, id, signal }) {
      return typed(
        await list(
          resource,
          {
            page: pagination.page,
            pageSize: pagination.perPage,
            sortBy: sort.field,
            descending: sort.order === 'DESC',
            filter: { ...filter, [target]: id },
          },
          signal,
        ),
      );
    },

    async getMany(resource, { ids, signal }) {
      const { key } = await locate(resource);
      const pages: Identifier[][] = [];
      for (let start = 0; start < ids.length; start += MANY_AT_ONCE) pages.push(ids.slice(start, start + MANY_AT_ONCE));
      // A reference may point to a record that was deactivated since: its label must still show.
      const answers = await Promise.all(
        pages.map((page) =>
          list(resource, { page: 1, pageSize: MANY_AT_ONCE, filter: { [key]: page, activo: 'all' } }, signal),
        ),
      );
      return typed({ data: answers.flatMap((answer) => answer.data) });
    },

    async getOne(resource, params) {
      const { path, key } = await locate(resource);
      const { data } = await rest(path).getOne(path.slice(1), params);
      return typed({ data: withId(data, key) });
    },

    async create(resource, params) {
      const { path, key } = await locate(resource);
      const { data } = await rest(path, idempotencyKey(params)).create(path.slice(1), {
        ...params,
        data: stripServerFields(params.data),
      });
      return typed({ data: withId(data, key) });
    },

    async update(resource, params) {
      const { path, key } = await locate(resource);
      const { data } = await rest(path, ifMatch(params)).update(path.slice(1), {
        ...params,
        data: stripServerFields(params.data),
      });
      return typed({ data: withId(data, key) });
    },

    async delete(resource, params) {
      const { path } = await locate(resource);
      await rest(path, ifMatch(params)).delete(path.slice(1), params);
      return typed({ data: params.previousData ?? { id: params.id } });
    },

    async transition(resource: string, request: StepArgs) {
      const { path, key } = await locate(resource);
      return { data: withId(await runTransition(http, path, request), key) };
    },

    async alike(
      resource: string,
      registro: Readonly<Record<string, unknown>>,
      id?: string | number,
      signal?: AbortSignal,
    ) {
      const { json } = await http('/busqueda/parecidos', {
        method: 'POST',
        body: JSON.stringify({ recurso: resource, registro, ...(id === undefined ? {} : { id }) }),
        signal,
      });
      return { data: json };
    },

    async history(resource: string, request: HistoryRequest) {
      return readHistory(http, (await locate(resource)).path, request);
    },

    async earlier(resource: string, id: string | number, event: number, signal?: AbortSignal) {
      return readEarlier(http, (await locate(resource)).path, id, event, signal);
    },

    async restore(resource: string, id: string | number, event: number, version: number) {
      const { path, key } = await locate(resource);
      return { data: withId(await restoreEarlier(http, path, id, event, version), key) };
    },

    async updateMany(resource, { ids, data }) {
      const records = await provider.getMany(resource, { ids });
      await Promise.all(
        records.data.map((record) => provider.update(resource, { id: record.id, data, previousData: record })),
      );
      return { data: ids };
    },

    async deleteMany(resource, { ids }) {
      const records = await provider.getMany(resource, { ids });
      await Promise.all(
        records.data.map((record) => provider.delete(resource, { id: record.id, previousData: record })),
      );
      return { data: ids };
    },
  };
  return provider;
}

/**
 * Adds the `id` that react-admin requires, beside the record's key. Mutates the response, which nothing else uses: a page may have a
 * thousand records.
 */
function withId(record: Record<string, unknown>, key: string): RaRecord {
  return Object.assign(record, { id: record[key] as Identifier });
}

/** react-admin's provider is generic in the record type that the caller expects; the API's schema guarantees it. */
function typed<Answer>(answer: object): Answer {
  return answer as Answer;
}
