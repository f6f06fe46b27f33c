import type { Resource } from '../entity/resource';
import { RESOURCES } from '#generated/server/resources.gen';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import type { ResourceOf } from './read/wire-record';

const byName = new Map(RESOURCES.map((resource) => [resource.name, resource]));

/** All resources served by the generic CRUD. */
export const resources: readonly Resource[] = RESOURCES;

/**
 * Returns the resource with this name.
 *
 * @throws for an unknown name, which is a programming error
 */
export function resourceOf<Name extends keyof ResourceTypes>(name: Name): ResourceOf<ResourceTypes[Name]['record']>;
export function resourceOf(name: string): Resource;
export function resourceOf(name: string): Resource {
  const resource = byName.get(name);
  if (!resource) throw new Error(`No resource is called ${name}.`);
  return resource;
}

/** Wire names of the audit block, which every record has. */
export const AUDIT_FIELDS = [
  'activo',
  'version',
  'creadoPor',
  'fechaCreacion',
  'modificadoPor',
  'fechaModificacion',
] as const;
