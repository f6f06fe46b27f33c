import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { UnsavedDialog } from '../page/UnsavedDialog';
import type { StepFrameProps, StepFrameState } from './step-frame';

/** Returns the state of a step's frame, and the question about unsaved work, if it is being asked. */
export function useClosing({ works, onClose }: Pick<StepFrameProps, 'works' | 'onClose'>): {
  readonly state: StepFrameState;
  readonly question: ReactNode;
} {
  const { isSubmitting: submitting } = useFormState();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if ([...works].some((work) => work.changed())) setAsking(true);
    else onClose();
  };
  return {
    state: { submitting, close },
    question: asking && <UnsavedDialog works={[...works]} onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
