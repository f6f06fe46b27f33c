import { useTranslate } from 'react-admin';
import { usePermissionSet } from '../access/PermissionsContext';
import { ProtectedValue } from '../access/ProtectedValue';
import { useProtected } from '../access/useProtected';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { isTold } from '../values/is-told';
import { isNumeric, type ValueSpec } from '../values/value-spec';
import { ValueView } from '../values/ValueView';
import { useShowContext } from './ShowContext';
import styles from './show.module.css';

export interface ShowRecordsProps {
  readonly source: string;
  readonly conditional?: boolean;
  readonly columns: readonly (ValueSpec & { readonly source: string })[];
}

/** Table of a list of small records. */
export function ShowRecords({ source, conditional = false, columns }: ShowRecordsProps) {
  const { record, prefix } = useShowContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const held = usePermissionSet();
  const path = `${prefix}${source}`;
  const value = readPath(record, path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const hidden = useProtected()(path) === 'wholly';
  if (!hidden && conditional && rows.length === 0) return null;
  const told = columns.filter((column) => isTold(column, held));
  const label = translate(`resources.${name}.fields.${path}`);
  return (
    <div className={`${styles['field']} ${styles['wide']}`}>
      <dt>{label}</dt>
      <dd>
        {hidden ? (
          <ProtectedValue />
        ) : rows.length === 0 ? (
          <ValueView spec={{ type: 'text' }} value={null} />
        ) : (
          <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
            <table className={styles['table']} aria-label={label}>
              <thead>
                <tr>
                  {told.map((column) => (
                    <th key={column.source} scope="col" data-number={isNumeric(column) || undefined}>
                      {translate(`resources.${name}.fields.${path}.${column.source}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>
                    {told.map((column) => (
                      <td key={column.source} data-number={isNumeric(column) || undefined}>
                        <ValueView spec={column} value={readPath(row, column.source)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </dd>
    </div>
  );
}
