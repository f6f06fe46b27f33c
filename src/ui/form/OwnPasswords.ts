import { createContext, useContext } from 'react';

/** Whether people have passwords here that a second person can give: with an identity provider alone they have none. */
const OwnPasswordsContext = createContext(true);
export const OwnPasswordsProvider = OwnPasswordsContext.Provider;
export const useOwnPasswords = (): boolean => useContext(OwnPasswordsContext);
