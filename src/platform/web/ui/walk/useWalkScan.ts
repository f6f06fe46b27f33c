import { useTranslate, useDataProvider, type RaRecord } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { filledText } from '../scan/filled-text';
import { chooseReading } from '#platform/shared/barcodes/choose-reading';
import { readLabel, type ScannedLabel } from '#platform/shared/barcodes/read-label';
import type { LineColumn, LineValues } from '../lines/line-column';
import { sharesOf } from '../lines/shares';
import { useLatest } from '../lines/useLatest';
import type { FoundReference } from '../reference/find-references';
import { useFindReference } from '../reference/useFindReference';
import { signalRefusal } from '../scan/signal-refusal';
import { useScanQuestion } from '../scan/useScanQuestion';
import { lotTexts } from '../scan/lot-texts';
import { lotOfLabel, MAX_LOTS, type StockLot } from '../scan/lot-of-label';
import { lineText } from './line-texts';
import { knownLots, placeOfLabel } from './walk-lines';
import type { WalkSpec } from './walk-spec';

/** A line found by a label, with the scanned pieces and lot. */
export interface WalkFind {
  readonly place: number;
  readonly pieces: number;
  /** The lot as an item of the line; null where the label has none. */
  readonly lot: LineValues | null;
  readonly isPlanned: boolean;
}

/** Lot as an item of the line; null when the label has none. */
export interface WalkQuestion {
  readonly question: string;
  readonly choices: readonly string[];
}

interface ScanOptions {
  readonly spec: WalkSpec;
  readonly record: LineValues;
  readonly columns: readonly LineColumn[];
  readonly lines: readonly LineValues[];
  readonly isOpen: (place: number) => boolean;
  /** Records a find; returns the reason when it is refused. */
  readonly onFound: (found: WalkFind) => string | null;
}

/**
 * Processes labels in the order of scanning: each opens its line, or reports why not, and none is lost. A label is looked up on the server.
 * An amount entered meanwhile belongs to the line of that label, and waits for it.
 */
export function useWalkScan(options: ScanOptions) {
  const find = useFindReference();
  const provider = useDataProvider();
  const translate = useTranslate();
  const latest = useLatest(options);
  const [problem, setProblem] = useState<string | null>(null);
  const { question, ask, answer } = useScanQuestion<WalkQuestion>();
  const known = useRef(new Map<string, FoundReference>());
  /** Index of the line opened by the last label; null when it opened none. */
  const queue = useRef<Promise<number | null>>(Promise.resolve(null));
  const looking = useRef(0);

  const refuse = useCallback((text: string) => {
    signalRefusal();
    setProblem(text);
    return null;
  }, []);

  const look = useCallback(
    async (text: string, code: string): Promise<FoundReference> => {
      const { spec, columns } = latest.current;
      const column = columns.find(({ source }) => source === spec.scan?.reference);
      const earlier = known.current.get(code);
      if (earlier) return earlier;
      if (column?.type !== 'reference') return { state: 'none' };
      const found = await find(column.reference, text);
      if (found.state === 'found') known.current.set(code, found);
      return found;
    },
    [find, latest],
  );

  /** Returns the lots of a line: the planned ones, then the others in the warehouse; without a connection the planned ones only. */
  const lotsAt = useCallback(
    async (line: LineValues): Promise<readonly (StockLot & { readonly item: LineValues })[]> => {
      const { record, spec } = latest.current;
      const { lots, lot = '' } = spec.scan!;
      const { reference, key, keep, filter, dependsOn, sort } = lots!;
      const [field = '', numberField = ''] = lot.split('.');
      const [, expiryField = ''] = spec.scan!.expiry?.split('.') ?? [];
      const narrowed = Object.fromEntries(
        Object.entries(dependsOn).map(([theirs, ours]) => {
          const [head, column] = ours.split('.');
          return [theirs, column === undefined ? record[head!] : line[column]];
        }),
      );
      const planned = sharesOf(line[field]);
      const pagination = { page: 1, perPage: MAX_LOTS };
      const stock = await provider
        .getList<RaRecord>(reference, {
          pagination,
          sort: { field: sort, order: 'ASC' },
          filter: { ...filter, ...narrowed },
        })
        .then(
          ({ data }) => data,
          () => [],
        );
      const toLot = (item: LineValues, isPlanned: boolean) => ({
        id: item[key],
        lot: filledText(item[numberField]),
        expiry: filledText(item[expiryField]),
        origin: filledText(item['origen']),
        isPlanned,
        item,
      });
      const others = stock.filter(({ id }) => !planned.some((item) => item[key] === id));
      return [
        ...planned.map((item) => toLot(item, true)),
        ...others.map((one) =>
          toLot({ ...Object.fromEntries(keep.map((name) => [name, one[name] ?? null])), [key]: one.id }, false),
        ),
      ];
    },
    [latest, provider],
  );

  /** Chooses the lot of a scanned label; null when it is refused or discarded. */
  const pick = useCallback(
    async (label: ScannedLabel, at: number, name: string): Promise<Pick<WalkFind, 'lot' | 'isPlanned'> | null> => {
      const lots = await lotsAt(latest.current.lines[at]!);
      const chosen = lotOfLabel(label, lots);
      if (chosen.state === 'unread' || chosen.state === 'lot')
        return refuse(
          translate(`walk.scan.${chosen.state === 'lot' ? 'elsewhere' : 'unread'}`, {
            name,
            lot: chosen.state === 'lot' ? chosen.number : '',
          }),
        );
      const index =
        chosen.state === 'ask'
          ? await ask({
              question: translate('app.scan.question.reading', { name }),
              choices: chosen.lots.map((lot) => translate('walk.scan.choice', lotTexts(lot, translate, chosen.lots))),
            })
          : 0;
      if (index === null) return null;
      const lot = chosen.state === 'ask' ? chosen.lots[index] : chosen.lot;
      return {
        lot: lots.find(({ id }) => lot && id === lot.id)?.item ?? null,
        isPlanned: lot?.isPlanned ?? true,
      };
    },
    [ask, latest, lotsAt, refuse, translate],
  );

  const take = useCallback(
    async (text: string): Promise<number | null> => {
      const label = readLabel(text);
      const found = await look(text, label.code);
      const { spec, lines, columns, isOpen, onFound } = latest.current;
      const { scan } = spec;
      if (!scan) return null;
      if (found.state === 'none' || found.state === 'many')
        return refuse(translate(`walk.scan.${found.state}`, { text: label.code }));
      // Without connection, the lot alone may identify the line.
      const id = found.state === 'found' ? found.option.id : null;
      const name = found.state === 'found' ? found.option.label : label.code;
      const pieces = (found.state === 'found' ? found.pieces : 1) * label.count;
      const finish = (place: number, of: Pick<WalkFind, 'lot' | 'isPlanned'>) => {
        const refusal = onFound({ place, pieces, ...of });
        if (refusal !== null) return refuse(refusal);
        setProblem(null);
        return place;
      };
      const reading = chooseReading(label, knownLots(scan, lines, id));
      if (scan.lots && id !== null) {
        const places = lines.flatMap((line, place) => (line[scan.reference] === id ? [place] : []));
        const first = places.find(isOpen) ?? places[0];
        if (first === undefined) return refuse(translate('walk.scan.other', { name }));
        const ofLot = reading?.lot ? placeOfLabel(scan, lines, { id, ...reading }, isOpen) : null;
        const place = ofLot?.state === 'found' ? ofLot.place : first;
        const picked = await pick(label, place, name);
        return picked && finish(place, picked);
      }
      if (reading === null || reading.isLotUnread)
        return refuse(translate(id === null ? 'walk.scan.failed' : 'walk.scan.unread', { name, text: label.code }));
      const at = placeOfLabel(scan, lines, { id, ...reading }, isOpen);
      if (at.state === 'many') {
        const index = await ask({
          question: translate('app.scan.question.lot', { name }),
          choices: at.places.map((place) => lineText(lines[place]!, columns, translate)),
        });
        return index === null ? null : finish(at.places[index]!, { lot: null, isPlanned: true });
      }
      if (at.state === 'found') return finish(at.place, { lot: null, isPlanned: true });
      const told = found.state !== 'found' ? 'failed' : at.state === 'lot' ? 'lot' : 'other';
      return refuse(translate(`walk.scan.${told}`, { name, text: label.code, lot: reading.lot ?? '' }));
    },
    [ask, latest, look, pick, refuse, translate],
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
  /**
   * Runs at once with null when no label is being looked up. Otherwise it runs after the last one has opened its line, with the index of
   * that line.
   */
  const afterScans = useCallback(async (run: (at: number | null) => void): Promise<void> => {
    if (looking.current === 0) return run(null);
    const at = await queue.current;
    // When a label opened no line, the amount is not recorded.
    if (at !== null) run(at);
  }, []);
  const clear = useCallback(() => setProblem(null), []);
  return { scan, afterScans, problem, clear, question, answer };
}
