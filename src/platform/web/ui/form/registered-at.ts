import type { FormContextValue, RegisteredField } from './FormContext';

/** The input of a path, or the nearest one around it (the list, for something wrong inside one of its rows). */
export function registeredAt(fields: FormContextValue['fields'], path: string): RegisteredField | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const field = fields.get(at);
    if (field) return field;
  }
  return undefined;
}
