import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate, useWrappedSource } from 'react-admin';
import { schemaPath } from '#platform/shared/paths';
import type { Protection } from '../access/useProtected';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { fieldId } from './field-id';
import { useFormContextValue } from './FormContext';
import styles from './form.module.css';

interface ProtectedFieldProps {
  readonly source: string;
  readonly protection: Exclude<Protection, 'none'>;
  readonly wide?: boolean;
}

/** In the place of an input whose value the server keeps from the signed-in person: it stays as it is stored, whatever else is changed. */
export function ProtectedField({ source, protection, wide = false }: ProtectedFieldProps) {
  const path = useWrappedSource(source);
  const { name } = useResourceModule();
  const { formKey, record } = useFormContextValue();
  const translate = useTranslate();
  const id = `${fieldId(path, formKey)}-caption`;
  const initial = protection === 'partly' ? readPath(record, path) : null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={`${styles['field']} ${styles['aligned']} ${wide ? styles['wide'] : ''}`}
    >
      <div className={styles['head']}>
        <span id={id} className={styles['label']}>
          {translate(`resources.${name}.fields.${schemaPath(path)}`)}
        </span>
      </div>
      <p className={`${styles['control']} ${styles['locked']}`}>
        <LockOutlined aria-hidden fontSize="inherit" />
        <span>
          {typeof initial === 'string' && (
            <>
              <b>{initial}</b>{' '}
            </>
          )}
          {translate(protection === 'partly' ? 'app.protected.fieldInitial' : 'app.protected.field')}
        </span>
      </p>
    </div>
  );
}
