import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import type { BatchOutcome, BatchTarget } from '#platform/web/client/list-actions';
import type { HttpClient } from '#platform/web/client/http-client';
import { sampleCatalogueUsers } from './catalogue-users';
import { sampleOrders } from './orders';
import { sampleProducts } from './products';
import type { SampleResource } from './sample-resource';

/** Page size when reading all records that match a filter. */
const STEP = 100;

/** Creates the data provider of the sample backend: react-admin's methods over its API, and batches of deletions. */
export function createSampleProvider(http: HttpClient) {
  const resources: Readonly<Record<string, SampleResource>> = {
    'producto-muestra': sampleProducts(http),
    'pedido-muestra': sampleOrders(http),
    'usuario-muestra': sampleCatalogueUsers(http),
  };
  const of = (name: string): SampleResource => {
    const resource = resources[name];
    if (!resource) throw new Error(`The sample backend has no ${name}`);
    return resource;
  };
  const list = (name: string, { pagination, sort, filter, signal }: Partial<GetListParams>) =>
    of(name).list({
      page: pagination?.page ?? 1,
      pageSize: pagination?.perPage ?? 10,
      sort: { field: sort?.field ?? 'id', order: sort?.order === 'DESC' ? 'desc' : 'asc' },
      filter: (filter ?? {}) as Record<string, unknown>,
      signal,
    });

  return {
    getList: (name: string, params: Partial<GetListParams>) => list(name, params),
    getOne: async (name: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: await of(name).one(id, signal),
    }),
    getMany: async (name: string, { ids, signal }: { ids: readonly Identifier[]; signal?: AbortSignal }) => ({
      data: await Promise.all(ids.map((id) => of(name).one(id, signal))),
    }),
    create: async (name: string, { data }: { data: Partial<RaRecord> }) => ({
      data: await offered(of(name).create, name)(data),
    }),
    update: async (name: string, { id, data }: { id: Identifier; data: Partial<RaRecord> }) => ({
      data: await offered(of(name).update, name)(id, data),
    }),
    async delete(name: string, { id, previousData }: { id: Identifier; previousData?: RaRecord }) {
      await of(name).remove([id]);
      return { data: previousData ?? { id } };
    },
    async deleteMany(name: string, { ids }: { ids: Identifier[] }) {
      await of(name).remove(ids);
      return { data: ids };
    },
    /** One step of a batch. Each step queries the filter again: the previous one changed its matches. */
    async runBatch(
      name: string,
      _action: string,
      target: BatchTarget,
      signal?: AbortSignal,
    ): Promise<{ outcomes: readonly BatchOutcome[]; next: string | null }> {
      const page =
        'records' in target
          ? null
          : await of(name).list({
              page: 1,
              pageSize: STEP,
              sort: { field: 'id', order: 'asc' },
              filter: target.filter,
              signal,
            });
      const ids =
        'records' in target ? target.records.slice(0, STEP).map(({ id }) => id) : page!.data.map(({ id }) => id);
      if (ids.length > 0) await of(name).remove(ids);
      const next = page && page.total > ids.length ? String(ids.at(-1)) : null;
      return { outcomes: ids.map((id) => ({ id: String(id), resultado: 'hecho', version: null })), next };
    },
  };
}

function offered<Method>(method: Method | undefined, name: string): Method {
  if (!method) throw new Error(`The sample backend does not offer that for ${name}`);
  return method;
}
