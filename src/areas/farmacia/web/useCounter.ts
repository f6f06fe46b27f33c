import { useState } from 'react';
import { keyOf, type Amounts, type BoxReading } from '#platform/web/ui/counter/counting';
import { readBox } from './counting';
import type { Proposal, ProposalLine } from './usePharmacyCalls';

/** Amounts taken for a prescription, with reasons for lower ones. */
export interface CounterState {
  readonly amounts: Amounts;
  /** Lines and lots of which boxes were scanned. */
  readonly scanned: ReadonlySet<string>;
  /** Reason for less than is due, by line: number of the reason. */
  readonly reasons: ReadonlyMap<number, number>;
  /** Why a lot that expires sooner is passed over, by line and lot. */
  readonly skips: ReadonlyMap<string, string>;
  readonly stop: Extract<BoxReading<ProposalLine>, { kind: 'stop' }> | null;
  /** Last scanned box; null before the first and after it is taken back. */
  readonly last: {
    readonly name: string;
    readonly pieces: number;
    readonly before: Pick<CounterState, 'amounts' | 'scanned'>;
  } | null;
}

/** The proposed amounts are the default; from the first scan on, only scanned boxes count. */
export function useCounter(proposal: Proposal) {
  const [state, setState] = useState<CounterState>(() => ({
    amounts: proposed(proposal.lineas),
    scanned: new Set(),
    reasons: new Map(),
    skips: new Map(),
    stop: null,
    last: null,
  }));
  const change = (part: Partial<CounterState>) => setState((before) => ({ ...before, ...part }));
  const set = (detalleId: number, loteId: number, cantidad: number) =>
    setState((before) => ({
      ...before,
      amounts: new Map([...before.amounts, [keyOf(detalleId, loteId), cantidad]]),
      last: null,
    }));
  const scan = (text: string) =>
    setState((before) => {
      if (before.stop) return before;
      const isFirst = before.scanned.size === 0;
      // The first scanned box means that boxes are counted: only scanned pieces are taken.
      const counted = isFirst ? new Map<string, number>() : before.amounts;
      const reading = readBox(text, proposal.lineas, counted, proposal.dia);
      if (reading.kind === 'stop') return { ...before, stop: reading };
      const key = keyOf(reading.line.detalleId, reading.loteId);
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
    acknowledge: () => change({ stop: null }),
    giveReason: (detalleId: number, reason: number | null) =>
      change({
        reasons: new Map(
          reason === null
            ? [...state.reasons].filter(([key]) => key !== detalleId)
            : [...state.reasons, [detalleId, reason]],
        ),
      }),
    explainSkip: (key: string, text: string) => change({ skips: new Map([...state.skips, [key, text]]) }),
  };
}

function proposed(lines: readonly ProposalLine[]): Amounts {
  return new Map(
    lines.flatMap(({ detalleId, asignaciones }) =>
      asignaciones.map(({ loteId, cantidad }) => [keyOf(detalleId, loteId), cantidad] as const),
    ),
  );
}
