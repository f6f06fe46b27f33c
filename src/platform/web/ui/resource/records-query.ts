import type { ListFilters, ListParameters, ListSorts } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#platform/shared/product-names';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';

/** A record of a list, with the `id` that the data provider adds. */
export type Listed<Name extends ResourceName> = ResourceTypes[Name]['record'] & {
  readonly id: ResourceTypes[Name]['id'];
};

export interface ListOrder<Name extends ResourceName> {
  readonly field: ListSorts[Name];
  readonly order: 'ASC' | 'DESC';
}

/** Filter, order and page of a list request, typed by the resource's schema. */
export interface RecordsQuery<Name extends ResourceName> {
  readonly filter?: ListFilters[Name];
  /** Parameters specific to the list of this resource (`x-entity.listParameters`). */
  readonly parameters?: ListParameters[Name];
  /** Order; by default that of the list. */
  readonly sort?: ListOrder<Name>;
  readonly pagination: { readonly page: number; readonly perPage: number };
}

/** Converts a query to the parameters of react-admin's data provider. */
export function listParams<Name extends ResourceName>({ filter, parameters, sort, pagination }: RecordsQuery<Name>) {
  return {
    pagination: { ...pagination },
    filter: filter ?? {},
    ...(sort ? { sort: { ...sort } } : {}),
    ...(parameters ? { meta: { parameters } } : {}),
  };
}
