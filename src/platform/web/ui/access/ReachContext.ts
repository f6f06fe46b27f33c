import { createContext, useContext } from 'react';
import type { Reach } from '#platform/shared/lifecycle/reach';

const ReachContext = createContext<Reach>({ alcances: {}, own: {} });
/** Provides the scope of the signed-in user's permissions, and their own places and people. */
export const ReachProvider = ReachContext.Provider;

export function useReach(): Reach {
  return useContext(ReachContext);
}

/** Returns the keys of the signed-in user's own places and people, by kind of scope. */
export function useOwn(): Reach['own'] {
  return useReach().own;
}
