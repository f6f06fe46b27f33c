import { createContext, useContext } from 'react';

/** Element of a record's page in which its steps with lines open. Without it they open in a dialog. */
const StepPlaceContext = createContext<HTMLElement | null>(null);
export const StepPlaceProvider = StepPlaceContext.Provider;

export const useStepPlace = (): HTMLElement | null => useContext(StepPlaceContext);
