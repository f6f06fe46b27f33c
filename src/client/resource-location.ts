/** Where a resource lives on the wire. */
export interface ResourceLocation {
  /** `/catalogos/unidad`, below the API's base. */
  readonly path: string;
  /** `unidadId`, or the natural key (`clave`). */
  readonly key: string;
}

/** Finds a resource's location; asynchronous, because the table of all of them loads only when it is asked for. */
export type Locate = (resource: string) => Promise<ResourceLocation>;
