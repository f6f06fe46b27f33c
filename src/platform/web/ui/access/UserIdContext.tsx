import { createContext, useContext } from 'react';

const UserIdContext = createContext<number | null>(null);
export const UserIdProvider = UserIdContext.Provider;

/** Returns the id of the signed-in account, by which this machine stores data per person. Null outside of a session. */
export function useUserId(): number | null {
  return useContext(UserIdContext);
}
