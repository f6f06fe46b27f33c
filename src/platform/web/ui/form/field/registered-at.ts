import type { FormContextValue, RegisteredField } from '../FormContext';

/** Returns the input of a path, or the nearest one around it (the list, for an error inside one of its rows). */
export function registeredAt(fields: FormContextValue['fields'], path: string): RegisteredField | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const field = fields.get(at);
    if (field) return field;
  }
  return undefined;
}
