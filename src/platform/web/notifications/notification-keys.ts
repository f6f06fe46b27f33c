/** Query keys of the bell's count and its latest notices. */
export const UNSEEN = ['notificaciones', 'sin-leer'] as const;
export const LATEST = ['notificaciones', 'ultimas'] as const;
