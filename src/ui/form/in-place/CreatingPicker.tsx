import type { ResourceName } from '../../../../generated/shared/resource-names.gen';
import { ReferencePicker, type ReferencePickerProps } from '../../reference/ReferencePicker';
import { useCreateInPlace } from './useCreateInPlace';

type CreatingPickerProps<Name extends ResourceName> = Omit<ReferencePickerProps<Name>, 'onCreate'> & {
  /** Tells drafts of its dialog apart: `visita/nueva#pacienteId`. */
  readonly place: string;
};

const NOTHING = {};

/** A picker of a screen written by hand that also creates what is not there, for whoever may: one comes back with the new record chosen. */
export function CreatingPicker<Name extends ResourceName>({ place, ...picker }: CreatingPickerProps<Name>) {
  const { onCreate, dialog } = useCreateInPlace(true, picker.reference, place, NOTHING);
  return (
    <>
      <ReferencePicker<Name> {...picker} onCreate={onCreate} />
      {dialog}
    </>
  );
}
