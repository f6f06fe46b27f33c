// Generated from schemas/entities, schemas/endpoints, schemas/profiles.json by `npm run generate`. Do not edit: your change would be lost.

// Aliases: within the augmentation, the names of the module itself take precedence.
import type { OperationName as Operation } from './operations.gen';
import type { PermissionKey as Permission } from './permissions.gen';
import type { ResourceName as Resource, ServedResourceName as ServedResource } from './resource-names.gen';

declare module '#platform/shared/product-names' {
  interface ProductNames {
    readonly operation: Operation;
    readonly permission: Permission;
    readonly resource: Resource;
    readonly servedResource: ServedResource;
  }
}
