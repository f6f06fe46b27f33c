/** Maximum of requests in one address, and authorised at once. */
export const MAX_TOGETHER = 500;

/** Address that authorises several requests together. */
export const authorisePath = (ids: readonly number[]): string =>
  `/oficina-central/autorizar?ids=${[...new Set(ids)].slice(0, MAX_TOGETHER).join(',')}`;
