import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { readDisplayMoment } from '#platform/shared/dates/display-moment';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { Asked } from './SupplierUserDialog';
import type { SupplierUser } from './useSupplierUsers';
import styles from './supplier-users.module.css';

/** Renders the rows of the operation, as cards on a narrow page. */
export function SupplierUserTable({
  rows,
  onAsk,
}: {
  readonly rows: readonly SupplierUser[];
  readonly onAsk: (asked: Asked) => void;
}) {
  const translate = useTranslate();
  const text = (key: string) => translate(`app.supplierUsers.${key}`);
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="rs-hidden">{text('title')}</caption>
        <thead>
          <tr>
            {['name', 'email', 'status', 'modified'].map((column) => (
              <th key={column} scope="col">
                {text(column)}
              </th>
            ))}
            <th scope="col">
              <span className="rs-hidden">{text('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { usuarioId, usuarioNombre, email, isActive, modifiedDate } = row;
            const active = isActive === 'ACTIVO';
            return (
              <tr key={usuarioId}>
                <th scope="row">{usuarioNombre}</th>
                <td>{email}</td>
                <td>
                  <ToneChip tone={active ? 'success' : 'neutral'} icon={active ? 'check' : 'block'}>
                    {text(active ? 'active' : 'inactive')}
                  </ToneChip>
                </td>
                <td>
                  <span className={styles['narrow']}>{text('modified')}: </span>
                  {formatDateTime(readDisplayMoment(modifiedDate))}
                </td>
                <td className={styles['actions']}>
                  <Button
                    size="small"
                    aria-label={translate('app.supplierUsers.editOf', { name: usuarioNombre })}
                    onClick={() => onAsk({ what: 'edit', row })}
                  >
                    {text('edit')}
                  </Button>
                  <Button
                    size="small"
                    color={active ? 'error' : 'primary'}
                    aria-label={`${text(active ? 'deactivate' : 'activate')}: ${usuarioNombre}`}
                    onClick={() => onAsk({ what: 'turn', row })}
                  >
                    {text(active ? 'deactivate' : 'activate')}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
