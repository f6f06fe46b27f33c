import { createContext, useContext } from 'react';

/** True when people have passwords here that a second person can give. With an identity provider alone they have none. */
const OwnPasswordsContext = createContext(true);
export const OwnPasswordsProvider = OwnPasswordsContext.Provider;
export const useOwnPasswords = (): boolean => useContext(OwnPasswordsContext);
