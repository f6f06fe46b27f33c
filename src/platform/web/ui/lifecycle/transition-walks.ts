import type { ComponentType, LazyExoticComponent } from 'react';
import type { WalkProps } from '../walk/walk-spec';

export interface TransitionWalk {
  /** Loads when it is opened. */
  readonly View: LazyExoticComponent<ComponentType<WalkProps>>;
  /** It has a button of its own, beside that of the step. */
  readonly optional?: boolean;
}

/** Views that go through the lines of a step one by one, by the step's name. */
export type TransitionWalks = Readonly<Record<string, TransitionWalk>>;
