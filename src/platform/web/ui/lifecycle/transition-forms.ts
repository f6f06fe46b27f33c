import type { ComponentType, LazyExoticComponent } from 'react';

/** Inputs of steps by name; each loads when its dialog opens. */
export type TransitionForms = Readonly<Record<string, LazyExoticComponent<ComponentType>>>;
