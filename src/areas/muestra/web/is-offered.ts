/** True when a place exists: those over the sample backend need samples. */
export function isOffered({ backend }: { readonly backend: 'server' | 'mock' }, enableMock: boolean): boolean {
  return backend === 'server' || enableMock;
}
