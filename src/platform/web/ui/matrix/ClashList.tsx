import ExpandMore from '@mui/icons-material/ExpandMore';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { useTranslate } from 'react-admin';
import type { MatrixClash, MatrixGroup } from '#platform/shared/matrix';
import { LevelChip } from './LevelChip';
import styles from './clash-list.module.css';

interface ClashListProps {
  readonly clashes: readonly MatrixClash[];
  readonly groups: readonly MatrixGroup[];
  /** Clashes added by the pending change. */
  readonly fresh?: ReadonlySet<MatrixClash>;
}

/** Lists rows that should not be chosen together, with the reason. It is a warning, not a refusal. */
export function ClashList({ clashes, groups, fresh }: ClashListProps) {
  const translate = useTranslate();
  const names = new Map(groups.flatMap(({ filas }) => filas.map(({ clave, nombre }) => [clave, nombre])));
  return (
    <details className={styles['clashes']} open={(fresh?.size ?? 0) > 0 || undefined}>
      <summary>
        <ErrorOutline aria-hidden /> <span>{translate('app.matrix.clashes', { smart_count: clashes.length })}</span>{' '}
        <ExpandMore aria-hidden />
      </summary>
      <ul>
        {clashes.map((clash) => (
          <li key={clash.filas.join('+')}>
            <p>
              {fresh?.has(clash) && <strong className={styles['new']}>{translate('app.matrix.newClash')}</strong>} «
              {names.get(clash.filas[0]!) ?? clash.filas[0]}» + «{names.get(clash.filas[1]!) ?? clash.filas[1]}»{' '}
              <LevelChip level={clash.nivel} />
            </p>
            <p className={styles['reason']}>{clash.motivo}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
