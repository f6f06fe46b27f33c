import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { SignosInput } from '../../../generated/shared/types/signos.gen';
import type { OperationAnswer } from '../../client/call-operation';
import { news2 } from '../../domain/signos/news2';
import { unexpected, type Unexpected } from '../../domain/signos/unexpected';
import type { VitalSigns } from '../../domain/signos/vital-signs';
import { PARAMETERS } from './parameters';

export type Context = OperationAnswer<'signosContexto'>['data'] | OperationAnswer<'signosContextoEstancia'>['data'];
export type General = Pick<SignosInput, 'conciencia' | 'diaforesis' | 'oxigenoSuplementario'>;

/** What is typed for a visit, what follows from it, and its saving. The key is made when the form is opened: sent twice, a set is written once. */
export function useSignsEntry(context: Context) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [general, setGeneral] = useState<General>({});
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [key] = useState(() => crypto.randomUUID());

  const signs = useMemo<VitalSigns>(
    () => ({
      ...general,
      ...Object.fromEntries(
        PARAMETERS.flatMap(({ field }) => {
          const value = Number(texts[field]);
          return texts[field] && Number.isFinite(value) ? [[field, value]] : [];
        }),
      ),
    }),
    [texts, general],
  );
  const patient = { years: context.anios, pregnant: context.embarazo, copd: context.epoc };
  const { peso, talla } = context.previos;
  const beyond = unexpected(signs, patient, { peso: peso?.valor ?? null, talla: talla?.valor ?? null });
  const open = beyond.filter(({ signo }) => !confirmed.has(signo));

  const work = useMutation({
    mutationFn: async (taken: Date): Promise<SavedSigns> => {
      const data: SignosInput = {
        ...(signs as Partial<SignosInput>),
        pacienteId: context.pacienteId,
        ...('visitaId' in context ? { visitaId: context.visitaId } : { hospitalizacionId: context.hospitalizacionId }),
        fechaToma: taken.toISOString(),
        confirmados: beyond.map(({ signo }) => signo).filter((signo) => confirmed.has(signo)),
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
  const type = useCallback((field: string, text: string) => {
    setTexts((before) => ({ ...before, [field]: text }));
    // A confirmation is of the value that was read.
    setConfirmed((before) => new Set([...before].filter((each) => each !== field && each !== 'imc')));
  }, []);
  const confirm = useCallback((signo: string, isRight: boolean) => {
    setConfirmed((before) => new Set(isRight ? [...before, signo] : [...before].filter((each) => each !== signo)));
  }, []);
  return {
    signs,
    texts,
    type,
    general,
    setGeneral,
    beyond,
    open,
    confirmed,
    confirm,
    score: news2(signs, patient),
    isEmpty: Object.keys(signs).length === 0,
    work,
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
