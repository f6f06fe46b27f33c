import { createContext, useContext, useMemo, useState } from 'react';
import type { FormSpec } from '../../shared/form-spec';
import { startedForm, type Starter } from '../../shared/start-values';
import { today } from '../format/format-date';

const OwnContext = createContext<Starter['own']>({});
/** Keys of the places and people that are the signed-in person's, by kind of scope. */
export const OwnProvider = OwnContext.Provider;

/** The form of a new record as the signed-in person begins it, with today's date and what is theirs. */
export function useStartedForm(form: FormSpec): FormSpec {
  const own = useContext(OwnContext);
  const [begun] = useState(() => ({ today: today(), now: new Date().toISOString() }));
  return useMemo(() => startedForm(form, { ...begun, own }), [form, begun, own]);
}
