import { createContext } from 'react';

/** Whether a titled section is around: sections of an embedded record vanish into the one that holds it. */
export const InsideSection = createContext(false);
