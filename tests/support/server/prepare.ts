import { PREPARED_WORLD } from './prepared';

/** Prepares the server tests, unless `npm test` already did in parallel with the unit tests. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (process.env[PREPARED_WORLD] !== undefined) return async () => undefined;
  const { prepareWorld } = await import('./prepare-world');
  return prepareWorld();
}
