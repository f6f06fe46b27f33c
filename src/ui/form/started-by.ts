import type { FormSpec } from '../../shared/form-spec';

/**
 * What a page says that leads to a form, as react-admin has it: `?source={"pacienteId":12}`. Only plain values of fields that are written are
 * taken; anything else in an address is somebody's mistake.
 */
export function startedBy(source: Readonly<Record<string, unknown>> | null, form: FormSpec) {
  return Object.fromEntries(
    Object.entries(source ?? {}).filter(
      ([name, value]) => form.writable.has(name) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}
