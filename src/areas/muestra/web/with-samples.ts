import type { DataProvider } from 'react-admin';
import type { HttpClient } from '#platform/web/client/http-client';
import { loadResource } from '#platform/web/resources/load-resource';

/** Methods that the sample backend supports; its screens use no others. */
const SHARED = ['getList', 'getOne', 'getMany', 'create', 'update', 'delete', 'deleteMany', 'runBatch'] as const;

/** Extends the data provider with that of the sample backend, for sample records. The sample provider loads on first use. */
export function withSamples<Provider extends DataProvider>(served: Provider, http: HttpClient): Provider {
  const samples = async () => (await import('./client/sample-provider')).createSampleProvider(http);
  const chosen = async (resource: string) =>
    ((await loadResource(resource)).backend === 'mock' ? await samples() : served) as DataProvider;
  return {
    ...served,
    ...Object.fromEntries(
      SHARED.map((method) => [
        method,
        async (resource: string, ...rest: unknown[]) => (await chosen(resource))[method]!(resource, ...rest),
      ]),
    ),
  };
}
