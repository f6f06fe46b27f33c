import { LateTexts } from '../../texts/LateTexts';
import { FormField, type FieldProps } from '../FormField';
import { RichTextControl } from './rich-text/RichTextControl';

export interface RichTextInputProps extends FieldProps {
  /** Characters of the value at most, formatting included. */
  readonly maxLength?: number;
}

/** Text with headings, lists and links. Its value is sanitised HTML, null while nothing is written. */
export function RichTextInput({ maxLength, ...field }: RichTextInputProps) {
  return (
    <FormField {...field} spec={{ type: 'richText' }}>
      {(control) => (
        <LateTexts area="medios">
          <RichTextControl
            control={control}
            required={field.required ?? false}
            {...(maxLength === undefined ? {} : { maxLength })}
          />
        </LateTexts>
      )}
    </FormField>
  );
}
