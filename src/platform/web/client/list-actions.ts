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
  /** Fields and their new values. */
  readonly cambios?: Readonly<Record<string, unknown>>;
  /** True to report the outcome of each record without changing any. */
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

/** Records per call of a batch: few enough to show progress. */
const STEP = 100;

/** Creates the data provider methods for actions on a whole list. */
export function createListActions(options: HttpOptions, http: HttpClient, locate: Locate) {
  return {
    /** Runs one call of a batch; `next` is the start of the following one, null at the end. */
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
     * Uploads a spreadsheet to be checked or applied, without a time limit, and reports progress. The signal also stops the server; nothing
     * is written then.
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

    /** Opens a workbook with the invalid rows of a spreadsheet, for correction and a new upload. */
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

    /** Opens an export: the total rows, and the bytes as a stream. The signal also stops the server. */
    async openExport(
      resource: string,
      { format, columns, signal, ...selection }: ExportRequest,
    ): Promise<{ total: number; body: ReadableStream<Uint8Array> }> {
      const { path } = await locate(resource);
      const query = new URLSearchParams({ formato: format, columnas: columns.join(',') });
      addSelection(query, selection);
      return this.openFile(`${path}/exportar?${query.toString()}`, signal);
    },

    /**
     * Opens any file of the API, such as a report or a template. With `isOrdered` the file is made in the background, and there is no
     * content yet.
     */
    async openFile(
      path: string,
      signal: AbortSignal,
    ): Promise<{ total: number; body: ReadableStream<Uint8Array>; isOrdered: boolean }> {
      // Loaded with the first file: few lists are exported.
      const { openStream } = await import('./open-stream');
      const { status, headers, body } = await openStream(options, path, signal);
      return { total: Number(headers.get('X-Total-Items') ?? 0), body, isOrdered: status === ACCEPTED };
    },
  };
}

/** HTTP status: accepted, to be done later. */
const ACCEPTED = 202;

export type ListActions = ReturnType<typeof createListActions>;
