/** The second address of a list, named after its collection: `/catalogos/usuario/usuario-list` answers as `/catalogos/usuario` does. One that is a list by its name has no other. */
export function listVariantPath(path: string): string {
  return path.endsWith('-list') ? path : `${path}/${path.slice(path.lastIndexOf('/') + 1)}-list`;
}
