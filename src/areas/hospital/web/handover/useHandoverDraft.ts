import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useLeaveFlush } from '#platform/web/ui/form/page/useLeaveFlush';
import { describeError } from '#platform/web/ui/states/describe-error';
import type { Handover, HospitalCalls } from '../useHospital';

/** Delay before a change is saved, in milliseconds (DOMAIN f.0). */
const AUTOSAVE_MS = 3_000;
const CONFLICT = 412;

export type HandoverState = 'saved' | 'dirty' | 'saving' | 'conflict' | 'failed';

/** Typed values that differ from the loaded ones. */
interface Written {
  readonly observaciones?: string;
  readonly recomendaciones: Readonly<Record<number, string>>;
}

/**
 * Manages the autosaving text of a nurse's handover. Each save is based on the previous version: a concurrent save by another tablet is
 * reported instead of overwritten.
 */
export function useHandoverDraft(data: Handover) {
  const calls = useDataProvider<HospitalCalls>();
  const queries = useQueryClient();
  const [written, setWritten] = useState<Written>({ recomendaciones: {} });
  const [state, setState] = useState<HandoverState>('saved');
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(written);
  /** Value of `latest` at the last complete save. */
  const clean = useRef(written);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const base = useRef(data.mia && { entregaTurnoId: data.mia.entregaTurnoId, version: data.mia.version });

  const recommendedIn = ({ recomendaciones }: Written, id: number) =>
    recomendaciones[id] ??
    data.pacientes.find(({ hospitalizacionId }) => hospitalizacionId === id)?.recomendacion ??
    '';
  const remarksIn = ({ observaciones }: Written) => observaciones ?? data.mia?.observaciones ?? '';

  async function store() {
    const sent = latest.current;
    if (sent === clean.current && base.current) return base.current;
    const { servicioId, turno, fecha, pacientes } = data;
    setState('saving');
    const { data: saved } = await calls.entregaTurnoGuardar({
      body: {
        servicioId: servicioId!,
        turno,
        fecha,
        version: base.current?.version ?? null,
        observaciones: remarksIn(sent) || null,
        pacientes: pacientes.map(({ hospitalizacionId }) => ({
          hospitalizacionId,
          recomendacion: recommendedIn(sent, hospitalizacionId) || null,
        })),
      },
      idempotencyKey: crypto.randomUUID(),
    });
    base.current = saved;
    clean.current = sent;
    setError(null);
    setState(latest.current === sent ? 'saved' : 'dirty');
    return saved;
  }
  const { mutate, mutateAsync } = useMutation({
    // Saves run one after the other. Leaving the page during a save then saves the rest on the resulting version.
    mutationFn: () => {
      const next = turn.current.then(store);
      turn.current = next.catch(() => undefined);
      return next;
    },
    onError: (failure) => {
      setError(failure);
      setState(describeError(failure).status === CONFLICT ? 'conflict' : 'failed');
    },
  });
  useEffect(() => {
    if (state !== 'dirty') return undefined;
    const timer = setTimeout(() => mutate(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [state, mutate]);
  useLeaveFlush(() => {
    if (latest.current === clean.current || state === 'conflict') return undefined;
    // A returning user reads the values that are being saved. That read waits for this save, so the save must not wait for it.
    return mutateAsync().then(() => void queries.invalidateQueries({ queryKey: ['hospitalizacion', 'entrega'] }));
  });
  const change = useCallback((next: Written) => {
    latest.current = next;
    setWritten(next);
    // Input during a save is saved after it, based on its result.
    setState((before) => (before === 'conflict' || before === 'saving' ? before : 'dirty'));
  }, []);
  return {
    state,
    error,
    recommended: (id: number) => recommendedIn(written, id),
    remarks: () => remarksIn(written),
    recommend: (id: number, text: string) =>
      change({ ...latest.current, recomendaciones: { ...latest.current.recomendaciones, [id]: text } }),
    remark: (observaciones: string) => change({ ...latest.current, observaciones }),
    save: () => mutate(),
    /** Saves pending changes and returns the saved version. */
    settled: () => mutateAsync(),
    /** Replaces the typed text by the version saved elsewhere. */
    reload: () => queries.invalidateQueries({ queryKey: ['hospitalizacion', 'entrega'] }),
  };
}

export type HandoverDraft = ReturnType<typeof useHandoverDraft>;
