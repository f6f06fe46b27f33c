import type { ComponentType } from 'react';

/** Loads the inputs of a step. */
export type LoadInputs = () => Promise<{ readonly default: ComponentType }>;

/** Inputs of steps by name; each loads when its dialog opens. */
export type TransitionForms = Readonly<Record<string, LoadInputs>>;
