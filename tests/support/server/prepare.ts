import { PREPARED_WORLD } from './prepared';

/** What all tests of the server begin with, where nobody has prepared it: `npm test` does while the tests of units are at work. */
export default async function prepare(): Promise<() => Promise<void>> {
  if (process.env[PREPARED_WORLD] !== undefined) return async () => undefined;
  const { prepareWorld } = await import('./prepare-world');
  return prepareWorld();
}
