import { useCallback, useRef, useState } from 'react';
import type { ListFilter } from '../../shared/list-filter';
import type { FoundReference } from '../reference/find-references';
import { useFindReference } from '../reference/useFindReference';
import { scannedCode } from '../../shared/barcodes/scanned-code';
import { scanLine, type LineScan } from './scan-line';
import type { LineColumn, LineReference, LineValues } from './line-column';
import { useLatest } from './useLatest';
import type { LinesModel } from './useLines';

/** A code that led to no line. It stays in sight until somebody puts it away. */
export interface ScanProblem {
  readonly text: string;
  readonly state: Exclude<FoundReference['state'], 'found'> | 'full';
}

export type ScanResult = {
  readonly state: 'added' | 'repeated';
  readonly label: string;
  readonly row: number;
  readonly quantity: number | null;
};

interface ScanOptions {
  readonly model: LinesModel;
  readonly column: (LineColumn & { readonly input: LineReference }) | undefined;
  /** What it fills in. */
  readonly columns: LineScan;
  readonly sources: readonly string[];
  readonly defaults: LineValues;
  readonly limit: number;
  readonly filter: () => ListFilter;
  readonly onResult: (result: ScanResult) => void;
}

/** Takes codes as a scanner gives them, faster than the server answers: they wait in line and none is lost. */
export function useScan(options: ScanOptions) {
  const find = useFindReference();
  const [problems, setProblems] = useState<readonly ScanProblem[]>([]);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef(Promise.resolve());
  const latest = useLatest(options);

  const take = useCallback(
    async (text: string) => {
      const { column, filter } = latest.current;
      if (!column) return;
      const found = await find(column.input.reference, text, filter());
      const state =
        found.state === 'found' ? enter(latest.current, text, found.option.id, found.option.label) : found.state;
      if (state) setProblems((all) => [...all.filter((problem) => problem.text !== text), { text, state }]);
    },
    [find, latest],
  );

  const scan = useCallback(
    (text: string) => {
      setWaiting((count) => count + 1);
      queue.current = queue.current.then(() => take(text)).finally(() => setWaiting((count) => count - 1));
    },
    [take],
  );
  const dismiss = useCallback(
    (text: string) => setProblems((all) => all.filter((problem) => problem.text !== text)),
    [],
  );
  return { scan, problems, dismiss, waiting };
}

function enter(
  { model, columns, column, sources, defaults, limit, onResult }: ScanOptions,
  text: string,
  id: string | number,
  label: string,
): 'full' | null {
  const code = scannedCode(text);
  const found = { [columns.reference]: id, [column!.input.labelField]: label };
  const entered = scanLine(model.current(), { columns, code, found, sources, defaults, limit });
  if (!entered) return 'full';
  const { lines, row, state, quantity } = entered;
  model.change(lines);
  const lot = columns.lot === undefined || code.lot === null ? '' : ` · ${code.lot}`;
  onResult({ state, label: `${label}${lot}`, row, quantity });
  return null;
}
