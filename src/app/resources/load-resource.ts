import { RESOURCE_PARTS } from '../../../generated/web/resources.gen';
import type { ResourceName } from '../../../generated/shared/resource-names.gen';
import { bucketOf } from '../../shared/bucket-of';
import type { ResourceModule } from '../../ui/resource/resource-module';
import { OVERRIDES } from '../overrides';
import { PARTS } from '../parts';

let hasSamples = true;

/** Says whether the samples are on: where they are off, their files are not there, and no such resource is. */
export function offerSamples(isOn: boolean): void {
  hasSamples = isOn;
}

const loaded = new Map<string, Promise<ResourceModule | null>>();

/**
 * The module of a resource, with the views that people wrote by hand in place of the generated ones; null when there is
 * no such resource. Loads once.
 *
 * @throws when its code cannot be loaded
 */
export function findResource(name: string): Promise<ResourceModule | null> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = load(name);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

/**
 * The same for a resource that must be there.
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
  const { default: module } = await open();
  const parts = PARTS[name as ResourceName];
  return { ...module, views: { ...module.views, ...OVERRIDES[name as ResourceName] }, ...(parts ? { parts } : {}) };
}
