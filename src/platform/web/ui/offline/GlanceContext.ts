import { createContext, useContext } from 'react';

/** A page as a device draws it before the application has been loaded. */
export interface Glance {
  readonly html: string;
  /** Says from when it is, and that what is now is on its way. */
  readonly note: string;
  /** Said once something on it has been chosen. */
  readonly opening: string;
  /** Class names of the style sheets that it was drawn with. */
  readonly looks: string;
}

export interface GlanceKeeper {
  /** Has the device keep what the page at `path` shows, for the next start. */
  readonly keep: (path: string, glance: Glance) => void;
  /** The page itself can take over from what was drawn at this start. */
  readonly end: () => void;
}

const GlanceContext = createContext<GlanceKeeper>({ keep: () => undefined, end: () => undefined });
export const GlanceProvider = GlanceContext.Provider;
export const useGlance = (): GlanceKeeper => useContext(GlanceContext);
