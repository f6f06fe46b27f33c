import type { Resource } from '#generated/server/resource.gen';
import { RESOURCES } from '#generated/server/resources.gen';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import type { ResourceOf } from './to-record';

const byName = new Map(RESOURCES.map((resource) => [resource.name, resource]));

/** Every resource that the generic CRUD serves. */
export const resources: readonly Resource[] = RESOURCES;

/** @throws when there is none: a name of the compiler's that is wrong is a fault of ours. */
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
