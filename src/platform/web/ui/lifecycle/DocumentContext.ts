import { createContext, useContext } from 'react';
import type { WireRecord } from '../resource/wire-record';

const DocumentContext = createContext<WireRecord | null>(null);

/** The document as it is stored, around what a step of it asks for. */
export const DocumentProvider = DocumentContext.Provider;

/** The document whose step is filled in; null in forms of other kinds. */
export function useDocument(): WireRecord | null {
  return useContext(DocumentContext);
}
