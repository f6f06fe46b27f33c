import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListMethods, type BatchDetails, type BatchOutcome } from '../list-methods';
import type { BatchTarget } from './batch-target';

export interface BatchState {
  readonly phase: 'idle' | 'running' | 'done' | 'failed';
  /** Number of processed records. */
  readonly done: number;
  readonly outcomes: readonly BatchOutcome[];
  readonly error: unknown;
}

const IDLE: BatchState = { phase: 'idle', done: 0, outcomes: [], error: null };

/** Runs an action on many records in several requests; the server returns the outcome of each record. */
export function useBatch() {
  const { name } = useResourceModule();
  const methods = useListMethods();
  const queries = useQueryClient();
  const [state, setState] = useState(IDLE);
  const abort = useRef<AbortController | null>(null);

  const run = async (
    action: string,
    target: BatchTarget,
    details: BatchDetails = {},
  ): Promise<readonly BatchOutcome[]> => {
    const controller = new AbortController();
    abort.current = controller;
    const outcomes: BatchOutcome[] = [];
    let failure: unknown = null;
    setState({ ...IDLE, phase: 'running' });
    try {
      let after: string | null = null;
      do {
        const step =
          'records' in target ? { records: target.records.slice(outcomes.length) } : { filter: target.filter, after };
        const answer = await methods.runBatch(name, action, step, controller.signal, details);
        outcomes.push(...answer.outcomes);
        after = answer.next;
        setState({ phase: 'running', done: outcomes.length, outcomes, error: null });
      } while (
        !controller.signal.aborted &&
        ('records' in target ? outcomes.length < target.records.length : after !== null)
      );
    } catch (error) {
      // A manual abort is no failure: the finished part is reported.
      if (!controller.signal.aborted) failure = error;
    }
    setState({ phase: failure ? 'failed' : 'done', done: outcomes.length, outcomes, error: failure });
    if (!details.probar) await queries.invalidateQueries({ queryKey: [name] });
    return outcomes;
  };
  return { state, run, stop: () => abort.current?.abort() };
}
