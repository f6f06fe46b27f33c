import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { useOrderWork, type OrderCalls, type QueueOrder } from './useOrderCalls';
import styles from './orders.module.css';

/** Returns the address of one pick list for several orders. */
export const pickingPath = (ids: readonly number[]): string => `/cendis/lista?ordenes=${ids.join(',')}`;

type Taken = Awaited<ReturnType<OrderCalls['ordenCargoTomarVarias']>>;

interface TakeTogetherProps {
  /** Selected orders, of one ward and one warehouse. */
  readonly orders: readonly QueueOrder[];
  readonly onClear: () => void;
  readonly onChanged: () => void;
}

/** Selection of the queue, with the button that takes all of it and opens its picking list. */
export function TakeTogether({ orders, onClear, onChanged }: TakeTogetherProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const work = useOrderWork<Taken>(({ data }) => {
    // The list reports orders taken by others meanwhile; if none is left, the queue does.
    if (data.tomadas.length > 0) void navigate(pickingPath(data.tomadas));
    else onChanged();
  });
  const refused = work.data?.data.rechazos ?? [];
  return (
    <div className={styles['bar']}>
      <WorkError error={work.error} />
      {refused.length > 0 && (
        <Alert severity="warning" role="alert">
          {refused.map(({ ordenCargoId, mensaje }) => (
            <div key={ordenCargoId}>
              {translate('app.orders.queue.refused', {
                folio: orders.find((order) => order.ordenCargoId === ordenCargoId)?.folio ?? `#${ordenCargoId}`,
                why: mensaje,
              })}
            </div>
          ))}
        </Alert>
      )}
      <div className={styles['send']}>
        <span>
          {translate('app.orders.queue.chosen', {
            smart_count: orders.length,
            ward: orders[0]?.servicioNombre ?? '',
          })}
        </span>
        <Button variant="text" size="large" onClick={onClear}>
          {translate('app.orders.queue.clear')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          disabled={work.isPending}
          onClick={() =>
            work.mutate((calls, idempotencyKey) =>
              calls.ordenCargoTomarVarias({
                body: { ordenCargoIds: orders.map(({ ordenCargoId }) => ordenCargoId) },
                idempotencyKey,
              }),
            )
          }
        >
          {translate('app.orders.queue.together')}
        </Button>
      </div>
    </div>
  );
}
