import { useEffect } from 'react';
import type { UnsavedWork } from '../drafts/useDraftKeeper';
import { UnsavedDialog } from '../page/UnsavedDialog';
import type { InPlace } from './InPlaceContext';

interface CloseGuardProps {
  readonly inPlace: InPlace;
  readonly works: ReadonlySet<UnsavedWork>;
}

/** Asks before a dialog with unsaved work closes. */
export function CloseGuard({ inPlace: { leaving, onStay, onClose }, works }: CloseGuardProps) {
  const asks = leaving && [...works].some((work) => work.changed());
  useEffect(() => {
    if (leaving && !asks) onClose();
  }, [leaving, asks, onClose]);
  return asks ? <UnsavedDialog works={[...works]} onStay={onStay} onLeave={onClose} /> : null;
}
