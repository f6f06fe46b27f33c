/** Id of the element of a field that takes the focus: the error summary links to it. */
export function fieldId(path: string): string {
  return `campo-${path}`;
}
