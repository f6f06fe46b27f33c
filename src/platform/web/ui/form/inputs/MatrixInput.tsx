import { useTranslate, useWrappedSource } from 'react-admin';
import { Suspense } from 'react';
import { schemaPath } from '#platform/shared/paths';
import type { MatrixSpec } from '../../matrix/matrix-spec';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { LateTexts } from '../../texts/LateTexts';
import { Loading } from '../../states/Loading';
import { fieldId } from '../field/field-id';
import { FormField, type FieldProps } from '../field/FormField';
import { useFormContextValue } from '../FormContext';
import { useRegisteredField } from '../field/useRegisteredField';
import { lazyPart } from '../../loading/lazy-part';

const MatrixControl = lazyPart(() => import('./matrix/MatrixControl'));

export interface MatrixInputProps extends FieldProps {
  readonly matrix: MatrixSpec;
  /** True for the only field of its section, whose title suffices. */
  readonly plain?: boolean;
}

/** Input with one choice for each of many rows: `{ clave, alcance }[]`. Its table is loaded lazily. */
export function MatrixInput({ matrix, plain = false, ...field }: MatrixInputProps) {
  return (
    <>
      <FormField {...field} layout="group" spec={{ type: 'words' }}>
        {(control) => (
          <Suspense fallback={<Loading />}>
            <LateTexts area="matriz" waiting={<Loading />}>
              <MatrixControl control={control} matrix={matrix} plain={plain} />
            </LateTexts>
          </Suspense>
        )}
      </FormField>
      <ItemFields source={field.source} matrix={matrix} />
    </>
  );
}

/** Registers names and formats of an item's properties with the form, for the conflict dialog. */
function ItemFields({ source, matrix: { key, choice, choices } }: Pick<MatrixInputProps, 'source' | 'matrix'>) {
  const path = useWrappedSource(source);
  const { name } = useResourceModule();
  const { formKey } = useFormContextValue();
  const translate = useTranslate();
  const label = (part: string) => translate(`resources.${name}.fields.${schemaPath(`${path}.${part}`)}`);
  const elementId = fieldId(path, formKey);
  useRegisteredField({ path: `${path}.${key}`, label: label(key), elementId, spec: { type: 'text' } });
  useRegisteredField({ path: `${path}.${choice}`, label: label(choice), elementId, spec: { type: 'enum', choices } });
  return null;
}
