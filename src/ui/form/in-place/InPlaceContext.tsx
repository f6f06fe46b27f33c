import { createContext, useContext } from 'react';
import type { WireRecord } from '../../resource/wire-record';

/** What a create form must know when it stands in a dialog over another form instead of on a page of its own. */
export interface InPlace {
  /** Where the dialog was opened, so that its draft is kept apart from that of the page: `personal-medico/12#especialidadId`. */
  readonly place: string;
  /** What was typed into the picker; goes into the field that names the record. */
  readonly text: string;
  /** Values that the other form asks for (the chosen state, for a new municipality). */
  readonly values: WireRecord;
  readonly onCreated: (record: WireRecord) => void;
  /** Somebody wants to close the dialog: the form says whether there is something to lose. */
  readonly leaving: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

const InPlaceContext = createContext<InPlace | null>(null);
export const InPlaceProvider = InPlaceContext.Provider;

/** Where the form stands; null on a page of its own. */
export function useInPlace(): InPlace | null {
  return useContext(InPlaceContext);
}
