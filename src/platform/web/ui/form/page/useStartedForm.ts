import { useMemo, useState } from 'react';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { startedForm } from '#platform/shared/validation/start-values';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { today } from '#platform/web/ui/format/format-date';

/** Returns the form of a new record with the defaults of the signed-in user: today's date and their own records. */
export function useStartedForm(form: FormSpec): FormSpec {
  const own = useOwn();
  const [begun] = useState(() => ({ today: today(), now: new Date().toISOString() }));
  return useMemo(() => startedForm(form, { ...begun, own }), [form, begun, own]);
}
