import { ReferencePicker } from '../../reference/ReferencePicker';
import { useCreateInPlace } from '../in-place/useCreateInPlace';
import { FormField, type FieldControl } from '../FormField';
import { useNarrowing } from '../useNarrowing';
import { useFormChoice } from './useFormChoice';
import type { ReferenceInputProps } from './ReferenceInput';

export type ReferencesInputProps = Omit<ReferenceInputProps, 'labelField'>;

/** Several other records, found by typing. */
export function ReferencesInput({ reference, dependsOn, filter, canCreate = false, ...field }: ReferencesInputProps) {
  return (
    <FormField {...field} spec={{ type: 'references', reference }}>
      {(control) => (
        <ReferencesControl
          control={control}
          reference={reference}
          dependsOn={dependsOn}
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
  readonly dependsOn: ReferenceInputProps['dependsOn'];
  readonly filter: ReferenceInputProps['filter'];
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
  const onOpenChoice = useFormChoice(path);
  const { onCreate, dialog } = useCreateInPlace(canCreate, reference, path, narrowed);
  return (
    <>
      <ReferencePicker
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
