/** Returns the id of the focusable element of a field, to which the error summary links. */
export function fieldId(path: string, formKey = ''): string {
  return `campo${formKey}-${path}`;
}
