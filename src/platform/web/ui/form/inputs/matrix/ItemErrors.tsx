import { useFormState } from 'react-hook-form';
import { readPath } from '#platform/web/ui/resource/read-path';
import { flattenErrors } from '#platform/web/ui/form/submit/form-errors';
import styles from '../../form.module.css';

/** Errors of single items; the field itself shows those of the whole list. */
export function ItemErrors({ path }: { readonly path: string }) {
  const { errors } = useFormState({ name: path });
  const found = readPath(errors, path);
  const messages = [
    ...new Set(typeof found === 'object' && found !== null ? flattenErrors(found).map(({ message }) => message) : []),
  ];
  return messages.length > 0 ? (
    <ul>
      {messages.map((message) => (
        <li key={message} className={styles['error']}>
          {message}
        </li>
      ))}
    </ul>
  ) : null;
}
