import { useTranslate } from 'react-admin';
import { estatusOrdenCargo, tipoOrdenCargo } from '#generated/web/orden-cargo/enums.gen';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { QueueOrder } from './useOrderCalls';
import { isLate, waited } from './waited';
import styles from './orders.module.css';

type Marked = Pick<QueueOrder, 'tipo' | 'estatus' | 'prepara' | 'autorizacionPendiente' | 'minutos' | 'prioridad'> &
  Partial<Pick<QueueOrder, 'preparacion'>>;

/** Urgency, state and waiting time of an order. */
export function OrderMarks({ order, state = true }: { readonly order: Marked; readonly state?: boolean }) {
  const translate = useTranslate();
  return (
    <span className={styles['marks']}>
      {order.tipo !== 'ORDINARIA' && <EnumChip choices={tipoOrdenCargo} value={order.tipo} />}
      {state && <EnumChip choices={estatusOrdenCargo} value={order.estatus} />}
      {order.autorizacionPendiente && (
        <ToneChip tone="danger" icon="alert">
          {translate('app.orders.unregularised')}
        </ToneChip>
      )}
      {order.estatus === 'EN_SURTIMIENTO' && order.prepara && (
        <ToneChip tone="info" icon="person">
          {order.preparacion?.desde
            ? translate('app.orders.preparedSince', {
                name: order.prepara,
                time: formatDateTime(order.preparacion.desde).slice(-5),
              })
            : translate('app.orders.preparedBy', { name: order.prepara })}
        </ToneChip>
      )}
      <ToneChip tone={isLate(order.minutos, order.prioridad) ? 'danger' : 'neutral'} icon="clock">
        {waited(order.minutos, translate)}
      </ToneChip>
    </span>
  );
}
