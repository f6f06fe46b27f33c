/** Requests that one address names, as many as are authorised at once. */
export const MOST_TOGETHER = 500;

/** Address that authorises several requests together. */
export const authorisePath = (ids: readonly number[]): string =>
  `/oficina-central/autorizar?ids=${[...new Set(ids)].slice(0, MOST_TOGETHER).join(',')}`;
