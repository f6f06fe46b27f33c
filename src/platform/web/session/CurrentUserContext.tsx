import { createContext, useContext } from 'react';
import type { CurrentUser } from './current-user';

const CurrentUserContext = createContext<CurrentUser | null>(null);
export const CurrentUserProvider = CurrentUserContext.Provider;

/** Returns the signed-in user. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext);
  if (!user) throw new Error('useCurrentUser needs a signed-in session above it');
  return user;
}
