import { LateTexts } from '../../texts/LateTexts';
import { FormField, type FieldProps } from '../field/FormField';
import { ImagesControl } from './images/ImagesControl';

export interface ImagesInputProps extends FieldProps {
  /** Maximum number of pictures. */
  readonly max?: number;
}

/** Input of several pictures, the first of which is the principal one: `{ id, name, img }[]`, where `img` is a data URL. */
export function ImagesInput({ max = Infinity, ...field }: ImagesInputProps) {
  return (
    <FormField {...field} layout="group" spec={{ type: 'images' }}>
      {(control) => (
        <LateTexts area="medios">
          <ImagesControl control={control} max={max} />
        </LateTexts>
      )}
    </FormField>
  );
}
