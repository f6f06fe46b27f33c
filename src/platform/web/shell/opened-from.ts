/** Handwritten pages opened from a page whose path is not a prefix of theirs, by their own prefix. */
const OPENED_FROM: Readonly<Record<string, string>> = {
  '/consulta/visita/': '/consulta/recepcion',
  '/hospital/paciente/': '/tableta/mis-pacientes',
  '/tableta/paciente/': '/tableta/mis-pacientes',
  '/cendis/ordenes/': '/cendis',
};

/** Returns the page from which the given page is opened; null when its path already states it. */
export const openedFrom = (pathname: string): string | null =>
  Object.entries(OPENED_FROM).find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? null;
