import type { ListFilter } from '#platform/shared/list-filter';
import type { HttpClient, HttpOptions } from './http-client';
import { addSelection, type ListSelection } from './list-query';
import type { Locate } from './resource-location';
import { encodeFilter } from './encode-filter';

/** Target of a batch: some records, or all matches of a filter, starting after `after`. */
export type BatchTarget =
  | {
      readonly records: readonly {
        readonly id: string | number;
        readonly version?: number | null;
        readonly cambios?: Readonly<Record<string, unknown>>;
      }[];
    }
  | { readonly filter: ListFilter; readonly after: string | null };

/** Outcome of one record of a batch. */
export interface BatchOutcome {
  readonly id: string;
  readonly resultado: 'hecho' | 'sin-cambio' | 'rechazado';
  readonly version: number | null;
  readonly codigo?: string;
  readonly mensaje?: string;
  readonly errores?: readonly { readonly campo: string; readonly codigo: string; readonly mensaje: string }[];
  /** Previous values of the changed fields. */
  readonly antes?: Readonly<Record<string, unknown>>;
}

/** Further arguments of an action. */
export interface BatchDetails {
  /** Fields and the values that they are given. */
  readonly cambios?: Readonly<Record<string, unknown>>;
  /** Only tell what would become of each. */
  readonly probar?: boolean;
}

export interface ExportRequest extends ListSelection {
  readonly format: 'csv' | 'xlsx';
  /** Field paths, in the order of the file. */
  readonly columns: readonly string[];
  readonly signal: AbortSignal;
}

export interface ImportCall<Progress> {
  /** Null for a check, which changes nothing. */
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Records of one call of a batch: few enough that progress shows. */
const STEP = 100;

/** Actions on a list as a whole: methods that join the data provider's. */
export function createListActions(options: HttpOptions, http: HttpClient, locate: Locate) {
  return {
    /** One step of a batch; `next` is where the following one goes on, null at the end. */
    async runBatch(
      resource: string,
      accion: string,
      target: BatchTarget,
      signal?: AbortSignal,
      details: BatchDetails = {},
    ): Promise<{ outcomes: readonly BatchOutcome[]; next: string | null }> {
      const { path } = await locate(resource);
      const body =
        'records' in target
          ? { accion, ...details, registros: target.records.slice(0, STEP) }
          : { accion, ...details, filterBy: encodeFilter(target.filter) ?? '', despuesDe: target.after, limite: STEP };
      const { json } = await http(`${path}/lote`, { method: 'POST', body: JSON.stringify(body), signal });
      const { resultados, siguiente } = json as { resultados: readonly BatchOutcome[]; siguiente: string | null };
      return { outcomes: resultados, next: siguiente };
    },

    /**
     * Sends a spreadsheet, to be checked or applied; it takes as long as it takes, and tells how far it is.
     * Ends with the signal, which also stops the server: then nothing is written.
     */
    async sendImport<Outcome, Progress>(
      path: string,
      body: object,
      { idempotencyKey, signal, onProgress }: ImportCall<Progress>,
    ): Promise<Outcome> {
      const [{ openStream }, { lastLine }] = await Promise.all([import('./open-stream'), import('./progress-lines')]);
      const headers = {
        Accept: 'application/x-ndjson, application/problem+json',
        ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
      };
      const { body: lines } = await openStream(options, path, signal, {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
      });
      return lastLine<Outcome, Progress>(lines, onProgress);
    },

    /** Opens the workbook of a spreadsheet's wrong rows, to correct them and send them again. */
    async openWrongRows(
      path: string,
      body: object,
      signal: AbortSignal,
    ): Promise<{ total: number; body: ReadableStream<Uint8Array> }> {
      const { openStream } = await import('./open-stream');
      const { body: file } = await openStream(options, `${path}/errores`, signal, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return { total: 0, body: file };
    },

    /** Opens an export: its rows in all, and its bytes as they come. Ends with the signal, which also stops the server. */
    async openExport(
      resource: string,
      { format, columns, signal, ...selection }: ExportRequest,
    ): Promise<{ total: number; body: ReadableStream<Uint8Array> }> {
      const { path } = await locate(resource);
      const query = new URLSearchParams({ formato: format, columnas: columns.join(',') });
      addSelection(query, selection);
      return this.openFile(`${path}/exportar?${query.toString()}`, signal);
    },

    /** Opens any file that the API gives: a report's, a template's. `isOrdered`: it is made in the background, and there is nothing to read yet. */
    async openFile(
      path: string,
      signal: AbortSignal,
    ): Promise<{ total: number; body: ReadableStream<Uint8Array>; isOrdered: boolean }> {
      // Loads with the first file: few lists are exported.
      const { openStream } = await import('./open-stream');
      const { status, headers, body } = await openStream(options, path, signal);
      return { total: Number(headers.get('X-Total-Items') ?? 0), body, isOrdered: status === ACCEPTED };
    },
  };
}

/** It will be done. */
const ACCEPTED = 202;

export type ListActions = ReturnType<typeof createListActions>;
