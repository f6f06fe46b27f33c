import { ReferencePicker } from '../../reference/ReferencePicker';
import { FormField, type FieldControl } from '../FormField';
import { useNarrowing } from '../useNarrowing';
import type { ReferenceInputProps } from './ReferenceInput';

export type ReferencesInputProps = Omit<ReferenceInputProps, 'labelField'>;

/** Several other records, found by typing. */
export function ReferencesInput({ reference, dependsOn, filter, ...field }: ReferencesInputProps) {
  return (
    <FormField {...field} spec={{ type: 'references', reference }}>
      {(control) => <ReferencesControl control={control} reference={reference} dependsOn={dependsOn} filter={filter} />}
    </FormField>
  );
}

interface ReferencesControlProps {
  readonly control: FieldControl;
  readonly reference: string;
  readonly dependsOn: ReferenceInputProps['dependsOn'];
  readonly filter: ReferenceInputProps['filter'];
}

function ReferencesControl({ control: { id, value, onChange, onBlur, error, describedBy, locked }, reference, dependsOn, filter }: ReferencesControlProps) {
  const narrowed = useNarrowing(dependsOn, filter);
  return (
    <ReferencePicker id={id} reference={reference} multiple value={Array.isArray(value) ? value : []} filter={narrowed} disabled={locked} error={error} describedBy={describedBy} onChange={onChange} onBlur={onBlur} />
  );
}
