import { createContext, useContext } from 'react';

const UserIdContext = createContext<number | null>(null);

/** The application says here who is signed in, for what is kept for each person apart. */
export const UserIdProvider = UserIdContext.Provider;

/** Key of the signed-in person; null where nobody is. */
export function useUserId(): number | null {
  return useContext(UserIdContext);
}
