import { createContext, useContext } from 'react';
import type { WireRecord } from '../resource/wire-record';

interface ShowContextValue {
  readonly record: WireRecord;
  /** Path of the current group of fields, with a trailing dot; '' at the top. */
  readonly prefix: string;
  /** Paths of the values in the head of the page, which its sections do not repeat. */
  readonly above?: ReadonlySet<string> | undefined;
}

const ShowContext = createContext<ShowContextValue | null>(null);
export const ShowContextProvider = ShowContext.Provider;

/** Returns the current record and its current group of fields. */
export function useShowContext(): ShowContextValue {
  const value = useContext(ShowContext);
  if (!value) throw new Error('This field needs a ShowPage around it');
  return value;
}
