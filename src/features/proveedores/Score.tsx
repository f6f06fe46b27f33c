import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../ui/format/format-number';
import { useRecords } from '../../ui/resource/useRecords';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import styles from './exchanges.module.css';

const PARTS = ['calificacion', 'cumplimientoTiempo', 'cumplimientoCantidad', 'canjesAtendidos', 'rechazos'] as const;

/** How the reader's own company has done in the last twelve months. */
export function Score() {
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, refetch } = useRecords('evaluacion-proveedor', {
    sort: { field: 'calificacion', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const [own] = data ?? [];
  return (
    <section aria-labelledby={titleId} className={styles['section']}>
      <h2 id={titleId}>{translate('app.exchanges.score')}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : !own ? (
        <p className={styles['nothing']}>{translate('app.exchanges.noScore')}</p>
      ) : (
        <dl className={styles['score']}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{translate(`resources.evaluacion-proveedor.fields.${part}`)}</dt>
              <dd>
                {typeof own[part] === 'number' ? `${formatNumber(own[part])} %` : translate('app.exchanges.unknown')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
