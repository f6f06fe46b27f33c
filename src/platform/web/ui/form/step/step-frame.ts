import type { ReactNode } from 'react';
import type { DraftHandle } from '../drafts/DraftKeeper';

export interface StepFrameState {
  readonly submitting: boolean;
  /** Closes the step; unsaved work asks for confirmation. */
  readonly close: () => void;
}

/** Props of the frame around the form of a step: a dialog, or a part of the page. */
export interface StepFrameProps {
  readonly formId: string;
  readonly works: ReadonlySet<DraftHandle>;
  readonly title: string;
  readonly onClose: () => void;
  /** Returns the buttons at the end of the form. */
  readonly renderActions: (state: StepFrameState) => ReactNode;
  readonly children: ReactNode;
}
