import type { Resource } from '../../../generated/server/resource.gen';

/** Field that holds the state of a resource with a lifecycle, null for one without. */
export function lifecycleField(resource: Resource & { readonly lifecycle?: { readonly field: string } | null }): string | null {
  return resource.lifecycle?.field ?? null;
}
