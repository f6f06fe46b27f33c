import { useEffect } from 'react';

/** Puts the focus into the first field of a form that was opened to be filled at once. */
export function FirstFieldFocus({ formId }: { readonly formId: string }) {
  useEffect(() => {
    const field = document
      .getElementById(formId)
      ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea');
    field?.focus();
  }, [formId]);
  return null;
}
