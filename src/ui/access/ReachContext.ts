import { createContext, useContext } from 'react';
import type { Reach } from '../../shared/reach';

const ReachContext = createContext<Reach>({ alcances: {}, own: {} });
/** How far the permissions of the signed-in person reach, and the places and people that are theirs. */
export const ReachProvider = ReachContext.Provider;

export function useReach(): Reach {
  return useContext(ReachContext);
}

/** Keys of the places and people that are the signed-in person's, by kind of scope. */
export function useOwn(): Reach['own'] {
  return useReach().own;
}
