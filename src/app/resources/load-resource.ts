import { RESOURCES } from '../../../generated/web/resources.gen';
import type { ResourceName } from '../../../generated/shared/resource-names.gen';
import type { ResourceModule } from '../../ui/resource/resource-module';
import { OVERRIDES } from '../overrides';

export function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(RESOURCES, name);
}

const loaded = new Map<ResourceName, Promise<ResourceModule>>();

/**
 * The module of a resource, with the views that people wrote by hand in place of the generated ones. Loads once.
 *
 * @throws when there is no such resource, or its code cannot be loaded
 */
export function loadResource(name: string): Promise<ResourceModule> {
  if (!isResourceName(name)) return Promise.reject(new Error(`There is no resource called ${name}`));
  const known = loaded.get(name);
  if (known) return known;
  const loading = RESOURCES[name]().then(({ default: module }) => ({ ...module, views: { ...module.views, ...OVERRIDES[name] } }));
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
