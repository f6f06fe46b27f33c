import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate, useWrappedSource } from 'react-admin';
import { schemaPath } from '#platform/shared/paths';
import type { Protection } from '#platform/web/ui/access/useProtected';
import { readPath } from '#platform/web/ui/resource/read-path';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { fieldId } from './field-id';
import { useFormContextValue } from '../FormContext';
import styles from '../form.module.css';

interface ProtectedFieldProps {
  readonly source: string;
  readonly protection: Exclude<Protection, 'none'>;
  readonly wide?: boolean;
}

/** Placeholder for an input whose value is hidden from the user. The stored value stays unchanged when the form is saved. */
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
      <span id={id} className={`${styles['label']} ${styles['head']}`}>
        {translate(`resources.${name}.fields.${schemaPath(path)}`)}
      </span>
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
