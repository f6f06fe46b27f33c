import { useContext, useEffect } from 'react';
import { TabContext } from '#platform/web/ui/page/TabContext';
import { useFormContextValue, type RegisteredField } from '../FormContext';

/** Registers a rendered input with the form. */
export function useRegisteredField({ path, label, elementId, spec }: Omit<RegisteredField, 'tab'>): void {
  const { fields } = useFormContextValue();
  const tab = useContext(TabContext);
  // Updated after every render, in place: the label may change its language, and the order is that of the form.
  useEffect(() => void fields.set(path, { path, label, elementId, spec, tab }));
  useEffect(() => () => void fields.delete(path), [fields, path]);
}
