import { createContext } from 'react';

/** Surrounding tab, with a function to open it; null outside of tabs. */
export const TabContext = createContext<{ readonly id: string; readonly open: () => void } | null>(null);

/** True when the URL stores the open tab. False in dialogs, whose URL belongs to the page below. */
export const TabInAddress = createContext(true);
