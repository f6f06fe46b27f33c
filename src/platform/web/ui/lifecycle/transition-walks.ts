import type { ComponentType, LazyExoticComponent } from 'react';
import type { WalkProps } from '../walk/walk-spec';

export interface TransitionWalk {
  /** View, loaded when it opens. */
  readonly View: LazyExoticComponent<ComponentType<WalkProps>>;
  /** True for a view with a button of its own, beside that of the step. */
  readonly optional?: boolean;
}

/** Views that go through the lines of a step one by one, by the step's name. */
export type TransitionWalks = Readonly<Record<string, TransitionWalk>>;
