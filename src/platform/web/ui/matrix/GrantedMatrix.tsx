import { useTranslate } from 'react-admin';
import { choicesOf } from '#platform/shared/matrix';
import { ErrorState } from '../states/ErrorState';
import { Loading } from '../states/Loading';
import { choiceKey } from '../values/enum-choices';
import { clashesIn } from './clashes-in';
import { ClashList } from './ClashList';
import { LevelChip } from './LevelChip';
import type { MatrixSpec } from './matrix-spec';
import { useMatrixRows } from './useMatrixRows';
import { withUnknown } from './with-unknown';
import styles from './granted-matrix.module.css';

interface GrantedMatrixProps {
  readonly matrix: MatrixSpec;
  readonly value: unknown;
  readonly label: string;
}

/** Read-only matrix with the chosen rows of each group and their choice. */
export default function GrantedMatrix({ matrix, value, label }: GrantedMatrixProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useMatrixRows(matrix);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const chosen = choicesOf(value, matrix);
  const groups = withUnknown(data.grupos, chosen.keys(), translate('app.matrix.gone')).map((group) => ({
    ...group,
    held: group.filas.filter(({ clave }) => chosen.has(clave)),
  }));
  const granted = groups.filter(({ held }) => held.length > 0);
  const clashes = clashesIn(data.incompatibles, chosen);
  return (
    <div className={styles['granted']}>
      {clashes.length > 0 && <ClashList clashes={clashes} groups={data.grupos} />}
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate('app.matrix.row')}</th>
            <th scope="col">{translate('app.matrix.choice')}</th>
            <th scope="col">{translate('app.matrix.risk')}</th>
          </tr>
        </thead>
        {granted.map(({ clave, nombre, filas, held }) => (
          <tbody key={clave}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={3}>
                {nombre} <span>{translate('app.matrix.of', { granted: held.length, total: filas.length })}</span>
              </th>
            </tr>
            {held.map((row) => (
              <tr key={row.clave}>
                <th scope="row">
                  {row.nombre} {row.nombre !== row.clave && <code>{row.clave}</code>} {row.nota && <em>{row.nota}</em>}
                </th>
                <td>{translate(choiceKey(matrix.choices, chosen.get(row.clave)!), { _: chosen.get(row.clave)! })}</td>
                <td>
                  <LevelChip level={row.nivel} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {granted.length === 0 && <p className={styles['none']}>{translate('app.matrix.nothing')}</p>}
    </div>
  );
}
