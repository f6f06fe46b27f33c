/** Event in the history of a record, as answered by `GET {path}/{id}/historial`. */
export interface HistoryEvent<Action extends string = string> {
  readonly bitacoraId: number;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  readonly accion: Action;
  /** Step of the lifecycle, when the action is TRANSICION. */
  readonly transicion: string | null;
  readonly usuarioId: number | null;
  /** Null for the system itself. */
  readonly usuarioNombre: string | null;
  readonly motivo: string | null;
  /** Change of state, for records with a lifecycle; visible to every reader of the record. */
  readonly estado: { readonly de: string | null; readonly a: string } | null;
  /** Null without `bitacora.ver`: then the history tells who and when, not what. */
  readonly cambios: readonly FieldChange[] | null;
}

/** One field that an event changed. Values that the reader may not see are left out. */
export interface FieldChange {
  readonly campo: string;
  readonly antes: unknown;
  readonly despues: unknown;
  /** The reader may not see the values of this field. */
  readonly oculto: boolean;
}

/** A page of a record's history, as the client asks for it. */
export interface HistoryRequest {
  readonly id: string | number;
  readonly page: number;
  readonly pageSize: number;
  readonly accion?: string | undefined;
  readonly usuarioId?: number | undefined;
  /** Only creation and changes of state: what a timeline shows. */
  readonly estados?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Earlier version of a record, with the changes that a restore would make. */
export interface EarlierVersion {
  /** Current version of the record, which a restore is based on. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  readonly cambios: readonly FieldChange[];
}
