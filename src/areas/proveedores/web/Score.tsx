import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import styles from './exchanges.module.css';

/** Each share with the fields that it is computed from, in the same record. */
const PARTS = [
  { share: 'calificacion', of: null },
  { share: 'cumplimientoTiempo', of: { key: 'deliveries', part: 'entregasPuntuales', whole: 'entregas' } },
  { share: 'cumplimientoCantidad', of: { key: 'pieces', part: 'piezasEntregadas', whole: 'piezasDebidas' } },
  { share: 'canjesAtendidos', of: { key: 'pieces', part: 'piezasCanjeadas', whole: 'piezasCarta' } },
  { share: 'rechazos', of: { key: 'pieces', part: 'piezasRechazadas', whole: 'piezasRevisadas' } },
] as const;

/** Evaluation of the reader's company over the last twelve months. */
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
          {PARTS.map(({ share, of }) => (
            <div key={share}>
              <dt>{translate(`resources.evaluacion-proveedor.fields.${share}`)}</dt>
              <dd>
                {typeof own[share] === 'number' ? `${formatNumber(own[share])} %` : translate('app.exchanges.unknown')}
                {of !== null && (
                  <small>
                    {translate(`app.exchanges.counts.${of.key}`, {
                      part: formatNumber(own[of.part]),
                      whole: formatNumber(own[of.whole]),
                      smart_count: own[of.whole],
                    })}
                  </small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
