/** Address of a programme's page, at one of its tabs. */
export const programmePath = (programaId: number | null, tab?: string): string =>
  `/programas/${programaId}${tab === undefined ? '' : `?seccion=${tab}`}`;
