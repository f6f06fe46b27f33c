import type { ComponentType, LazyExoticComponent } from 'react';
import type { WalkProps } from '../walk/walk-spec';

/** Views that go through the lines of a step one by one, by the step's name; each loads when it is opened. */
export type TransitionWalks = Readonly<Record<string, LazyExoticComponent<ComponentType<WalkProps>>>>;
