import type { ResourceName } from '#platform/shared/product-names';
import type { ListFilter } from '#platform/shared/list-filter';
import { DynamicReferencePicker } from '../../reference/DynamicReferencePicker';
import { useFormContextValue } from '../FormContext';
import { useCreateInPlace } from '../in-place/useCreateInPlace';
import { FormField, type FieldControl } from '../field/FormField';
import { useNarrowing } from '../field/useNarrowing';
import { useFormChoice } from './useFormChoice';
import type { ReferenceInputProps } from './ReferenceInput';

export type ReferencesInputProps<Name extends ResourceName> = Omit<ReferenceInputProps<Name>, 'labelField'>;

/** Picker of several other records, by typing. */
export function ReferencesInput<Name extends ResourceName>({
  reference,
  dependsOn,
  filter,
  canCreate = false,
  ...field
}: ReferencesInputProps<Name>) {
  return (
    <FormField {...field} spec={{ type: 'references', reference }}>
      {(control) => (
        <ReferencesControl
          control={control}
          reference={reference}
          dependsOn={dependsOn as Readonly<Record<string, string>> | undefined}
          filter={filter}
          canCreate={canCreate}
        />
      )}
    </FormField>
  );
}

interface ReferencesControlProps {
  readonly control: FieldControl;
  readonly reference: string;
  readonly dependsOn: Readonly<Record<string, string>> | undefined;
  readonly filter: ListFilter | undefined;
  readonly canCreate: boolean;
}

function ReferencesControl({
  control: { id, path, value, onChange, onBlur, error, describedBy, locked },
  reference,
  dependsOn,
  filter,
  canCreate,
}: ReferencesControlProps) {
  const { filter: narrowed, waitsFor } = useNarrowing(dependsOn, filter);
  const { place } = useFormContextValue();
  const onOpenChoice = useFormChoice(path);
  const { onCreate, dialog } = useCreateInPlace(canCreate, reference, `${place}#${path}`, narrowed);
  return (
    <>
      <DynamicReferencePicker
        id={id}
        reference={reference}
        multiple
        value={Array.isArray(value) ? value : []}
        filter={narrowed}
        waitsFor={waitsFor}
        onCreate={onCreate}
        disabled={locked}
        error={error}
        describedBy={describedBy}
        onChange={onChange}
        onBlur={onBlur}
        onOpenChoice={onOpenChoice}
      />
      {dialog}
    </>
  );
}
