import type { LeftOut } from './left-out';

/**
 * Parameters of an address that a page does not use, as its notice says them.
 *
 * @param nameOf gives the label of a parameter that the page knows, and '' for one that it does not know
 */
export function unusedParts(unused: readonly string[], nameOf: (parameter: string) => string): readonly LeftOut[] {
  return unused.map((parameter) => {
    const name = nameOf(parameter);
    return name === '' ? { text: 'unknownParameter', name: parameter } : { text: 'parameter', name };
  });
}
