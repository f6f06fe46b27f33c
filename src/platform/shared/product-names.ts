/** Names of the product by kind. The compiler fills it from the schemas (`generated/shared/product-names.gen.ts`). */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ProductNames {}

type NamesOf<Kind extends string> =
  ProductNames extends Readonly<Record<Kind, infer Name extends string>> ? Name : string;

/** Key of a permission: `solicitud.enviar`. */
export type PermissionKey = NamesOf<'permission'>;
/** Name of an entity: `unidad`. */
export type ResourceName = NamesOf<'resource'>;
/** Name of an entity whose records the server stores. */
export type ServedResourceName = NamesOf<'servedResource'>;
/** Name of an operation: `recetaSurtir`. */
export type OperationName = NamesOf<'operation'>;
