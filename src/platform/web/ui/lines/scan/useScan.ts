import { useCallback, useRef, useState } from 'react';
import { readLabel } from '#platform/shared/barcodes/read-label';
import type { ListFilter } from '#platform/shared/list-filter';
import type { FoundReference, NamedRecord } from '#platform/web/ui/reference/find-references';
import { useFindReference } from '#platform/web/ui/reference/useFindReference';
import { signalRefusal } from '#platform/web/ui/scan/signal-refusal';
import { useScanQuestion } from '#platform/web/ui/scan/useScanQuestion';
import { scanLine, type LineScan, type ScanChoice } from './scan-line';
import type { LineColumn, LineReference, LineValues } from '../line-column';
import { useFindLot } from './useFindLot';
import { useLatest } from '../useLatest';
import type { LinesModel } from '../useLines';

/** Code without a result. It stays visible until dismissed. */
export interface ScanProblem {
  readonly text: string;
  readonly state: Exclude<FoundReference['state'], 'found' | 'many'> | 'full';
}

export type ScanResult = {
  readonly state: 'added' | 'repeated' | 'unread';
  readonly label: string;
  readonly row: number;
  readonly quantity: number | null;
  /** Pieces in the scanned pack. */
  readonly pieces: number;
};

/** Question to the user before the next scan. */
export type ScanQuestion =
  | { readonly why: 'record'; readonly name: string; readonly choices: readonly NamedRecord[] }
  | { readonly why: 'reading' | 'lot' | 'expiry'; readonly name: string; readonly choices: readonly ScanChoice[] };

interface ScanOptions {
  readonly model: LinesModel;
  readonly column: (LineColumn & { readonly input: LineReference }) | undefined;
  /** Target columns. */
  readonly columns: LineScan;
  readonly sources: readonly string[];
  readonly defaults: LineValues;
  readonly limit: number;
  readonly filter: () => ListFilter;
  readonly onResult: (result: ScanResult) => void;
}

/** Processes scanned codes, which may arrive faster than the server responds: they are queued and none is lost. */
export function useScan(options: ScanOptions) {
  const find = useFindReference();
  const findLot = useFindLot();
  const [problems, setProblems] = useState<readonly ScanProblem[]>([]);
  const [waiting, setWaiting] = useState(0);
  const { question, ask, answer } = useScanQuestion<ScanQuestion>();
  const queue = useRef(Promise.resolve());
  const latest = useLatest(options);

  const enter = useCallback(
    async (text: string, { option, pieces }: NamedRecord): Promise<'full' | null> => {
      const label = readLabel(text);
      const scanned = (target?: ScanChoice['target']) => {
        const { model, columns, column, sources, defaults, limit } = latest.current;
        const found = { [columns.reference]: option.id, [column!.input.labelField]: option.label };
        const entry = { columns, label, pieces, found, sources, defaults, limit, ...(target ? { target } : {}) };
        return scanLine(model.current(), entry);
      };
      let after = scanned();
      if (after.state === 'ask') {
        const chosen = await ask({ why: after.why, name: option.label, choices: after.choices });
        const choice = chosen === null ? undefined : after.choices[chosen];
        if (!choice) return null;
        after = scanned(choice.target);
      }
      if (after.state === 'ask' || after.state === 'full') return 'full';
      latest.current.model.change(after.lines);
      const name = [option.label, after.lot].filter(Boolean).join(' · ');
      if (after.state === 'unread') signalRefusal();
      latest.current.onResult({
        state: after.state,
        label: name,
        row: after.row,
        quantity: after.quantity,
        pieces: pieces * label.count,
      });
      return null;
    },
    [ask, latest],
  );

  const take = useCallback(
    async (text: string) => {
      const { column, columns, filter } = latest.current;
      if (!column) return;
      const { reference } = column.input;
      const found = columns.through
        ? await findLot(reference, columns.through, text, filter())
        : await find(reference, text, filter());
      let named: NamedRecord | undefined = found.state === 'found' ? found : undefined;
      if (found.state === 'many') {
        const chosen = await ask({ why: 'record', name: readLabel(text).code, choices: found.choices });
        named = chosen === null ? undefined : found.choices[chosen];
        if (!named) return;
      }
      const state = named ? await enter(text, named) : (found.state as 'none' | 'failed');
      if (!state) return;
      signalRefusal();
      setProblems((all) => [...all.filter((problem) => problem.text !== text), { text, state }]);
    },
    [ask, enter, find, findLot, latest],
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
  return { scan, problems, dismiss, waiting, question, answer };
}
