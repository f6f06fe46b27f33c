import type { ResourceName } from '#platform/shared/product-names';
import { ReferencePicker, type ReferencePickerProps } from '../../reference/ReferencePicker';
import { useCreateInPlace } from './useCreateInPlace';

type CreatingPickerProps<Name extends ResourceName> = Omit<ReferencePickerProps<Name>, 'onCreate'> & {
  /** Distinguishes drafts of its dialog: `visita/nueva#pacienteId`. */
  readonly place: string;
};

const NOTHING = {};

/** Picker of a custom screen that can also create records, with permission. Returns with the new record selected. */
export function CreatingPicker<Name extends ResourceName>({ place, ...picker }: CreatingPickerProps<Name>) {
  const { onCreate, dialog } = useCreateInPlace(true, picker.reference, place, NOTHING);
  return (
    <>
      <ReferencePicker<Name> {...picker} onCreate={onCreate} />
      {dialog}
    </>
  );
}
