import { useEffect } from 'react';
import { useFormContextValue, type RegisteredField } from './FormContext';

/** Tells the form that this input is on the screen. */
export function useRegisteredField({ path, label, elementId, spec }: RegisteredField): void {
  const { fields } = useFormContextValue();
  // Set after every render, in place: what changes is the label's language; the order is that of the form.
  useEffect(() => void fields.set(path, { path, label, elementId, spec }));
  useEffect(() => () => void fields.delete(path), [fields, path]);
}
