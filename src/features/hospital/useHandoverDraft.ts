import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { describeError } from '../../ui/states/describe-error';
import type { Handover, HospitalCalls } from './useHospital';

/** How long a change waits to be saved (DOMAIN f.0). */
const AUTOSAVE_MS = 3_000;
const CONFLICT = 412;

export type HandoverState = 'saved' | 'dirty' | 'saving' | 'conflict' | 'failed';

/** What was typed, where that differs from what was read. */
interface Written {
  readonly observaciones?: string;
  readonly recomendaciones: Readonly<Record<number, string>>;
}

/**
 * What a nurse writes of a handover, which saves itself. Each save is based on the version before it: what another tablet has saved meanwhile is not
 * written over, and it is told.
 */
export function useHandoverDraft(data: Handover) {
  const calls = useDataProvider<HospitalCalls>();
  const queries = useQueryClient();
  const [written, setWritten] = useState<Written>({ recomendaciones: {} });
  const [state, setState] = useState<HandoverState>('saved');
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(written);
  const base = useRef(data.mia && { entregaTurnoId: data.mia.entregaTurnoId, version: data.mia.version });

  const recommended = (id: number) =>
    written.recomendaciones[id] ??
    data.pacientes.find(({ hospitalizacionId }) => hospitalizacionId === id)?.recomendacion ??
    '';
  const remarks = () => written.observaciones ?? data.mia?.observaciones ?? '';

  const { mutate, mutateAsync } = useMutation({
    mutationFn: async () => {
      const sent = written;
      const { servicioId, turno, fecha, pacientes } = data;
      setState('saving');
      const { data: saved } = await calls.entregaTurnoGuardar({
        body: {
          servicioId: servicioId!,
          turno,
          fecha,
          version: base.current?.version ?? null,
          observaciones: remarks() || null,
          pacientes: pacientes.map(({ hospitalizacionId }) => ({
            hospitalizacionId,
            recomendacion: recommended(hospitalizacionId) || null,
          })),
        },
        idempotencyKey: crypto.randomUUID(),
      });
      base.current = saved;
      setError(null);
      setState(latest.current === sent ? 'saved' : 'dirty');
      return saved;
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
  const change = useCallback((next: Written) => {
    latest.current = next;
    setWritten(next);
    // What is typed while a save is under way is saved after it, based on what it gives.
    setState((before) => (before === 'conflict' || before === 'saving' ? before : 'dirty'));
  }, []);
  return {
    state,
    error,
    recommended,
    remarks,
    recommend: (id: number, text: string) =>
      change({ ...latest.current, recomendaciones: { ...latest.current.recomendaciones, [id]: text } }),
    remark: (observaciones: string) => change({ ...latest.current, observaciones }),
    save: () => mutate(),
    /** The version with everything that was typed. */
    settled: async () => (state === 'saved' && base.current ? base.current : mutateAsync()),
    /** Takes what was saved elsewhere instead of what was typed here. */
    reload: () => queries.invalidateQueries({ queryKey: ['hospitalizacion', 'entrega'] }),
  };
}

export type HandoverDraft = ReturnType<typeof useHandoverDraft>;
