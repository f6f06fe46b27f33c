/** Checks whether a place is available: those over the sample backend require samples to be enabled. */
export function isOffered({ backend }: { readonly backend: 'server' | 'mock' }, enableMock: boolean): boolean {
  return backend === 'server' || enableMock;
}
