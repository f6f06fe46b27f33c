/** Whether a place is there: those over the sample backend only where that is on. */
export function isOffered({ backend }: { readonly backend: 'server' | 'mock' }, enableMock: boolean): boolean {
  return backend === 'server' || enableMock;
}
