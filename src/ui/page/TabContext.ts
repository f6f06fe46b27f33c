import { createContext } from 'react';

/** The tab that something stands in, and how to open it; null outside of tabs. */
export const TabContext = createContext<{ readonly id: string; readonly open: () => void } | null>(null);

/** Whether the address of the page remembers the open tab. Not in dialogs: the address is that of the page below. */
export const TabInAddress = createContext(true);
