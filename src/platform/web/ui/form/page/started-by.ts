import type { FormSpec } from '#platform/shared/validation/form-spec';

/**
 * Reads initial values from the URL of a form, as in react-admin: `?source={"pacienteId":12}`. Accepts only scalar values of writable
 * fields; any other content of the URL is ignored.
 */
export function startedBy(source: Readonly<Record<string, unknown>> | null, form: FormSpec) {
  return Object.fromEntries(
    Object.entries(source ?? {}).filter(
      ([name, value]) => form.writable.has(name) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}
