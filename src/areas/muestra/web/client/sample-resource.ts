import type { Identifier, RaRecord } from 'react-admin';

/** List request in react-admin's terms. */
export interface SampleListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** `q` and conditions by field. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
}

/** One kind of record of the sample backend. It translates paths and names on the wire to records of the screens. */
export interface SampleResource {
  list(request: SampleListRequest): Promise<{ readonly data: RaRecord[]; readonly total: number }>;
  one(id: Identifier, signal?: AbortSignal): Promise<RaRecord>;
  create?(data: Readonly<Record<string, unknown>>): Promise<RaRecord>;
  update?(id: Identifier, data: Readonly<Record<string, unknown>>): Promise<RaRecord>;
  remove(ids: readonly Identifier[]): Promise<void>;
}
