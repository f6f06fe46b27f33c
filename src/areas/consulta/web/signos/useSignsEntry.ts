import type { SignoVital } from '#generated/shared/enums.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { signosForm } from '#generated/shared/forms/signos.gen';
import type { Signos, SignosInput } from '#generated/shared/types/signos.gen';
import type { OperationAnswer } from '#platform/web/client/call-operation';
import { impossibleValues } from '#areas/consulta/shared/signos/impossible-values';
import { news2 } from '#areas/consulta/shared/signos/news2';
import { unexpected, type Unexpected } from '#areas/consulta/shared/signos/unexpected';
import type { VitalSigns } from '#areas/consulta/shared/signos/vital-signs';
import { generalOf, signsOf, textsOf, unshownOf, type General, type Texts } from './typed-signs';

export type Context =
  | OperationAnswer<'signosContexto'>['data']
  | OperationAnswer<'signosContextoEstancia'>['data']
  | OperationAnswer<'signosContextoToma'>['data'];

/** Delay in ms after the last key before derived figures are computed, so that typing is never delayed. */
const REST_MS = 300;

/**
 * Manages the typed values, the derived figures, and saving. The inputs store their text themselves: a key writes its digit into one of
 * them, and nothing else is rendered until typing pauses. The idempotency key is created with the form, so that a set sent twice is stored
 * once.
 *
 * @param corrected stored set that this one replaces
 */
export function useSignsEntry(context: Context, corrected: Signos | null) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [texts, setTexts] = useState<Texts>(() => (corrected ? textsOf(corrected) : {}));
  const typed = useRef<Texts>(texts);
  const rest = useRef<number>(undefined);
  const [general, setGeneral] = useState<General>(() => (corrected ? generalOf(corrected) : {}));
  const [review, setReview] = useState<readonly Unexpected[] | null>(null);
  const [tried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());

  useEffect(() => () => window.clearTimeout(rest.current), []);
  const signs = useMemo(() => signsOf(texts, general), [texts, general]);
  const { patient, before } = useMemo(() => knownOf(context), [context]);
  const beyond = useMemo(() => unexpected(signs, patient, before), [signs, patient, before]);
  const score = useMemo(() => news2(signs, patient), [signs, patient]);
  // A missing pressure is reported only when saving.
  const impossible = useMemo(
    () => impossibleValues(signs).filter(({ codigo }) => tried || codigo !== 'REQUERIDO'),
    [signs, tried],
  );

  const work = useMutation({
    mutationFn: async ({ taken, motivo, confirmados }: Sent): Promise<SavedSigns> => {
      const measured = signsOf(typed.current, general);
      if (corrected) {
        const body = { ...unshownOf(corrected, signosForm.writable, measured), ...measured, confirmados, motivo };
        const { data: set } = (await provider['signosCorregir']({
          params: { signosId: corrected.signosId },
          body,
          idempotencyKey: key,
        })) as OperationAnswer<'signosCorregir'>;
        return { isQueued: false, news2Total: set.news2Total ?? null, signosId: set.signosId };
      }
      const data: SignosInput = {
        ...(measured as Partial<SignosInput>),
        pacienteId: context.pacienteId,
        ...('visitaId' in context && context.visitaId
          ? { visitaId: context.visitaId }
          : { hospitalizacionId: (context as { readonly hospitalizacionId: number }).hospitalizacionId }),
        fechaToma: taken.toISOString(),
        confirmados,
      };
      if ('visitaId' in context) {
        const { data: set } = await provider.create('signos', { data, meta: { idempotencyKey: key } });
        return { isQueued: false, news2Total: null, signosId: Number(set.id) };
      }
      const { isQueued, data: set } = (await provider['hospitalizacionSignosCapturar']({
        body: data,
        idempotencyKey: key,
      })) as OperationAnswer<'hospitalizacionSignosCapturar'>;
      return {
        isQueued,
        news2Total: isQueued ? null : (set.news2Total ?? null),
        signosId: isQueued ? null : set.signosId,
      };
    },
    onSuccess: async ({ isQueued }) => {
      if (isQueued) return;
      await Promise.all(
        ['signos', 'visita', 'hospitalizacion'].map((resource) => queries.invalidateQueries({ queryKey: [resource] })),
      );
    },
    // The form shows the refusal.
    onError: () => setReview(null),
  });
  /** Shows a review of unexpected values, or saves when there are none. Returns the first field to correct, or null. */
  const save = (values: Omit<Sent, 'confirmados'>, onSaved: (saved: SavedSigns) => void): string | null => {
    const measured = signsOf(typed.current, general);
    setTexts(typed.current);
    setTried(true);
    const [first] = impossibleValues(measured);
    if (first) return first.campo;
    const unusual = unexpected(measured, patient, before);
    if (unusual.length > 0) setReview(unusual);
    else work.mutate({ ...values, confirmados: [] }, { onSuccess: onSaved });
    return null;
  };
  /** Saves and confirms every value of the review. */
  const confirm = (values: Omit<Sent, 'confirmados'>, onSaved: (saved: SavedSigns) => void) =>
    work.mutate({ ...values, confirmados: (review ?? []).map(({ signo }) => signo) }, { onSuccess: onSaved });
  /** @param text current text of the field */
  const type = useCallback((field: string, text: string) => {
    typed.current = { ...typed.current, [field]: text };
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => startTransition(() => setTexts(typed.current)), REST_MS);
  }, []);
  /** Returns the current text of a field; derived figures may be older. */
  const textOf = useCallback((field: string) => typed.current[field] ?? '', []);
  const isUnchanged = useMemo(
    () => corrected !== null && same(signs, signsOf(textsOf(corrected), generalOf(corrected))),
    [signs, corrected],
  );
  return {
    signs,
    type,
    textOf,
    general,
    setGeneral,
    beyond,
    impossible,
    score,
    isEmpty: Object.keys(signs).length === 0,
    isUnchanged,
    save,
    review,
    closeReview: () => setReview(null),
    confirm,
    isSaving: work.isPending,
    failure: work.error,
  };
}

/** Patient data known before the measurement. */
function knownOf({ anios, edadDias, sexo, embarazo, epoc, previos: { peso, talla } }: Context) {
  return {
    patient: { years: anios, ageDays: edadDias, sex: sexo, pregnant: embarazo, copd: epoc },
    before: { peso: peso?.valor ?? null, talla: talla?.valor ?? null },
  };
}

function same(one: VitalSigns, other: VitalSigns): boolean {
  const text = (signs: VitalSigns) => JSON.stringify(Object.entries(signs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

interface Sent {
  /** Time of the measurement; a correction retains that of the old set. */
  readonly taken: Date;
  /** Reason for the correction. */
  readonly motivo: string;
  readonly confirmados: SignoVital[];
}

/** Result of saving a set of signs. */
export interface SavedSigns {
  /** True when the set is queued on this device. */
  readonly isQueued: boolean;
  /** Total computed by the server; null without one, or while the set is queued. */
  readonly news2Total: number | null;
  /** Null while the set is queued. */
  readonly signosId: number | null;
}

export type SignsEntry = ReturnType<typeof useSignsEntry>;
export type { Unexpected };
