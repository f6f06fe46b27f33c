import { useDataProvider, type DataProvider } from 'react-admin';
import type { ListFilter } from '#platform/shared/list-filter';
import type { OperationTypes } from '#generated/shared/operations.gen';

export type View = OperationTypes['vistaList']['answer'][number];
export type ViewContent = View['contenido'];

export interface BatchRecord {
  readonly id: string | number;
  readonly version?: number | null;
  readonly cambios?: Readonly<Record<string, unknown>>;
}

/** Further input of an action; with `probar` it only returns the outcomes. */
export interface BatchDetails {
  readonly cambios?: Readonly<Record<string, unknown>>;
  readonly probar?: boolean;
}

export interface BatchOutcome {
  readonly id: string;
  readonly resultado: 'hecho' | 'sin-cambio' | 'rechazado';
  readonly version: number | null;
  /** Reason for the refusal: code and text, and the errors by field. */
  readonly codigo?: string;
  readonly mensaje?: string;
  readonly errores?: readonly { readonly campo: string; readonly mensaje: string }[];
  /** Previous values of the changed fields. */
  readonly antes?: Readonly<Record<string, unknown>>;
}

export interface ExportRequest {
  readonly format: 'csv' | 'xlsx';
  readonly columns: readonly string[];
  readonly sortBy?: string | undefined;
  readonly descending?: boolean;
  readonly filter: ListFilter;
  readonly signal: AbortSignal;
}

/** Methods of the data provider for whole lists, beyond react-admin's. */
export interface ListMethods {
  readonly runBatch: (
    resource: string,
    action: string,
    target:
      | { readonly records: readonly BatchRecord[] }
      | { readonly filter: ListFilter; readonly after: string | null },
    signal?: AbortSignal,
    details?: BatchDetails,
  ) => Promise<{ outcomes: readonly BatchOutcome[]; next: string | null }>;
  readonly openExport: (
    resource: string,
    request: ExportRequest,
  ) => Promise<{ total: number; body: ReadableStream<Uint8Array> }>;
  readonly vistaList: (call: { params: { recurso: string }; signal?: AbortSignal }) => Promise<{ data: View[] }>;
  readonly vistaTotales: (call: {
    params: { recurso: string };
    signal?: AbortSignal;
  }) => Promise<{ data: OperationTypes['vistaTotales']['answer'] }>;
  readonly vistaCreate: (call: { body: OperationTypes['vistaCreate']['body'] }) => Promise<{ data: View }>;
  readonly vistaUpdate: (call: {
    params: { vistaId: number };
    body: OperationTypes['vistaUpdate']['body'];
  }) => Promise<{ data: View }>;
  readonly vistaDelete: (call: { params: { vistaId: number } }) => Promise<{ data: boolean }>;
}

export function useListMethods(): DataProvider & ListMethods {
  return useDataProvider<DataProvider & ListMethods>();
}
