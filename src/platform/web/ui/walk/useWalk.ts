import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { DraftSlot } from '../form/drafts/draft-slot';
import { useLatest } from '../lines/useLatest';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { LineValues, LineColumn } from '../lines/line-column';
import { totalOfShares } from '../lines/shares';
import { headingOf } from './heading-of';
import { lotsOfAmount, withPieces } from './picked-lots';
import { keyOf, nextOpen, piecesDone, placesLeft, walkLines, type LineKey } from './walk-lines';
import { useWalkSave } from './useWalkSave';
import { useWalkScan, type WalkQuestion } from './useWalkScan';
import type { WalkProps, WalkSpec } from './walk-spec';

export interface WalkViewProps extends WalkProps {
  readonly walk: WalkSpec;
  /** Columns of a line: its name first, then distinguishing details. */
  readonly columns: readonly LineColumn[];
}

/** Refresh interval of lines that other users fill in, in milliseconds. */
const REFRESH_MS = 30_000;

export type Walk = ReturnType<typeof useWalk>;

/** Returns the state of a walk: its lines, their amounts and navigation. */
export function useWalk({
  id,
  record,
  walk: spec,
  columns,
  slot,
  onClose,
  onFinish,
}: WalkViewProps & { readonly slot: DraftSlot }) {
  const { name: resource } = useResourceModule();
  const translate = useTranslate();
  const queries = useQueryClient();
  const { data: current = record } = useGetOne<WireRecord & { id: string }>(
    resource,
    { id },
    { enabled: spec.save !== undefined, refetchInterval: REFRESH_MS },
  );
  const lines = useMemo(() => walkLines(spec, current, columns), [spec, current, columns]);
  const keys = useMemo(() => lines.map((line) => keyOf(spec, line)), [spec, lines]);

  /** Amounts last confirmed by the server, beside the record. */
  const [stored, setStored] = useState<ReadonlyMap<LineKey, number | null>>(new Map());
  const [mine, setMine] = useState<ReadonlyMap<LineKey, number>>(new Map());
  const [refusal, setRefusal] = useState<string | null>(null);
  const held = useCallback(
    (key: LineKey): number | null => {
      const known = stored.get(key);
      if (known !== undefined) return known;
      const value = lines.find((line) => keyOf(spec, line) === key)?.[spec.quantity];
      return typeof value === 'number' ? value : null;
    },
    [lines, spec, stored],
  );
  const { sender, waiting, offline, disagreements } = useWalkSave({
    id,
    spec,
    slot,
    onStored: useCallback((key, amount) => {
      setStored((all) => new Map([...all, [key, amount]]));
      setMine((all) => new Map([...all].filter(([one]) => one !== key)));
    }, []),
    onRefused: useCallback((message) => {
      setRefusal(message);
      setMine(new Map());
    }, []),
  });
  const { found, put } = sender;
  /** Lines whose amount of an earlier visit was undone. */
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<LineKey>>(new Set());
  const amounts = useMemo(() => {
    const all = new Map<LineKey, number>();
    const kept = new Map(found.map(({ key, amount }) => [key, amount]));
    for (const key of keys) {
      const earlier = withdrawn.has(key) ? undefined : kept.get(key);
      const amount = mine.get(key) ?? (stored.has(key) ? stored.get(key) : (earlier ?? held(key)));
      if (typeof amount === 'number') all.set(key, amount);
    }
    return all;
  }, [found, held, keys, mine, stored, withdrawn]);

  const [chosen, setChosen] = useState<LineKey | null>(null);
  const open = nextOpen(keys, amounts, -1);
  const place = chosen === null ? Math.max(open, 0) : Math.max(keys.indexOf(chosen), 0);
  const goTo = useCallback((next: number) => setChosen(keys[next] ?? null), [keys]);
  /** Scanned lots by line; starts with those of an earlier visit. */
  const [picked, setPicked] = useState<ReadonlyMap<LineKey, readonly LineValues[]>>(
    () => new Map(found.flatMap(({ key, lots }) => (lots ? [[key, lots] as const] : []))),
  );
  /** The last scan, for undo. */
  const [last, setLast] = useState<{
    readonly key: LineKey;
    readonly text: string;
    readonly amount: number | undefined;
    readonly lots: readonly LineValues[];
  } | null>(null);
  const names = spec.scan?.lots;
  const lotsOf = (key: LineKey) => picked.get(key) ?? [];
  const putLots = (key: LineKey, lots: readonly LineValues[]) => setPicked((all) => new Map([...all, [key, lots]]));

  /** Scanned lots of a line after its amount was typed: a single lot takes a smaller amount, several are cleared. */
  const lotsFor = (key: LineKey, amount: number): readonly LineValues[] => {
    const lots = lotsOf(key);
    if (!names || amount >= totalOfShares(lots, names.amount)) return lots;
    return lots.length === 1 && amount > 0 ? [{ ...lots[0]!, [names.amount]: amount }] : [];
  };
  const enter = (amount: number, stay = false, at = place, scanned?: readonly LineValues[]) => {
    const key = keys[at];
    if (key === undefined) return;
    const lots = scanned ?? lotsFor(key, amount);
    if (!scanned) {
      setLast(null);
      if (lots.length === 0 && lotsOf(key).length > 0 && amount > 0) setRefusal(translate('walk.lotsCleared'));
    }
    putLots(key, lots);
    const next = new Map([...amounts, [key, amount]]);
    if (amounts.get(key) !== amount) {
      setMine((all) => new Map([...all, [key, amount]]));
      put(key, amount, held(key), lots.length > 0 ? lots : undefined);
    }
    const following = nextOpen(keys, next, at);
    // Confirming the same amount again moves on, even when no line is open.
    const onward = amounts.get(key) === amount ? (at + 1) % keys.length : at;
    goTo(stay ? at : following < 0 ? onward : following);
  };
  const scanning = useWalkScan({
    spec,
    columns,
    lines,
    record: current,
    isOpen: (at) => !amounts.has(keys[at]!),
    onFound: ({ place: at, pieces, lot, isPlanned }) => {
      const key = keys[at]!;
      if (!spec.scan?.add) {
        goTo(at);
        return null;
      }
      const name = headingOf(lines[at]!, columns);
      const before = amounts.get(key);
      const amount = (before ?? 0) + pieces;
      const most = names && spec.of !== undefined ? Number(lines[at]![spec.of]) || 0 : spec.most;
      if (most !== undefined && amount > most)
        return translate('walk.scan.tooMuch', { name, pieces, missing: Math.max(most - (before ?? 0), 0) });
      const lots = lotsOf(key);
      enter(amount, true, at, names && lot ? withPieces(lots, lot, pieces, names) : lots);
      const number = lot && spec.scan.lot ? lot[spec.scan.lot.split('.')[1] ?? ''] : null;
      const what = [name, number].filter(Boolean).join(' · ');
      const said = [
        pieces > 1 ? translate('app.scan.pack', { pieces }) : null,
        translate('walk.added', { smart_count: pieces, name: what }),
        isPlanned ? null : translate('walk.notPlanned'),
      ];
      setLast({ key, text: said.filter(Boolean).join(' '), amount: before, lots });
      return null;
    },
  });
  const [choice, setChoice] = useState<{ readonly of: WalkQuestion | null; readonly at: number } | null>(null);
  const undo = () => {
    if (!last) return;
    const { key, amount, lots } = last;
    setLast(null);
    putLots(key, lots);
    if (amount !== undefined) {
      setMine((all) => new Map([...all, [key, amount]]));
      put(key, amount, held(key), lots.length > 0 ? lots : undefined);
    } else {
      setMine((all) => new Map([...all].filter(([one]) => one !== key)));
      setWithdrawn((all) => new Set([...all, key]));
      sender.withdraw(key);
    }
  };

  const entering = useLatest(enter);
  /** Typed digits of the amount. They stay while a label opens its line: they were typed after the label. */
  const [typed, setTyped] = useState('');

  const clearProblem = () => {
    scanning.clear();
    setRefusal(null);
  };

  return {
    lines,
    keys,
    place,
    amounts,
    done: amounts.size,
    left: placesLeft(spec, lines, amounts),
    pieces: piecesDone(spec, lines, amounts),
    question: scanning.question,
    answer: scanning.answer,
    /** Index of the answer chosen by the arrow keys; -1 for none. */
    choice: choice !== null && choice.of === scanning.question ? choice.at : -1,
    setChoice: (at: number) => setChoice({ of: scanning.question, at }),
    last: last?.text ?? null,
    undo,
    typed,
    setTyped,
    enter: (amount: number) => {
      clearProblem();
      setTyped('');
      void scanning.afterScans((at) => entering.current(amount, false, at ?? place));
    },
    goTo: (next: number) => {
      clearProblem();
      setTyped('');
      goTo(next);
    },
    /** Moves to the previous or next line, filled or not. */
    step: (by: number) => {
      clearProblem();
      setTyped('');
      goTo((place + by + keys.length) % keys.length);
    },
    scan: (label: string) => {
      setTyped('');
      scanning.scan(label);
    },
    problem: scanning.problem ?? refusal,
    clearProblem,
    disagreements,
    /** Resolves a conflict with the user's own amount, or with the other user's. */
    decide: (key: LineKey, ours: number | null) => {
      if (ours === null) sender.settle(key);
      else {
        setMine((all) => new Map([...all, [key, ours]]));
        put(key, ours, held(key));
      }
    },
    waiting: spec.save ? waiting.length : 0,
    offline,
    mustWait: spec.save !== undefined && (waiting.length > 0 || disagreements.length > 0),
    close: async () => {
      if (spec.save) await queries.invalidateQueries({ queryKey: [resource] });
      onClose();
    },
    finish: async () => {
      const lotField = spec.scan?.lot?.split('.')[0];
      const filled = lines.map((line) => {
        const key = keyOf(spec, line);
        const amount = amounts.get(key) ?? null;
        const lots =
          names && lotField && amount !== null ? lotsOfAmount(lotsOf(key), line[lotField], amount, names) : null;
        return { ...line, [spec.quantity]: amount, ...(lots && lotField ? { [lotField]: lots } : {}) };
      });
      const byKey = new Map(filled.map((line) => [keyOf(spec, line), line]));
      const all = Array.isArray(current[spec.field]) ? (current[spec.field] as Record<string, unknown>[]) : [];
      if (spec.save) await queries.invalidateQueries({ queryKey: [resource] });
      else sender.forget();
      onFinish({ ...current, [spec.field]: all.map((line) => byKey.get(keyOf(spec, line)) ?? line) });
    },
  };
}
