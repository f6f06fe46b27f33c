import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { estatusOrdenCargo } from '#generated/web/orden-cargo/enums.gen';
import { recordPath } from '#platform/shared/record-path';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { REFRESH_MS } from './useOrderCalls';
import styles from './orders.module.css';

const OPEN = ['PENDIENTE_AUTORIZAR', 'AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'SURTIDA_PARCIAL'] as const;

/** Pending orders of the stay: the state of each, and its preparer. */
export function StayOrders({ stay }: { readonly stay: number }) {
  const translate = useTranslate();
  const { data = [] } = useRecords(
    'orden-cargo',
    {
      filter: { hospitalizacionId: stay, estatus: OPEN },
      sort: { field: 'fechaSolicitud', order: 'DESC' },
      pagination: { page: 1, perPage: 10 },
    },
    { refetchInterval: REFRESH_MS },
  );
  if (data.length === 0) return null;
  return (
    <section aria-label={translate('app.orders.request.underWay')} className={styles['underWay']}>
      <h2>{translate('app.orders.request.underWay')}</h2>
      <ul>
        {data.map(({ ordenCargoId, folio, estatus, preparaNombre, totalClaves }) => (
          <li key={ordenCargoId}>
            <Link to={recordPath.show('orden-cargo', ordenCargoId)}>{folio ?? `#${ordenCargoId}`}</Link>
            <EnumChip choices={estatusOrdenCargo} value={estatus} />
            <small>
              {[
                translate('app.orders.lines', { smart_count: totalClaves ?? 0 }),
                estatus === 'EN_SURTIMIENTO' && preparaNombre
                  ? translate('app.orders.preparedBy', { name: preparaNombre })
                  : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {(estatus === 'SURTIDA' || estatus === 'SURTIDA_PARCIAL') && (
              <Link to="/tableta/recepcion">{translate('app.orders.receive.open')}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
