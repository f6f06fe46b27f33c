import { createContext, useContext } from 'react';

/** Handlers for the responses of actions, by operation name; they replace the default notification. */
export type AfterActions = Readonly<Partial<Record<string, (answer: unknown) => void>>>;

const AfterActionsContext = createContext<AfterActions>({});
export const AfterActionsProvider = AfterActionsContext.Provider;

export function useAfterAction(name: string): ((answer: unknown) => void) | undefined {
  return useContext(AfterActionsContext)[name];
}
