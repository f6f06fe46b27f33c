import type { DataProvider } from 'ra-core';

/** What happened to a record, as `GET {path}/{id}/historial` tells it. */
export interface HistoryEvent {
  readonly bitacoraId: number;
  readonly fecha: string;
  readonly accion: string;
  readonly transicion: string | null;
  readonly usuarioId: number | null;
  /** Null for the system itself. */
  readonly usuarioNombre: string | null;
  readonly motivo: string | null;
  readonly estado: { readonly de: string | null; readonly a: string } | null;
  /** Null for readers who may not see values. */
  readonly cambios: readonly FieldChange[] | null;
}

export interface FieldChange {
  readonly campo: string;
  readonly antes: unknown;
  readonly despues: unknown;
  /** The reader may not see the values of this field. */
  readonly oculto: boolean;
}

/** The data provider's way to a record's history (src/client/data-provider.ts). */
export interface HistoryProvider extends DataProvider {
  history(resource: string, request: {
    readonly id: string | number;
    readonly page: number;
    readonly pageSize: number;
    readonly accion?: string | undefined;
    readonly usuarioId?: number | undefined;
    readonly estados?: boolean;
    readonly signal?: AbortSignal | undefined;
  }): Promise<{ data: HistoryEvent[]; total: number }>;
}
