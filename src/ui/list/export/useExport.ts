import { useListContext, useTranslate, type Identifier } from 'ra-core';
import { useRef, useState } from 'react';
import { today } from '../../format/format-date';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListSettings } from '../layout/ListSettingsContext';
import { useListMethods } from '../list-methods';
import { openFile } from './save-stream';

export interface ExportState {
  readonly phase: 'idle' | 'running' | 'done' | 'failed';
  readonly rows: number;
  readonly total: number;
  readonly bytes: number;
  readonly error: unknown;
}

const IDLE: ExportState = { phase: 'idle', rows: 0, total: 0, bytes: 0, error: null };
const TYPES = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;
const NEWLINE = 10;

/** Downloads what the list holds (or the records named) with the columns that it shows, and tells how far it is. */
export function useExport(ids?: readonly Identifier[]) {
  const { filterValues, sort } = useListContext();
  const { name: resource, keyName } = useResourceModule();
  const { name, shown } = useListSettings();
  const methods = useListMethods();
  const translate = useTranslate();
  const [state, setState] = useState(IDLE);
  const abort = useRef<AbortController | null>(null);

  const run = async (format: 'csv' | 'xlsx', everyField: boolean) => {
    const title = translate(`resources.${resource}.name`, { smart_count: 2 });
    const sink = await openFile(`${title} ${today()}.${format}`, TYPES[format]);
    if (!sink) return;
    const controller = new AbortController();
    abort.current = controller;
    setState({ ...IDLE, phase: 'running' });
    try {
      const columns = everyField ? [] : [...new Set([...name.paths, ...shown.map(({ source }) => source)])];
      const filter = ids ? { [keyName]: ids, activo: 'all' } : filterValues;
      const { total, body } = await methods.openExport(resource, { format, columns, filter, sortBy: sort.field, descending: sort.order === 'DESC', signal: controller.signal });
      let [bytes, lines] = [0, 0];
      setState({ ...IDLE, phase: 'running', total });
      const reader = body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        await sink.write(value);
        bytes += value.length;
        if (format === 'csv') for (const byte of value) if (byte === NEWLINE) lines += 1;
        // A text with line breaks makes more lines than rows.
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
