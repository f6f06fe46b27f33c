import { createContext, useContext } from 'react';
import type { FormSpec } from '#platform/shared/form-spec';
import type { OpenChoices } from '../reference/open-choice';
import type { ValueSpec } from '../values/value-spec';
import type { FollowingValues } from './derived/following-values';
import type { UnsavedWork } from './drafts/useDraftKeeper';

/** Data that an input registers with the form, for the error summary and the conflict dialog. */
export interface RegisteredField {
  readonly path: string;
  readonly label: string;
  /** Id of the element that takes the focus. */
  readonly elementId: string;
  readonly spec: ValueSpec;
  /** The tab that the input stands in, and how to open it; null outside of tabs. */
  readonly tab: { readonly id: string; readonly open: () => void } | null;
}

/**
 * Shows what is about to be saved, before it is; false keeps it from being sent, and the form stays as it is. An object is sent beside the values.
 *
 * @param base the record that the values are based on
 */
export type Review = (
  values: Readonly<Record<string, unknown>>,
  base: Readonly<Record<string, unknown>>,
) => Promise<boolean | Readonly<Record<string, unknown>>>;

/** A stored record and its resource, whose texts name its fields. */
export interface FormDocument {
  readonly resource: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export interface FormContextValue {
  readonly spec: FormSpec;
  readonly mode: 'create' | 'edit';
  /** Tells apart the elements of forms that are open at once. */
  readonly formKey: string;
  /** Path of the edited record: `paciente/12`. Nested forms keep their drafts below it. */
  readonly place: string;
  /** Inputs on the screen by path. Kept outside of React's state: nothing renders when an input comes or goes. */
  readonly fields: Map<string, RegisteredField>;
  /** Texts in pickers that are no record yet: the form is not sent with them. */
  readonly choices: OpenChoices;
  /**
   * The stored record that a step or an action is filled in for: pickers are narrowed by its fields where the form has none of that
   * name. Absent in the form of a record.
   */
  readonly document?: FormDocument | null;
  /** The record as it came, for names of referenced records. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Reviews that inputs require before submit, by path; only when editing an existing record. */
  readonly reviews?: Map<string, Review>;
  /** Fields that follow from the values; a form whose spec has none has none. */
  readonly following?: FollowingValues;
  /** Unsaved work of this form and of those opened on top of it. */
  readonly works: Set<UnsavedWork>;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormContextProvider = FormContext.Provider;

/** The form that an input belongs to. */
export function useFormContextValue(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('This input needs a RecordForm around it');
  return value;
}

/** The form below the dialog that this one stands in; null on a page. */
export function useOuterForm(): FormContextValue | null {
  return useContext(FormContext);
}
