import { useContext, useEffect } from 'react';
import { TabContext } from '../page/TabContext';
import { useFormContextValue, type RegisteredField } from './FormContext';

/** Tells the form that this input is on the screen. */
export function useRegisteredField({ path, label, elementId, spec }: Omit<RegisteredField, 'tab'>): void {
  const { fields } = useFormContextValue();
  const tab = useContext(TabContext);
  // Set after every render, in place: what changes is the label's language; the order is that of the form.
  useEffect(() => void fields.set(path, { path, label, elementId, spec, tab }));
  useEffect(() => () => void fields.delete(path), [fields, path]);
}
