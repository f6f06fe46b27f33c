/**
 * Returns the second URL of a list, named after its collection: `/catalogos/usuario/usuario-list` answers as `/catalogos/usuario` does. A
 * path that already ends in `-list` is returned unchanged.
 */
export function listVariantPath(path: string): string {
  return path.endsWith('-list') ? path : `${path}/${path.slice(path.lastIndexOf('/') + 1)}-list`;
}
