import { createContext, useContext, type ComponentType } from 'react';
import type { CellEditorProps } from './CellEditor';

/** Editors of cells that a feature provides in place of the usual one, by `<lines>.<field>`. */
export type LineEditors = Readonly<Record<string, ComponentType<CellEditorProps>>>;

const LineEditorsContext = createContext<LineEditors>({});
export const LineEditorsProvider = LineEditorsContext.Provider;

/** The editors that features provide for cells of the form. */
export function useLineEditors(): LineEditors {
  return useContext(LineEditorsContext);
}
