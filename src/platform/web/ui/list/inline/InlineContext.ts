import { createContext, useContext, useMemo, useRef } from 'react';
import { usePermission } from '../../access/PermissionsContext';
import { useMayWrite } from '../../access/useMayWrite';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { WireRecord } from '../../resource/wire-record';
import type { LoadBulkFields } from '../bulk/bulk-field';

/** States in which a document can be edited in its cells. */
export interface OpenStates {
  readonly field: string;
  readonly states: readonly string[];
}

export interface Inline {
  /** Loads the inputs of the cells. */
  readonly load: LoadBulkFields;
  /** True when this record may be edited. */
  readonly offers: (record: WireRecord) => boolean;
  /** Registers the undo of the last cell change in this list. */
  readonly remember: (undo: (() => void) | null) => void;
  /** Undoes that change; returns false when there is none. */
  readonly undo: () => boolean;
}

const InlineContext = createContext<Inline | null>(null);
export const InlineProvider = InlineContext.Provider;

/** Returns the context of in-place editing; null without permission. */
export function useInline(): Inline | null {
  return useContext(InlineContext);
}

/** Returns in-place editing within the user's permissions; the server applies the same rules as in the form. */
export function useInlineOf(openIn: OpenStates | undefined): Inline | null {
  const { bulk, backend, operations, permissions } = useResourceModule();
  const may = usePermission(permissions.update) && operations.includes('update') && backend === 'server';
  const mayWrite = useMayWrite('update');
  const last = useRef<(() => void) | null>(null);
  return useMemo(
    () =>
      may && bulk
        ? {
            load: bulk,
            offers: (record) => mayWrite(record) && (!openIn || openIn.states.includes(String(record[openIn.field]))),
            remember: (undo) => {
              last.current = undo;
            },
            undo: () => {
              const undo = last.current;
              last.current = null;
              undo?.();
              return undo !== null;
            },
          }
        : null,
    [may, mayWrite, bulk, openIn],
  );
}
