import { createContext, useContext } from 'react';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { OpenChoices } from '../reference/open-choice';
import type { ValueSpec } from '../values/value-spec';
import type { FollowingValues } from './derived/following-values';
import type { UnsavedWork } from './drafts/useDraftKeeper';

/** Data that an input registers with the form, for the error summary and the conflict dialog. */
export interface RegisteredField {
  readonly path: string;
  readonly label: string;
  /** Id of the element that receives the focus. */
  readonly elementId: string;
  readonly spec: ValueSpec;
  /** Tab that contains the input, with a function to open it; null outside of tabs. */
  readonly tab: { readonly id: string; readonly open: () => void } | null;
}

/**
 * Reviews the values before they are saved. False cancels the submit, and the form stays unchanged. An object is sent in addition to the
 * values.
 *
 * @param base the record that the values are based on
 */
export type Review = (
  values: Readonly<Record<string, unknown>>,
  base: Readonly<Record<string, unknown>>,
) => Promise<boolean | Readonly<Record<string, unknown>>>;

/** A stored record, and the resource with the labels of its fields. */
export interface FormDocument {
  readonly resource: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export interface FormContextValue {
  readonly spec: FormSpec;
  readonly mode: 'create' | 'edit';
  /** Distinguishes the elements of several open forms. */
  readonly formKey: string;
  /** Path of the edited record: `paciente/12`. Nested forms keep their drafts below it. */
  readonly place: string;
  /** Rendered inputs by path. Stored outside of React's state, so that an input added or removed causes no render. */
  readonly fields: Map<string, RegisteredField>;
  /** Texts in pickers that match no record yet; they prevent a submit. */
  readonly choices: OpenChoices;
  /**
   * Stored record of a step or an action. Its fields filter pickers when the form has none of that name. Absent in the form of a record.
   */
  readonly document?: FormDocument | null;
  /** Record as loaded, for names of referenced records. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Reviews that inputs require before submit, by path; only when editing an existing record. */
  readonly reviews?: Map<string, Review>;
  /** Derived and computed values; empty for a form without such fields. */
  readonly following?: FollowingValues;
  /** Unsaved work of this form and of forms opened over it. */
  readonly works: Set<UnsavedWork>;
}

const FormContext = createContext<FormContextValue | null>(null);
export const FormContextProvider = FormContext.Provider;

/** Returns the context of the current form. */
export function useFormContextValue(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('This input needs a RecordForm around it');
  return value;
}

/** Returns the form below the current dialog; null on a page. */
export function useOuterForm(): FormContextValue | null {
  return useContext(FormContext);
}
