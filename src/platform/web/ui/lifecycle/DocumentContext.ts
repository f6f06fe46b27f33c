import { createContext, useContext } from 'react';
import type { WireRecord } from '../resource/wire-record';

const DocumentContext = createContext<WireRecord | null>(null);

/** Provides the stored document to the form of its step. */
export const DocumentProvider = DocumentContext.Provider;

/** Returns the document of the current step; null in other forms. */
export function useDocument(): WireRecord | null {
  return useContext(DocumentContext);
}
