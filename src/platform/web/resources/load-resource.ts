import { RESOURCE_PARTS } from '#generated/web/resources.gen';
import type { ResourceName } from '#platform/shared/product-names';
import { bucketOf } from '#platform/shared/bucket-of';
import { loadCode } from '../ui/loading/load-code';
import type { ResourceModule } from '../ui/resource/resource-module';
import { OVERRIDES } from '#app/web/overrides';
import { PARTS } from '#app/web/parts';

/** True when the configuration offers the samples; otherwise their files are not served. */
let hasSamples = false;

/** Enables or disables the resources of the samples. */
export function offerSamples(isOn: boolean): void {
  hasSamples = isOn;
}

const loaded = new Map<string, Promise<ResourceModule | null>>();

/**
 * Returns the module of a resource, with handwritten views in place of the generated ones; null when there is no such resource. Loads once.
 *
 * @throws when its code cannot be loaded
 */
export function findResource(name: string): Promise<ResourceModule | null> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = load(name);
  loaded.set(name, loading);
  // A missing resource is not cached: it may be a sample that is offered later.
  void loading.then(
    (module) => module ?? loaded.delete(name),
    () => loaded.delete(name),
  );
  return loading;
}

/**
 * Returns the module of an existing resource.
 *
 * @throws when there is no such resource, or its code cannot be loaded
 */
export async function loadResource(name: string): Promise<ResourceModule> {
  const module = await findResource(name);
  if (!module) throw new Error(`There is no resource called ${name}`);
  return module;
}

async function load(name: string): Promise<ResourceModule | null> {
  const part = await RESOURCE_PARTS[bucketOf(name)]?.();
  const offered = [part?.RESOURCES, hasSamples ? part?.SAMPLES : undefined];
  const open = offered.find((resources) => resources && Object.hasOwn(resources, name))?.[name];
  if (!open) return null;
  const { default: module } = await loadCode(open);
  const parts = PARTS[name as ResourceName];
  return { ...module, views: { ...module.views, ...OVERRIDES[name as ResourceName] }, ...(parts ? { parts } : {}) };
}
