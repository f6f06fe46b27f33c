/** Chapters of the manual in `docs/manual`, in the order of the list. Profiles open their own chapter first. */
export const CHAPTERS = [
  { name: 'primeros-pasos', profiles: [] },
  { name: 'recepcion', profiles: ['Recepcion'] },
  { name: 'medico', profiles: ['Medico'] },
  { name: 'enfermeria', profiles: ['Enfermeria', 'Enfermeria-centrales'] },
  { name: 'farmacia', profiles: ['Farmacia'] },
  { name: 'cendis', profiles: ['Cendis'] },
  { name: 'almacen', profiles: ['Almacen-estatal', 'Almacen-regional', 'Almacen-unidad'] },
  { name: 'oficina-central', profiles: ['Oficina-central', 'Jurisdiccion'] },
  { name: 'direccion', profiles: ['Director-unidad', 'Administrador-unidad', 'Jefe-servicio'] },
  { name: 'proveedor', profiles: ['Proveedor'] },
  { name: 'administracion', profiles: ['SUPERUSUARIO'] },
  { name: 'auditoria', profiles: ['Auditor'] },
] as const satisfies readonly { readonly name: string; readonly profiles: readonly string[] }[];

export type Chapter = (typeof CHAPTERS)[number]['name'];

/** Returns the chapter of a profile; `primeros-pasos` for a profile of the installation's own. */
export function chapterOf(profile: string): Chapter {
  return CHAPTERS.find(({ profiles }) => (profiles as readonly string[]).includes(profile))?.name ?? CHAPTERS[0].name;
}
