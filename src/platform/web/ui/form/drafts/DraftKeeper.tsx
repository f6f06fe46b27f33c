import { Suspense, useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { WireRecord } from '../../resource/wire-record';
import { LateTexts } from '../../texts/LateTexts';
import { useFormContextValue } from '../FormContext';
import { DraftBanner } from './DraftBanner';
import type { Draft, DraftSlot } from './draft-slot';
import { draftTitle } from './draft-title';
import { recoverDraft, type Recovery } from './recover-draft';
import { useDraftKeeper, type UnsavedWork } from './useDraftKeeper';
import { lazyPart } from '../../loading/lazy-part';

const ConflictDialog = lazyPart(() => import('../conflict/ConflictDialog'));

export type DraftHandle = UnsavedWork;

interface DraftKeeperProps {
  readonly ref: Ref<DraftHandle>;
  readonly slot: DraftSlot;
  readonly initial: WireRecord;
  readonly about: () => Pick<Draft, 'base' | 'sent'>;
  readonly onRecovered: (draft: Draft) => void;
  readonly formId: string;
  /** Unsaved work of the form below, for a form in a dialog. */
  readonly outerWorks: Set<UnsavedWork> | null;
}

/** Stores the form's unsaved work as a draft, and offers an earlier draft of the same path. */
export function DraftKeeper({ ref, slot, initial, about, onRecovered, formId, outerWorks }: DraftKeeperProps) {
  const translate = useTranslate();
  const { spec, works } = useFormContextValue();
  const {
    getValues,
    reset,
    formState: { isReady },
  } = useFormContext();
  const [offer, setOffer] = useState(slot.offered);
  const [phase, setPhase] = useState<'opening' | 'working' | 'merged'>('opening');
  const [conflict, setConflict] = useState<Extract<Recovery, { kind: 'conflict' }> | null>(null);
  // While both versions are compared, the form's values are not stored as the draft.
  const work = useDraftKeeper(slot, about, phase !== 'opening' && conflict === null);
  useImperativeHandle(ref, () => work, [work]);
  useRegisteredWork(work, works);
  useRegisteredWork(work, outerWorks);

  const open = useEffectEvent(() => {
    if (phase !== 'opening') return;
    if (offer && recoverDraft(spec, offer, initial).kind === 'nothing') discard();
    setPhase('working');
  });
  // Waits until react-admin's form has its initial values.
  useEffect(() => {
    if (isReady) open();
  }, [isReady]);

  function discard() {
    setOffer(null);
    void slot.discardOffer();
  }
  function recover(taken: Draft) {
    const recovery = recoverDraft(spec, taken, initial);
    // Keeps the current input as the next offered draft.
    const instead = work.changed() ? { values: structuredClone(getValues()), ...about() } : null;
    setOffer(instead && { ...instead, savedAt: Date.now() });
    void slot.takeUp(instead);
    onRecovered(taken);
    if (recovery.kind === 'conflict') setConflict(recovery);
    if (recovery.kind !== 'values') return;
    reset(structuredClone(recovery.values), { keepDefaultValues: true });
    setPhase(recovery.merged ? 'merged' : 'working');
  }

  if (conflict) {
    const shown = {
      base: conflict.base,
      mine: conflict.mine,
      theirs: initial,
      saves: false,
      onChoose: () => setConflict(null),
    };
    return (
      <Suspense>
        <LateTexts area="preguntas">
          <ConflictDialog conflict={shown} formId={formId} />
        </LateTexts>
      </Suspense>
    );
  }
  if (phase === 'opening') return null;
  return (
    <>
      {phase === 'merged' && <p role="status">{translate('app.draft.merged')}</p>}
      {offer && (
        <DraftBanner
          savedAt={offer.savedAt}
          title={draftTitle(spec, offer.values, initial)}
          onRecover={() => recover(offer)}
          onDiscard={discard}
        />
      )}
    </>
  );
}

/** Registers this form's work with a guard. */
function useRegisteredWork(work: UnsavedWork, works: Set<UnsavedWork> | null): void {
  useEffect(() => {
    works?.add(work);
    return () => void works?.delete(work);
  }, [work, works]);
}
