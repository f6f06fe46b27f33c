import { LateTexts } from '../../texts/LateTexts';
import { FormField, type FieldProps } from '../field/FormField';
import { RichTextControl } from './rich-text/RichTextControl';

export interface RichTextInputProps extends FieldProps {
  /** Maximum characters of the value, including formatting. */
  readonly maxLength?: number;
}

/** Input of text with headings, lists and links. Its value is sanitised HTML; null when empty. */
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
