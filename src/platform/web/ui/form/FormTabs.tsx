import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { SectionTabs } from '../page/SectionTabs';
import { useFormContextValue } from './FormContext';
import { flattenErrors } from './form-errors';
import { registeredAt } from './registered-at';

interface FormTabsProps {
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** Sections of a form as tabs; those with something to correct say so, open or not. */
export function FormTabs({ ids, children }: FormTabsProps) {
  const { errors } = useFormState();
  const { fields } = useFormContextValue();
  // Counted at every render: react-hook-form may change its tree of errors in place.
  const wrong = new Map<string, number>();
  for (const { path } of flattenErrors(errors)) {
    const tab = registeredAt(fields, path)?.tab?.id;
    if (tab !== undefined) wrong.set(tab, (wrong.get(tab) ?? 0) + 1);
  }
  return (
    <SectionTabs ids={ids} errors={wrong}>
      {children}
    </SectionTabs>
  );
}
