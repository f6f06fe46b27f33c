/** Id of the element of a field that takes the focus: the error summary links to it. */
export function fieldId(path: string, formKey = ''): string {
  return `campo${formKey}-${path}`;
}
