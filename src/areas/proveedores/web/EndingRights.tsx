import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { estatusPropuesta } from '#generated/web/lote-expirar/enums.gen';
import { recordPath } from '#platform/shared/record-path';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatMoney, formatNumber } from '#platform/web/ui/format/format-number';
import { listLink } from '#platform/web/ui/list/list-link';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { Countdown } from './Countdown';
import { ProposeButton } from './ProposeButton';
import styles from './exchanges.module.css';

const SHOWN = 8;
const FILTER = { conDerecho: true };
const SORT = { field: 'vigenciaFecha', order: 'ASC' } as const;

/** Lists the lots whose right to exchange ends soon; the date is that of the letter, not of the lot. */
export function EndingRights({ side }: { readonly side: 'supplier' | 'network' }) {
  const translate = useTranslate();
  const titleId = useId();
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useRecords('lote-expirar', {
    filter: FILTER,
    sort: SORT,
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <section aria-labelledby={titleId} className={styles['section']}>
      <h2 id={titleId}>{translate('app.exchanges.ending')}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <p className={styles['nothing']}>{translate('app.exchanges.noRights')}</p>
      ) : (
        <ul className={styles['cards']}>
          {data.map((row) => (
            <li key={row.id} className={styles['right']}>
              <Countdown days={row.diasDerecho ?? 0} />
              <div className={styles['lot']}>
                <Link to={recordPath.show('lote-expirar', row.id)}>{row.insumoNombre}</Link>
                <span>
                  {translate('app.exchanges.lot', { lot: row.numeroLote ?? '—', date: formatDate(row.caducidad) })}
                </span>
                <small>
                  {[
                    side === 'supplier' ? row.almacenNombre : row.proveedorNombre,
                    translate('app.exchanges.pieces', {
                      smart_count: row.existencia,
                      pieces: formatNumber(row.existencia),
                    }),
                    formatMoney(row.importeEnRiesgo ?? 0),
                  ].join(' · ')}
                </small>
                {row.propuestaEstatus && row.propuestaCambioId ? (
                  <Link to={recordPath.show('propuesta-cambio', row.propuestaCambioId)}>
                    <EnumChip choices={estatusPropuesta} value={row.propuestaEstatus} />
                  </Link>
                ) : side === 'supplier' && (row.libre ?? 0) > 0 ? (
                  <ProposeButton lots={[row.id]} />
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      {total > SHOWN && (
        <Link to={listLink('lote-expirar', FILTER, SORT)} className={styles['all'] ?? ''}>
          {translate('app.exchanges.all', { total: formatNumber(total) })}
        </Link>
      )}
    </section>
  );
}
