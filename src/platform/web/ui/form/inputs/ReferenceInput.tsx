import { useSourceContext } from 'react-admin';
import type { ListFilter } from '#platform/shared/list-filter';
import type { ListFilters } from '#generated/shared/list-types.gen';
import type { ResourceName } from '#platform/shared/product-names';
import { readPath } from '../../resource/read-path';
import { DynamicReferencePicker } from '../../reference/DynamicReferencePicker';
import { useCreateInPlace } from '../in-place/useCreateInPlace';
import { CopiedFields } from '../page/CopiedFields';
import { FormField, type FieldControl, type FieldProps } from '../field/FormField';
import { useFormContextValue } from '../FormContext';
import { useFillIn } from '../field/useFillIn';
import { useNarrowing } from '../field/useNarrowing';
import { useRevalidateChoice } from '../field/useRevalidateChoice';
import { useFormChoice } from './useFormChoice';

export interface ReferenceInputProps<Name extends ResourceName> extends FieldProps {
  readonly reference: Name;
  /** Field beside the key with the chosen record's name. */
  readonly labelField?: string;
  /** Filters the options by other fields of this form: field of the referenced record → field of the form. */
  readonly dependsOn?: { readonly [Theirs in keyof ListFilters[Name]]?: string };
  /** True when it may be chosen before the fields that it depends on, which are then filled. */
  readonly fills?: boolean;
  /** Constant filter of the options. */
  readonly filter?: ListFilters[Name];
  /** True to offer the creation of a missing record, with permission. */
  readonly canCreate?: boolean;
}

/** Picker of another record, by typing. */
export function ReferenceInput<Name extends ResourceName>({
  reference,
  labelField,
  dependsOn,
  fills = false,
  filter,
  canCreate = false,
  ...field
}: ReferenceInputProps<Name>) {
  return (
    <FormField {...field} spec={{ type: 'reference', reference }}>
      {(control) => (
        <ReferenceControl
          control={control}
          reference={reference}
          labelField={labelField}
          dependsOn={dependsOn as Readonly<Record<string, string>> | undefined}
          fills={fills}
          filter={filter}
          canCreate={canCreate}
        />
      )}
    </FormField>
  );
}

const NO_NARROWING = {};

interface ReferenceControlProps {
  readonly control: FieldControl;
  readonly reference: string;
  readonly labelField: string | undefined;
  readonly dependsOn: Readonly<Record<string, string>> | undefined;
  readonly fills: boolean;
  readonly filter: ListFilter | undefined;
  readonly canCreate: boolean;
}

function ReferenceControl({
  control,
  reference,
  labelField,
  dependsOn,
  fills,
  filter,
  canCreate,
}: ReferenceControlProps) {
  const { id, path, value, onChange, onBlur, error, describedBy, locked } = control;
  const { getSource } = useSourceContext();
  const { record, place, spec } = useFormContextValue();
  const chosen = typeof value === 'string' || typeof value === 'number' ? value : null;
  const copies = Object.entries(spec.copies ?? {}).flatMap(([name, sources]) =>
    sources.filter((source) => source.reference === path).map(({ field }) => ({ name, field })),
  );
  const { filter: narrowed, must, waitsFor } = useNarrowing(dependsOn, filter, fills);
  const fillIn = useFillIn(reference, path, fills ? dependsOn : undefined);
  useRevalidateChoice({
    reference,
    value: chosen,
    filter: dependsOn ? (waitsFor === null ? must : null) : NO_NARROWING,
    drop: () => onChange(null),
  });
  const onOpenChoice = useFormChoice(path);
  const { onCreate, dialog } = useCreateInPlace(canCreate, reference, `${place}#${path}`, narrowed);
  // The record's own label belongs to the loaded key, not to one chosen since.
  const label = labelField && readPath(record, path) === value ? readPath(record, getSource(labelField)) : undefined;
  return (
    <>
      <DynamicReferencePicker
        id={id}
        reference={reference}
        value={chosen === null ? [] : [chosen]}
        label={typeof label === 'string' ? label : null}
        filter={narrowed}
        waitsFor={waitsFor}
        onCreate={onCreate}
        disabled={locked}
        error={error}
        describedBy={describedBy}
        onChange={(ids) => {
          onChange(ids[0] ?? null);
          fillIn(ids[0] ?? null);
        }}
        onBlur={onBlur}
        onOpenChoice={onOpenChoice}
      />
      {dialog}
      {copies.length > 0 && chosen !== null && chosen !== readPath(record, path) && (
        <CopiedFields reference={reference} id={chosen} copies={copies} />
      )}
    </>
  );
}
