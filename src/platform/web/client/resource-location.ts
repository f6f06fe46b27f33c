/** Location of a resource in the API. */
export interface ResourceLocation {
  /** `/catalogos/unidad`, below the API's base. */
  readonly path: string;
  /** `unidadId`, or the natural key (`clave`). */
  readonly key: string;
  /** Default order of its list; absent when searches have no order of their own. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** Finds a resource's location; asynchronous, because the table of all resources loads on first use. */
export type Locate = (resource: string) => Promise<ResourceLocation>;
