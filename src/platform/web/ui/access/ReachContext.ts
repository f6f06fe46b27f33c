import { createContext, useContext } from 'react';
import type { Reach } from '#platform/shared/reach';

const ReachContext = createContext<Reach>({ alcances: {}, own: {} });
/** Reach of the signed-in person's permissions, and their own places and people. */
export const ReachProvider = ReachContext.Provider;

export function useReach(): Reach {
  return useContext(ReachContext);
}

/** Keys of the places and people that are the signed-in person's, by kind of scope. */
export function useOwn(): Reach['own'] {
  return useReach().own;
}
