import type { ListFilters, ListParameters } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import { DynamicReferencePicker, type DynamicReferencePickerProps } from './DynamicReferencePicker';

export type ReferencePickerProps<Name extends ResourceName> = Omit<
  DynamicReferencePickerProps,
  'reference' | 'filter' | 'parameters'
> & {
  readonly reference: Name;
  /** Narrows what is offered, by fields of the resource. */
  readonly filter?: ListFilters[Name];
  /** Narrows what is offered, by parameters that the list of the resource alone takes. */
  readonly parameters?: ListParameters[Name];
};

/** Picks one record (or several) of a resource that is known by name: the compiler checks what narrows it. */
export function ReferencePicker<Name extends ResourceName>(props: ReferencePickerProps<Name>) {
  return <DynamicReferencePicker {...props} />;
}
