import { createContext, useContext } from 'react';
import type { FormSpec } from '../../shared/form-spec';
import type { ValueSpec } from '../values/value-spec';

/** What an input on the screen tells the form about itself, for the error summary and the conflict dialog. */
export interface RegisteredField {
  readonly path: string;
  readonly label: string;
  /** Id of the element that takes the focus. */
  readonly elementId: string;
  readonly spec: ValueSpec;
}

export interface FormContextValue {
  readonly spec: FormSpec;
  readonly mode: 'create' | 'edit';
  /** Inputs on the screen by path. Kept outside of React's state: nothing renders when an input comes or goes. */
  readonly fields: Map<string, RegisteredField>;
  /** The record as it came, for names of referenced records. */
  readonly record: Readonly<Record<string, unknown>>;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormContextProvider = FormContext.Provider;

/** The form that an input belongs to. */
export function useFormContextValue(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('This input needs a RecordForm around it');
  return value;
}
