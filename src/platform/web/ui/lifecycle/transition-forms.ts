import type { ComponentType, LazyExoticComponent } from 'react';

/** Inputs of the steps that ask for something, by the step's name; each loads when its dialog opens. */
export type TransitionForms = Readonly<Record<string, LazyExoticComponent<ComponentType>>>;
