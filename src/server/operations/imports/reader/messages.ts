import type { RowBatch } from './row-batch';

/** What a worker tells of the file that it reads. It sends rows only as long as they are taken. */
export type FromWorker =
  | { readonly kind: 'rows'; readonly batch: RowBatch; /** Of the file, from 0 to 1. */ readonly read: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'fault'; readonly codigo: string; readonly params: Readonly<Record<string, string | number>> };

/** What it is told: a file to read, or that a batch was taken. */
export type ToWorker = { readonly kind: 'file'; readonly bytes: Uint8Array } | { readonly kind: 'taken' };
