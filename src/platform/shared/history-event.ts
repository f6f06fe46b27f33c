/** Event in the history of a record, from `GET {path}/{id}/historial`. */
export interface HistoryEvent<Action extends string = string> {
  readonly bitacoraId: number;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  readonly accion: Action;
  /** Step of the lifecycle, when the action is TRANSICION. */
  readonly transicion: string | null;
  readonly usuarioId: number | null;
  /** Null for the system. */
  readonly usuarioNombre: string | null;
  readonly motivo: string | null;
  /** Change of state, for records with a lifecycle; visible to every reader of the record. */
  readonly estado: { readonly de: string | null; readonly a: string } | null;
  /** Null without `bitacora.ver`: the history then shows who and when, not what. */
  readonly cambios: readonly FieldChange[] | null;
}

/** One field changed by an event. Values that the reader may not see are omitted. */
export interface FieldChange {
  readonly campo: string;
  readonly antes: unknown;
  readonly despues: unknown;
  /** True when the reader may not see the values of this field. */
  readonly oculto: boolean;
}

/** Request for a page of a record's history. */
export interface HistoryRequest {
  readonly id: string | number;
  readonly page: number;
  readonly pageSize: number;
  readonly accion?: string | undefined;
  readonly usuarioId?: number | undefined;
  /** Only creation and changes of state, for a timeline. */
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
