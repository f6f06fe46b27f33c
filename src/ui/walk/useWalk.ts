import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { useCallback, useMemo, useState } from 'react';
import type { DraftSlot } from '../form/drafts/draft-slot';
import { useLatest } from '../lines/useLatest';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { keyOf, nextOpen, walkLines, type LineKey } from './walk-lines';
import { useWalkSave } from './useWalkSave';
import { useWalkScan } from './useWalkScan';
import type { WalkViewProps } from './WalkView';

/** How often lines that others fill in are asked for. */
const REFRESH_MS = 30_000;

export type Walk = ReturnType<typeof useWalk>;

/** Where a walk stands: its lines, what is filled in of them, and the ways on. */
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
  const queries = useQueryClient();
  const { data: current = record } = useGetOne<WireRecord & { id: string }>(
    resource,
    { id },
    { enabled: spec.save !== undefined, refetchInterval: REFRESH_MS },
  );
  const lines = useMemo(() => walkLines(spec, current, columns), [spec, current, columns]);
  const keys = useMemo(() => lines.map((line) => keyOf(spec, line)), [spec, lines]);

  /** What the server said last of a line, beside the record. */
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
  const amounts = useMemo(() => {
    const all = new Map<LineKey, number>();
    const kept = new Map(found.map(({ key, amount }) => [key, amount]));
    for (const key of keys) {
      const amount = mine.get(key) ?? (stored.has(key) ? stored.get(key) : (kept.get(key) ?? held(key)));
      if (typeof amount === 'number') all.set(key, amount);
    }
    return all;
  }, [found, held, keys, mine, stored]);

  const [chosen, setChosen] = useState<LineKey | null>(null);
  const open = nextOpen(keys, amounts, -1);
  const place = chosen === null ? Math.max(open, 0) : Math.max(keys.indexOf(chosen), 0);
  const goTo = useCallback((next: number) => setChosen(keys[next] ?? null), [keys]);
  const enter = (amount: number, stay = false, at = place) => {
    const key = keys[at];
    if (key === undefined) return;
    const next = new Map([...amounts, [key, amount]]);
    if (amounts.get(key) !== amount) {
      setMine((all) => new Map([...all, [key, amount]]));
      put(key, amount, held(key));
    }
    const following = nextOpen(keys, next, at);
    // An amount that is confirmed once more leads on, though no line is open.
    const onward = amounts.get(key) === amount ? (at + 1) % keys.length : at;
    goTo(stay ? at : following < 0 ? onward : following);
  };
  const scanning = useWalkScan({
    spec,
    columns,
    lines,
    isOpen: (at) => !amounts.has(keys[at]!),
    onFound: (at) => {
      if (spec.scan?.add) enter((amounts.get(keys[at]!) ?? 0) + 1, true, at);
      else goTo(at);
    },
  });

  const entering = useLatest(enter);
  /** Typed digits of the amount. They stay while a label brings up its line: they were typed after the label. */
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
    /** To the line before or after, whatever is filled in. */
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
    /** Ours in place of theirs, or theirs in place of ours. */
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
      const filled = lines.map((line) => ({ ...line, [spec.quantity]: amounts.get(keyOf(spec, line)) ?? null }));
      const byKey = new Map(filled.map((line) => [keyOf(spec, line), line]));
      const all = Array.isArray(current[spec.field]) ? (current[spec.field] as Record<string, unknown>[]) : [];
      if (spec.save) await queries.invalidateQueries({ queryKey: [resource] });
      else sender.forget();
      onFinish({ ...current, [spec.field]: all.map((line) => byKey.get(keyOf(spec, line)) ?? line) });
    },
  };
}
