import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Consulta, ConsultaInput } from '#generated/shared/types/consulta.gen';
import { useLeaveFlush } from '#platform/web/ui/form/page/useLeaveFlush';
import { describeError } from '#platform/web/ui/states/describe-error';

/** Delay before a change is saved, in milliseconds (DOMAIN f.0). */
const AUTOSAVE_MS = 5_000;
const CONFLICT = 412;

export type DraftState = 'saved' | 'dirty' | 'saving' | 'conflict' | 'failed';

/** Fields of a note that users write; the server sets the others. */
const WRITTEN: readonly (keyof ConsultaInput)[] = [
  'pacienteId',
  'visitaId',
  'signosId',
  'unidadId',
  'nucleoId',
  'tipo',
  'motivoConsulta',
  'padecimientoActual',
  'exploracionFisica',
  'resultadosRelevantes',
  'diagnosticos',
  'pronostico',
  'tratamientoIndicaciones',
  'proximaCita',
  'proximaCitaInicio',
  'incapacidadDias',
  'referencia',
];

const inputOf = (note: Consulta): Partial<ConsultaInput> =>
  Object.fromEntries(
    WRITTEN.map((field) => [field, note[field]]).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  );

/**
 * Manages an autosaving draft. Each save is based on the previous version. A concurrent save by another person is never overwritten: the
 * conflict is reported, and the next save waits for a reload.
 */
export function useDraft(opened: Consulta) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [note, setNote] = useState(opened);
  const [state, setState] = useState<DraftState>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(note);
  const base = useRef(opened);
  /** Value of `latest` at the last complete save. */
  const clean = useRef(note);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const work = useMutation({
    // Saves run one after the other: on a slow connection, signing during a save would otherwise conflict with it.
    mutationFn: () => {
      const next = turn.current.then(save);
      turn.current = next.catch(() => undefined);
      return next;
    },
    onError: (error) => {
      const { status, message } = describeError(error);
      setProblem(message);
      setState(status === CONFLICT ? 'conflict' : 'failed');
    },
  });
  async function save(): Promise<Consulta> {
    const sent = latest.current;
    if (sent === clean.current) return base.current;
    setState('saving');
    const { data } = await provider.update('consulta', {
      id: sent.consultaId,
      data: inputOf(sent),
      previousData: { ...base.current, id: sent.consultaId },
    });
    const saved: Consulta = data;
    base.current = saved;
    setProblem(null);
    if (latest.current === sent) {
      latest.current = { ...sent, version: saved.version, diagnosticos: saved.diagnosticos };
      clean.current = latest.current;
      setNote(latest.current);
      setState('saved');
    } else setState('dirty');
    return saved;
  }
  const { mutate, mutateAsync } = work;
  useEffect(() => {
    if (state !== 'dirty') return undefined;
    const timer = setTimeout(() => mutate(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [state, mutate]);
  useLeaveFlush(() => {
    // After a conflict, closing the page saves nothing, because that would overwrite another person's work.
    return latest.current !== clean.current && state !== 'conflict' ? mutateAsync() : undefined;
  });
  const set = useCallback((more: Partial<Consulta>) => {
    latest.current = { ...latest.current, ...more };
    setNote(latest.current);
    setState((before) => (before === 'conflict' ? before : 'dirty'));
  }, []);
  /** Saves pending changes and returns the saved version. */
  const settled = (): Promise<Consulta> => mutateAsync();
  const reload = () => queries.invalidateQueries({ queryKey: ['consulta'] });
  return { note, set, state, problem, settled, reload };
}

export type Draft = ReturnType<typeof useDraft>;
