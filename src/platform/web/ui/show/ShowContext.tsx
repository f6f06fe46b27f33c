import { createContext, useContext } from 'react';
import type { WireRecord } from '../resource/wire-record';

interface ShowContextValue {
  readonly record: WireRecord;
  /** Path of the group whose fields are being shown, with its dot; '' at the top. */
  readonly prefix: string;
}

const ShowContext = createContext<ShowContextValue | null>(null);
export const ShowContextProvider = ShowContext.Provider;

/** The record on show and the group of fields that this is. */
export function useShowContext(): ShowContextValue {
  const value = useContext(ShowContext);
  if (!value) throw new Error('This field needs a ShowPage around it');
  return value;
}
