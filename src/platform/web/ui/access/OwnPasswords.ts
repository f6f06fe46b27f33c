import { createContext, useContext } from 'react';

/** True when users have passwords here, which a second person can enter. With an identity provider alone they have none. */
const OwnPasswordsContext = createContext(true);
export const OwnPasswordsProvider = OwnPasswordsContext.Provider;
export const useOwnPasswords = (): boolean => useContext(OwnPasswordsContext);
