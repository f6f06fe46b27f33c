import { createContext, useContext } from 'react';
import type { WireRecord } from '../../resource/wire-record';

/** Context of a create form in a dialog over another form. */
export interface InPlace {
  /** Path of the opener, which separates its draft from the page's: `personal-medico/12#especialidadId`. */
  readonly place: string;
  /** Text typed into the picker, used for the field that names the record. */
  readonly text: string;
  /** Values given by the other form (the chosen state, for a new municipality). */
  readonly values: WireRecord;
  readonly onCreated: (record: WireRecord) => void;
  /** True when the user wants to close the dialog; the form reports unsaved work. */
  readonly leaving: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

const InPlaceContext = createContext<InPlace | null>(null);
export const InPlaceProvider = InPlaceContext.Provider;

/** Returns the dialog context of a form; null on its own page. */
export function useInPlace(): InPlace | null {
  return useContext(InPlaceContext);
}
