import type { Connection } from '../client/connection';

const STATE = { up: true, since: null } as const;
const nothing = () => undefined;

/** Connection of an installation without a server: always up. */
export const ALWAYS_UP: Connection = {
  get: () => STATE,
  subscribe: () => nothing,
  suspect: nothing,
  down: nothing,
  up: nothing,
  retry: () => Promise.resolve(),
  stop: nothing,
};
