import { lazy, Suspense, useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import type { WireRecord } from '../../resource/wire-record';
import { useFormContextValue } from '../FormContext';
import type { Draft, DraftSlot } from './draft-slot';
import { recoverDraft } from './recover-draft';
import { useDraftKeeper, type UnsavedWork } from './useDraftKeeper';

const ConflictDialog = lazy(() => import('../ConflictDialog'));
const DraftBanner = lazy(() => import('./DraftBanner').then((module) => ({ default: module.DraftBanner })));

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
  const { reset } = useFormContext();
  const work = useDraftKeeper(slot, about);
  const [recovery] = useState(() => recoverDraft(spec, slot.found, initial));
  const [open, setOpen] = useState(recovery.kind !== 'nothing');
  useImperativeHandle(ref, () => work, [work]);
  useRegisteredWork(work, works);
  useRegisteredWork(work, outerWorks);

  useEffect(() => {
    if (slot.found) onRecovered(slot.found);
    if (recovery.kind === 'values') reset(structuredClone(recovery.values), { keepDefaultValues: true });
    else if (recovery.kind === 'nothing' && slot.found) void slot.remove();
    // Once, when the form opens.
  }, []);

  if (!open || !slot.found) return null;
  if (recovery.kind === 'conflict') {
    const conflict = { base: recovery.base, mine: recovery.mine, theirs: initial, saves: false, onChoose: () => setOpen(false) };
    return <Suspense><ConflictDialog conflict={conflict} formId={formId} /></Suspense>;
  }
  return (
    <Suspense>
      <DraftBanner
        savedAt={slot.found.savedAt}
        merged={recovery.kind === 'values' && recovery.merged}
        onKeep={() => setOpen(false)}
        onDiscard={() => {
          reset(structuredClone(initial));
          void work.keep();
          setOpen(false);
        }}
      />
    </Suspense>
  );
}

/** Tells a guard of this form's work. */
function useRegisteredWork(work: UnsavedWork, works: Set<UnsavedWork> | null): void {
  useEffect(() => {
    works?.add(work);
    return () => void works?.delete(work);
  }, [work, works]);
}
