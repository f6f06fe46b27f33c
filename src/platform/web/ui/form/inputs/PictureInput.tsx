import { LateTexts } from '../../texts/LateTexts';
import { FormField, type FieldProps } from '../field/FormField';
import { PictureControl } from './picture/PictureControl';

export interface PictureInputProps extends FieldProps {
  /** Resource that the field belongs to. */
  readonly resource: string;
  /** True to crop to a square. */
  readonly square?: boolean;
}

/** Input of a picture that is chosen, dropped, pasted or taken with the camera. It is uploaded at once; the value is its id. */
export function PictureInput({ resource, square = false, ...field }: PictureInputProps) {
  return (
    <FormField {...field} layout="group" spec={{ type: 'file', resource }}>
      {(control) => (
        <LateTexts area="medios">
          <PictureControl control={control} resource={resource} square={square} />
        </LateTexts>
      )}
    </FormField>
  );
}
