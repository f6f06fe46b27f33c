import type { LeftOut } from './left-out';

/**
 * Returns the notices for URL parameters that a page ignores.
 *
 * @param nameOf returns the label of a known parameter, and '' for an unknown one
 */
export function unusedParts(unused: readonly string[], nameOf: (parameter: string) => string): readonly LeftOut[] {
  return unused.map((parameter) => {
    const name = nameOf(parameter);
    return name === '' ? { text: 'unknownParameter', name: parameter } : { text: 'parameter', name };
  });
}
