import { createContext, useContext } from 'react';

const UserIdContext = createContext<number | null>(null);
export const UserIdProvider = UserIdContext.Provider;

/** Who is signed in: what is remembered on this machine is remembered for one person. Null outside of a session. */
export function useUserId(): number | null {
  return useContext(UserIdContext);
}
