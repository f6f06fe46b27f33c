import { createContext, useContext, type ComponentType } from 'react';
import type { CellEditorProps } from './cell-editor-props';

/** Cell editors provided by a feature in place of the default, by `<lines>.<field>`. */
export type LineEditors = Readonly<Record<string, ComponentType<CellEditorProps> & { readonly preload?: () => void }>>;

const LineEditorsContext = createContext<LineEditors>({});
export const LineEditorsProvider = LineEditorsContext.Provider;

/** Returns the cell editors provided by features of the form. */
export function useLineEditors(): LineEditors {
  return useContext(LineEditorsContext);
}
