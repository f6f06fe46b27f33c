import type { RowBatch } from './row-batch';

/** Message from the worker about its file. It sends the next batch only after the previous one was accepted. */
export type FromWorker =
  | { readonly kind: 'rows'; readonly batch: RowBatch; /** Share of the file, from 0 to 1. */ readonly read: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly codigo: string; readonly params: Readonly<Record<string, string | number>> };

/** Message to the worker: a file to read, or the acknowledgement of a batch. */
export type ToWorker = { readonly kind: 'file'; readonly bytes: Uint8Array } | { readonly kind: 'taken' };
