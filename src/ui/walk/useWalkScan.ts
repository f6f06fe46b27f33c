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

/**
 * Takes labels as a scanner reads them: each brings its line up, or says why it does not. One after the other; none is lost.
 * A label is looked up on the server: an amount that is entered meanwhile belongs to the line of that label, and waits for it.
 */
export function useWalkScan(options: ScanOptions) {
  const find = useFindReference();
  const translate = useTranslate();
  const latest = useLatest(options);
  const [problem, setProblem] = useState<string | null>(null);
  const known = useRef(new Map<string, FoundReference>());
  /** Place of the line that the last label brought up; null where it brought up none. */
  const queue = useRef<Promise<number | null>>(Promise.resolve(null));
  const looking = useRef(0);

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
    async (text: string): Promise<number | null> => {
      const { code, lot, expiry } = scannedCode(text);
      const found = await look(code);
      const { spec, lines, isOpen, onFound } = latest.current;
      if (!spec.scan) return null;
      if (found.state === 'none' || found.state === 'many') {
        setProblem(translate(`walk.scan.${found.state}`, { text: code }));
        return null;
      }
      // Without connection the lot alone may tell.
      const id = found.state === 'found' ? found.option.id : null;
      const at = placeOfLabel(spec.scan, lines, { id, lot, expiry }, isOpen);
      if (at.state === 'found') {
        setProblem(null);
        onFound(at.place);
        return at.place;
      }
      const name = found.state === 'found' ? found.option.label : code;
      const told = found.state !== 'found' ? 'failed' : at.state === 'lot' ? 'lot' : 'other';
      setProblem(translate(`walk.scan.${told}`, { name, text: code, lot: lot ?? '' }));
      return null;
    },
    [latest, look, translate],
  );
  const scan = useCallback(
    (text: string) => {
      looking.current += 1;
      queue.current = queue.current
        .then(() => take(text))
        .finally(() => {
          looking.current -= 1;
        });
    },
    [take],
  );
  /** Runs at once with null while no label is looked up; else once the last of them has brought its line up, with the place of that line. */
  const afterScans = useCallback(async (run: (at: number | null) => void): Promise<void> => {
    if (looking.current === 0) return run(null);
    const at = await queue.current;
    // A label that brought up no line leaves the amount without one.
    if (at !== null) run(at);
  }, []);
  const clear = useCallback(() => setProblem(null), []);
  return { scan, afterScans, problem, clear };
}
