import { lazy, Suspense, useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import type { WireRecord } from '../../resource/wire-record';
import { useFormContextValue } from '../FormContext';
import { DraftBanner } from './DraftBanner';
import type { Draft, DraftSlot } from './draft-slot';
import { recoverDraft } from './recover-draft';
import { useDraftKeeper, type UnsavedWork } from './useDraftKeeper';

const ConflictDialog = lazy(() => import('../ConflictDialog'));

export type DraftHandle = UnsavedWork;

interface DraftKeeperProps {
  readonly ref: Ref<DraftHandle>;
  readonly slot: DraftSlot;
  readonly initial: WireRecord;
  readonly about: () => Pick<Draft, 'base' | 'sent'>;
  readonly onRecovered: (draft: Draft) => void;
  readonly formId: string;
  /** Unsaved work of the form below, when this one stands in a dialog. */
  readonly outerWorks: Set<UnsavedWork> | null;
}

/** Keeps the form's unsaved work, and brings back what an earlier form at this place left. */
export function DraftKeeper({ ref, slot, initial, about, onRecovered, formId, outerWorks }: DraftKeeperProps) {
  const { spec, works } = useFormContextValue();
  const {
    reset,
    formState: { isReady },
  } = useFormContext();
  const [recovery] = useState(() => recoverDraft(spec, slot.found, initial));
  // Until the draft is back in the form, the form does not speak for it.
  const [phase, setPhase] = useState<'opening' | 'asking' | 'told' | 'working'>('opening');
  const work = useDraftKeeper(slot, about, phase === 'told' || phase === 'working');
  useImperativeHandle(ref, () => work, [work]);
  useRegisteredWork(work, works);
  useRegisteredWork(work, outerWorks);

  const recover = useEffectEvent(() => {
    if (phase !== 'opening') return;
    if (slot.found) onRecovered(slot.found);
    if (recovery.kind === 'values') reset(structuredClone(recovery.values), { keepDefaultValues: true });
    else if (recovery.kind === 'nothing' && slot.found) void slot.remove();
    setPhase(recovery.kind === 'values' ? 'told' : recovery.kind === 'conflict' ? 'asking' : 'working');
  });
  // Not before react-admin's form has put in what it starts with.
  useEffect(() => {
    if (isReady) recover();
  }, [isReady]);

  if (phase === 'opening' || phase === 'working' || !slot.found) return null;
  if (recovery.kind === 'conflict') {
    const conflict = {
      base: recovery.base,
      mine: recovery.mine,
      theirs: initial,
      saves: false,
      onChoose: () => setPhase('working'),
    };
    return (
      <Suspense>
        <ConflictDialog conflict={conflict} formId={formId} />
      </Suspense>
    );
  }
  return (
    <DraftBanner
      savedAt={slot.found.savedAt}
      merged={recovery.kind === 'values' && recovery.merged}
      onKeep={() => setPhase('working')}
      onDiscard={() => {
        reset(structuredClone(initial));
        void work.keep();
        setPhase('working');
      }}
    />
  );
}

/** Tells a guard of this form's work. */
function useRegisteredWork(work: UnsavedWork, works: Set<UnsavedWork> | null): void {
  useEffect(() => {
    works?.add(work);
    return () => void works?.delete(work);
  }, [work, works]);
}
