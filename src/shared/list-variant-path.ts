/** The second address of a list, named after its collection: `/catalogos/usuario/usuario-list` answers as `/catalogos/usuario` does. */
export function listVariantPath(path: string): string {
  return `${path}/${path.slice(path.lastIndexOf('/') + 1)}-list`;
}
