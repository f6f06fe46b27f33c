/** Pages written by hand that are opened from one whose address is not the beginning of theirs, by how theirs begins. */
const OPENED_FROM: Readonly<Record<string, string>> = {
  '/consulta/visita/': '/consulta/recepcion',
  '/hospital/paciente/': '/tableta/mis-pacientes',
  '/tableta/paciente/': '/tableta/mis-pacientes',
  '/cendis/ordenes/': '/cendis',
};

/** The page that the one of an address is opened from; null where its address tells. */
export const openedFrom = (pathname: string): string | null =>
  Object.entries(OPENED_FROM).find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? null;
