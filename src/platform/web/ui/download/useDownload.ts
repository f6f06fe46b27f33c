import { useRef, useState } from 'react';
import { openFile, type FileSink } from './save-stream';

/** Formats for saving rows. */
export type FileFormat = 'csv' | 'xlsx';

type SavedFormat = FileFormat | 'pdf';

export interface DownloadState {
  /** `ordered`: the file is made in the background. */
  readonly phase: 'idle' | 'running' | 'done' | 'failed' | 'ordered';
  readonly rows: number;
  readonly total: number;
  readonly bytes: number;
  readonly error: unknown;
}

/** An open export: total rows, and the bytes as a stream. */
export interface OpenedExport {
  readonly total: number;
  readonly body: ReadableStream<Uint8Array>;
  readonly isOrdered?: boolean;
}

const IDLE: DownloadState = { phase: 'idle', rows: 0, total: 0, bytes: 0, error: null };
const TYPES: Readonly<Record<SavedFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
const NEWLINE = 10;
const NOWHERE: FileSink = { write: async () => undefined, close: async () => undefined, abort: async () => undefined };

/** Saves an export as a stream, with its progress. */
export function useDownload() {
  const [state, setState] = useState(IDLE);
  const abort = useRef<AbortController | null>(null);

  /**
   * @param name file name, without extension
   * @param isLong true for a file known to be made in the background: no destination prompt
   */
  const run = async (
    name: string,
    format: SavedFormat,
    open: (signal: AbortSignal) => Promise<OpenedExport>,
    isLong = false,
  ) => {
    const sink = isLong ? NOWHERE : await openFile(`${name}.${format}`, TYPES[format]);
    if (!sink) return;
    const controller = new AbortController();
    abort.current = controller;
    setState({ ...IDLE, phase: 'running' });
    try {
      const { total, body, isOrdered } = await open(controller.signal);
      if (isOrdered) {
        await Promise.all([sink.abort(), body.cancel()]);
        setState({ ...IDLE, phase: 'ordered' });
        return;
      }
      let [bytes, lines] = [0, 0];
      setState({ ...IDLE, phase: 'running', total });
      const reader = body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        await sink.write(value);
        bytes += value.length;
        if (format === 'csv') for (const byte of value) if (byte === NEWLINE) lines += 1;
        // A text with line breaks adds lines beyond the number of rows.
        setState({ phase: 'running', rows: Math.min(lines, total), total, bytes, error: null });
      }
      await sink.close();
      setState({ phase: 'done', rows: total, total, bytes, error: null });
    } catch (error) {
      await sink.abort();
      setState(controller.signal.aborted ? IDLE : { ...IDLE, phase: 'failed', error });
    }
  };
  return { state, run, cancel: () => abort.current?.abort() };
}
