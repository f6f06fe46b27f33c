import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { SectionTabs } from '#platform/web/ui/page/SectionTabs';
import { useFormContextValue } from '../FormContext';
import { flattenErrors } from '../submit/form-errors';
import { registeredAt } from '../field/registered-at';

interface FormTabsProps {
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** Form sections as tabs; tabs with errors are marked, open or not. */
export function FormTabs({ ids, children }: FormTabsProps) {
  const { errors } = useFormState();
  const { fields } = useFormContextValue();
  // Counted at every render: react-hook-form may mutate its tree of errors.
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
