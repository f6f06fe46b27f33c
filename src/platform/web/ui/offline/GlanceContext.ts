import { createContext, useContext } from 'react';

/** A page as the device renders it before the application has loaded. */
export interface Glance {
  readonly html: string;
  /** Note with the time of the data, stating that current data are loading. */
  readonly note: string;
  /** Message shown after the user chooses something on it. */
  readonly opening: string;
  /** Class names of the style sheets that it was rendered with. */
  readonly looks: string;
}

export interface GlanceKeeper {
  /** Stores the content of the page at `path` on the device, for the next start. */
  readonly keep: (path: string, glance: Glance) => void;
  /** Called when the page is ready to replace the glance of this start. */
  readonly end: () => void;
}

const GlanceContext = createContext<GlanceKeeper>({ keep: () => undefined, end: () => undefined });
export const GlanceProvider = GlanceContext.Provider;
export const useGlance = (): GlanceKeeper => useContext(GlanceContext);
