import { useMemo, useState } from 'react';
import type { FormSpec } from '#platform/shared/form-spec';
import { startedForm } from '#platform/shared/start-values';
import { useOwn } from '../access/ReachContext';
import { today } from '../format/format-date';

/** The form of a new record as the signed-in person begins it, with today's date and what is theirs. */
export function useStartedForm(form: FormSpec): FormSpec {
  const own = useOwn();
  const [begun] = useState(() => ({ today: today(), now: new Date().toISOString() }));
  return useMemo(() => startedForm(form, { ...begun, own }), [form, begun, own]);
}
