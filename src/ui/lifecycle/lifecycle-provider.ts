import type { DataProvider, RaRecord } from 'ra-core';

/** What the data provider offers beyond react-admin's methods (src/client/data-provider.ts). */
export interface LifecycleProvider extends DataProvider {
  transition(resource: string, request: {
    readonly id: string | number;
    readonly version: unknown;
    readonly transition: string;
    readonly body: Readonly<Record<string, unknown>>;
    readonly idempotencyKey: string;
  }): Promise<{ data: RaRecord }>;
}
