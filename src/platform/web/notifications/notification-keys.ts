/** Under which keys of the query cache the bell's count and its latest notices are. */
export const UNSEEN = ['notificaciones', 'sin-leer'] as const;
export const LATEST = ['notificaciones', 'ultimas'] as const;
