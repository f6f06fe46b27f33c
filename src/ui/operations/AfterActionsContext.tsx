import { createContext, useContext } from 'react';

/** What the application does with the answer of an action, instead of telling that it is done; by the operation's name. */
export type AfterActions = Readonly<Partial<Record<string, (answer: unknown) => void>>>;

const AfterActionsContext = createContext<AfterActions>({});
export const AfterActionsProvider = AfterActionsContext.Provider;

export function useAfterAction(name: string): ((answer: unknown) => void) | undefined {
  return useContext(AfterActionsContext)[name];
}
