import { createContext, useContext } from 'react';
import type { Starter } from '../../shared/start-values';

type Own = Starter['own'];

const OwnContext = createContext<Own>({});
/** Keys of the places and people that are the signed-in person's, by kind of scope. */
export const OwnProvider = OwnContext.Provider;

export function useOwn(): Own {
  return useContext(OwnContext);
}
