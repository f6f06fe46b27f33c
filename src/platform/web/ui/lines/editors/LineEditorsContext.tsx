import { createContext, useContext, useEffect, type ComponentType, type ReactNode } from 'react';
import type { CellEditorProps } from './cell-editor-props';

/** Cell editors provided by a feature in place of the default, by `<lines>.<field>`. */
export type LineEditors = Readonly<Record<string, ComponentType<CellEditorProps> & { readonly preload?: () => void }>>;

const LineEditorsContext = createContext<LineEditors>({});

/** Provides the editors of a form, and loads them before a cell is edited. */
export function LineEditorsProvider({
  value,
  children,
}: {
  readonly value: LineEditors;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    for (const editor of Object.values(value)) editor.preload?.();
  }, [value]);
  return <LineEditorsContext value={value}>{children}</LineEditorsContext>;
}

/** Returns the cell editors provided by features of the form. */
export function useLineEditors(): LineEditors {
  return useContext(LineEditorsContext);
}
