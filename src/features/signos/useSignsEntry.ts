import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { SignosInput } from '../../../generated/shared/types/signos.gen';
import type { OperationAnswer } from '../../client/call-operation';
import { news2 } from '../../domain/signos/news2';
import { unexpected, type Unexpected } from '../../domain/signos/unexpected';
import type { VitalSigns } from '../../domain/signos/vital-signs';
import { PARAMETERS } from './parameters';

export type Context = OperationAnswer<'signosContexto'>['data'] | OperationAnswer<'signosContextoEstancia'>['data'];
export type General = Pick<SignosInput, 'conciencia' | 'diaforesis' | 'oxigenoSuplementario'>;

/** How long a hand rests before what follows from its figures is worked out (ms). Taps come closer than that, and none waits for it. */
const REST_MS = 300;

type Texts = Readonly<Record<string, string>>;

/**
 * What is typed for a visit, what follows from it, and its saving. The inputs keep what they show by themselves: a key
 * writes its digit into one of them, and nothing else is drawn until the hand rests. The key of the request is made when
 * the form is opened: sent twice, a set is written once.
 */
export function useSignsEntry(context: Context) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const typed = useRef<Texts>({});
  const rest = useRef<number>(undefined);
  const [texts, setTexts] = useState<Texts>({});
  const [general, setGeneral] = useState<General>({});
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [key] = useState(() => crypto.randomUUID());

  useEffect(() => () => window.clearTimeout(rest.current), []);
  const signs = useMemo(() => signsOf(texts, general), [texts, general]);
  const { patient, before } = useMemo(() => knownOf(context), [context]);
  const beyond = useMemo(() => unexpected(signs, patient, before), [signs, patient, before]);
  const score = useMemo(() => news2(signs, patient), [signs, patient]);
  const unconfirmed = (of: readonly Unexpected[]) => of.filter(({ signo }) => !confirmed.has(signo));
  const open = unconfirmed(beyond);

  const work = useMutation({
    mutationFn: async (taken: Date): Promise<SavedSigns> => {
      const measured = signsOf(typed.current, general);
      const data: SignosInput = {
        ...(measured as Partial<SignosInput>),
        pacienteId: context.pacienteId,
        ...('visitaId' in context ? { visitaId: context.visitaId } : { hospitalizacionId: context.hospitalizacionId }),
        fechaToma: taken.toISOString(),
        confirmados: unexpected(measured, patient, before)
          .map(({ signo }) => signo)
          .filter((signo) => confirmed.has(signo)),
      };
      if ('hospitalizacionId' in context) {
        const { isQueued, data: set } = (await provider['hospitalizacionSignosCapturar']({
          body: data,
          idempotencyKey: key,
        })) as OperationAnswer<'hospitalizacionSignosCapturar'>;
        return { isQueued, news2Total: isQueued ? null : (set.news2Total ?? null) };
      }
      await provider.create('signos', { data, meta: { idempotencyKey: key } });
      return { isQueued: false, news2Total: null };
    },
    onSuccess: async ({ isQueued }) => {
      if (isQueued) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['signos'] }),
        queries.invalidateQueries({ queryKey: ['visita'] }),
        queries.invalidateQueries({ queryKey: ['hospitalizacion'] }),
      ]);
    },
  });
  /** @param taken when they were measured */
  const save = (taken: Date, onSaved: (saved: SavedSigns) => void) => {
    // A box to tick that is about to be drawn for what was typed last comes first.
    if (unconfirmed(unexpected(signsOf(typed.current, general), patient, before)).length > 0) setTexts(typed.current);
    else work.mutate(taken, { onSuccess: onSaved });
  };
  /** @param text what the field shows now */
  const type = useCallback((field: string, text: string) => {
    typed.current = { ...typed.current, [field]: text };
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => startTransition(() => setTexts(typed.current)), REST_MS);
    // A confirmation is of the value that was read.
    setConfirmed((all) =>
      all.has(field) || all.has('imc') ? new Set([...all].filter((each) => each !== field && each !== 'imc')) : all,
    );
  }, []);
  /** What a field shows now; what follows from it may be of what it showed before. */
  const textOf = useCallback((field: string) => typed.current[field] ?? '', []);
  const confirm = useCallback((signo: string, isRight: boolean) => {
    setConfirmed((all) => {
      if (all.has(signo) === isRight) return all;
      return new Set(isRight ? [...all, signo] : [...all].filter((each) => each !== signo));
    });
  }, []);
  return {
    signs,
    type,
    textOf,
    general,
    setGeneral,
    beyond,
    open,
    confirmed,
    confirm,
    score,
    isEmpty: Object.keys(signs).length === 0,
    save,
    isSaving: work.isPending,
    failure: work.error,
  };
}

/** What is known of the patient before anything is measured. */
function knownOf({ anios, edadDias, sexo, embarazo, epoc, previos: { peso, talla } }: Context) {
  return {
    patient: { years: anios, ageDays: edadDias, sex: sexo, pregnant: embarazo, copd: epoc },
    before: { peso: peso?.valor ?? null, talla: talla?.valor ?? null },
  };
}

/** The figures among what was typed, with how the patient is. */
function signsOf(texts: Texts, general: General): VitalSigns {
  return {
    ...general,
    ...Object.fromEntries(
      PARAMETERS.flatMap(({ field }) => {
        const value = Number(texts[field]);
        return texts[field] && Number.isFinite(value) ? [[field, value]] : [];
      }),
    ),
  };
}

/** What became of a set of signs. */
export interface SavedSigns {
  /** Whether it waits on this device. */
  readonly isQueued: boolean;
  /** As the server has it; null where there is none, or the server has not seen it yet. */
  readonly news2Total: number | null;
}

export type SignsEntry = ReturnType<typeof useSignsEntry>;
export type { Unexpected };
