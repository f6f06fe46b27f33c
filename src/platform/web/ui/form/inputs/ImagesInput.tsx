import { LateTexts } from '../../texts/LateTexts';
import { FormField, type FieldProps } from '../FormField';
import { ImagesControl } from './images/ImagesControl';

export interface ImagesInputProps extends FieldProps {
  /** Pictures at most. */
  readonly max?: number;
}

/** Several pictures, the first of which is the principal one: `{ id, name, img }[]`, `img` being a data URL. */
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
