import type { ListFilters, ListParameters, ListSorts } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import type { ResourceTypes } from '#generated/shared/resource-types.gen';

/** A record of a list, with the `id` that the data provider adds. */
export type Listed<Name extends ResourceName> = ResourceTypes[Name]['record'] & {
  readonly id: ResourceTypes[Name]['id'];
};

export interface ListOrder<Name extends ResourceName> {
  readonly field: ListSorts[Name];
  readonly order: 'ASC' | 'DESC';
}

/** Which records of a resource, in which order, and how many: names and values are those of its schema. */
export interface RecordsQuery<Name extends ResourceName> {
  readonly filter?: ListFilters[Name];
  /** Parameters that the list of this resource alone takes (`x-entity.listParameters`). */
  readonly parameters?: ListParameters[Name];
  /** The list's own order by default. */
  readonly sort?: ListOrder<Name>;
  readonly pagination: { readonly page: number; readonly perPage: number };
}

/** A query as react-admin's data provider takes it. */
export function listParams<Name extends ResourceName>({ filter, parameters, sort, pagination }: RecordsQuery<Name>) {
  return {
    pagination: { ...pagination },
    filter: filter ?? {},
    ...(sort ? { sort: { ...sort } } : {}),
    ...(parameters ? { meta: { parameters } } : {}),
  };
}
