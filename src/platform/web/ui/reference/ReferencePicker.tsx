import type { ListFilters, ListParameters } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#platform/shared/product-names';
import { DynamicReferencePicker, type DynamicReferencePickerProps } from './DynamicReferencePicker';

export type ReferencePickerProps<Name extends ResourceName> = Omit<
  DynamicReferencePickerProps,
  'reference' | 'filter' | 'parameters'
> & {
  readonly reference: Name;
  /** Filter of the options by fields of the resource. */
  readonly filter?: ListFilters[Name];
  /** List parameters of the resource that restrict the options. */
  readonly parameters?: ListParameters[Name];
};

/** Picker of one or several records of a resource known at compile time; its filter is type-checked. */
export function ReferencePicker<Name extends ResourceName>(props: ReferencePickerProps<Name>) {
  return <DynamicReferencePicker {...props} />;
}
