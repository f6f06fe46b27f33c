import { createContext } from 'react';

/** True inside a titled section. Sections of an embedded record merge into the enclosing one. */
export const InsideSection = createContext(false);
