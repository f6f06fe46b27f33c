import { useTranslate } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { scannedCode } from '../../shared/barcodes/scanned-code';
import type { LineColumn, LineValues } from '../lines/line-column';
import { useLatest } from '../lines/useLatest';
import type { FoundReference } from '../reference/find-references';
import { useFindReference } from '../reference/useFindReference';
import { placeOfLabel } from './walk-lines';
import type { WalkSpec } from './walk-spec';

interface ScanOptions {
  readonly spec: WalkSpec;
  readonly columns: readonly LineColumn[];
  readonly lines: readonly LineValues[];
  readonly isOpen: (place: number) => boolean;
  readonly onFound: (place: number) => void;
}

/** Takes labels as a scanner reads them: each brings its line up, or it is told why it does not. One after the other; none is lost. */
export function useWalkScan(options: ScanOptions) {
  const find = useFindReference();
  const translate = useTranslate();
  const latest = useLatest(options);
  const [problem, setProblem] = useState<string | null>(null);
  const known = useRef(new Map<string, FoundReference>());
  const queue = useRef(Promise.resolve());

  const look = useCallback(
    async (code: string): Promise<FoundReference> => {
      const { spec, columns } = latest.current;
      const column = columns.find(({ source }) => source === spec.scan?.reference);
      const earlier = known.current.get(code);
      if (earlier) return earlier;
      if (column?.type !== 'reference') return { state: 'none' };
      const found = await find(column.reference, code);
      if (found.state === 'found') known.current.set(code, found);
      return found;
    },
    [find, latest],
  );
  const take = useCallback(
    async (text: string): Promise<void> => {
      const { code, lot, expiry } = scannedCode(text);
      const found = await look(code);
      const { spec, lines, isOpen, onFound } = latest.current;
      if (!spec.scan) return;
      if (found.state === 'none' || found.state === 'many') {
        setProblem(translate(`walk.scan.${found.state}`, { text: code }));
        return;
      }
      // Without connection the lot alone may tell.
      const id = found.state === 'found' ? found.option.id : null;
      const at = placeOfLabel(spec.scan, lines, { id, lot, expiry }, isOpen);
      if (at.state === 'found') {
        setProblem(null);
        onFound(at.place);
        return;
      }
      const name = found.state === 'found' ? found.option.label : code;
      const told = found.state !== 'found' ? 'failed' : at.state === 'lot' ? 'lot' : 'other';
      setProblem(translate(`walk.scan.${told}`, { name, text: code, lot: lot ?? '' }));
    },
    [latest, look, translate],
  );
  const scan = useCallback(
    (text: string) => {
      queue.current = queue.current.then(() => take(text));
    },
    [take],
  );
  const clear = useCallback(() => setProblem(null), []);
  return { scan, problem, clear };
}
