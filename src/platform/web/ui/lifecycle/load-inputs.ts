import type { ComponentType } from 'react';
import { loadCode } from '../loading/load-code';
import type { LoadInputs } from './transition-forms';

const loading = new WeakMap<LoadInputs, ReturnType<LoadInputs>>();

const WITHOUT = Promise.resolve({ default: undefined });

/**
 * Loads the inputs of a step once, and returns the same promise each time, for React's `use`. After a failure, a later call retries. A step
 * without inputs has none to load.
 */
export function loadInputs(load: LoadInputs | undefined): Promise<{ readonly default: ComponentType | undefined }> {
  if (!load) return WITHOUT;
  const known = loading.get(load);
  if (known) return known;
  const promise = loadCode(load);
  loading.set(load, promise);
  promise.catch(() => loading.delete(load));
  return promise;
}
