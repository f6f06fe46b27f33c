import { useState } from 'react';
import { keyOf, readBox, type Amounts, type BoxStop, type CountedLine } from './counting';

/** A line with the lots that the server proposes for it. */
export interface ProposedLine extends CountedLine {
  readonly asignaciones: readonly { readonly loteId: number; readonly cantidad: number }[];
}

/** Amounts taken at a counter, with reasons for deviations. */
export interface CounterState {
  readonly amounts: Amounts;
  /** Lines and lots with scanned boxes. */
  readonly scanned: ReadonlySet<string>;
  /** Key of the reason for dispensing less than due, by line. */
  readonly reasons: ReadonlyMap<number, number>;
  /** Reason for skipping a lot that expires sooner, by line and lot. */
  readonly skips: ReadonlyMap<string, string>;
  /** Refused scan; null before the first and once acknowledged. */
  readonly stop: BoxStop | null;
  /** Last scanned box; null before the first and after undoing it. */
  readonly last: {
    readonly name: string;
    readonly pieces: number;
    readonly before: Pick<CounterState, 'amounts' | 'scanned'>;
  } | null;
}

export type Counter = ReturnType<typeof useCounter>;

/**
 * Manages the amounts of a dispensing. The proposed amounts are the default; from the first scan on, only scanned boxes count.
 *
 * @param day `yyyy-MM-dd`, today at the dispensing place
 */
export function useCounter(lines: readonly ProposedLine[], day: string) {
  const [state, setState] = useState<CounterState>(() => ({
    amounts: proposed(lines),
    scanned: new Set(),
    reasons: new Map(),
    skips: new Map(),
    stop: null,
    last: null,
  }));
  const set = (lineId: number, loteId: number, pieces: number) =>
    setState((before) => ({
      ...before,
      amounts: new Map([...before.amounts, [keyOf(lineId, loteId), pieces]]),
      last: null,
    }));
  const scan = (text: string) =>
    setState((before) => {
      if (before.stop) return before;
      // The first scan starts counting by boxes: only scanned pieces are taken.
      const counted: Amounts = before.scanned.size === 0 ? new Map() : before.amounts;
      const reading = readBox(text, lines, counted, day);
      if (reading.kind === 'stop') return { ...before, stop: reading, last: null };
      const key = keyOf(reading.line.lineId, reading.loteId);
      return {
        ...before,
        amounts: new Map([...counted, [key, (counted.get(key) ?? 0) + reading.pieces]]),
        scanned: new Set([...before.scanned, key]),
        last: {
          name: reading.line.nombre,
          pieces: reading.pieces,
          before: { amounts: before.amounts, scanned: before.scanned },
        },
      };
    });
  return {
    state,
    set,
    scan,
    undo: () => setState(({ last, ...before }) => ({ ...before, ...last?.before, last: null })),
    acknowledge: () => setState((before) => ({ ...before, stop: null })),
    giveReason: (lineId: number, reason: number | null) =>
      setState((before) => ({
        ...before,
        reasons: new Map([
          ...[...before.reasons].filter(([key]) => key !== lineId),
          ...(reason === null ? [] : [[lineId, reason] as const]),
        ]),
      })),
    explainSkip: (key: string, text: string) =>
      setState((before) => ({ ...before, skips: new Map([...before.skips, [key, text]]) })),
  };
}

function proposed(lines: readonly ProposedLine[]): Amounts {
  return new Map(
    lines.flatMap(({ lineId, asignaciones }) =>
      asignaciones.map(({ loteId, cantidad }) => [keyOf(lineId, loteId), cantidad] as const),
    ),
  );
}
