import { loadCode } from '../loading/load-code';
import type { LoadInputs } from './transition-forms';

const loading = new WeakMap<LoadInputs, ReturnType<LoadInputs>>();

/** Loads the inputs of a step once, and returns the same promise each time, for React's `use`. After a failure, a later call retries. */
export function loadInputs(load: LoadInputs): ReturnType<LoadInputs> {
  const known = loading.get(load);
  if (known) return known;
  const promise = loadCode(load);
  loading.set(load, promise);
  promise.catch(() => loading.delete(load));
  return promise;
}
