import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { useOrderWork, type QueueOrder } from './useOrderCalls';

interface TakeOverProps {
  readonly order: Pick<QueueOrder, 'ordenCargoId' | 'version' | 'prepara' | 'preparacion'>;
  /** Called when the user becomes the preparer. */
  readonly onTaken: () => void;
  /** Called when the order differs from the displayed one. */
  readonly onChanged: () => void;
}

/** Takes an order over from its preparer: at once when inactive, else after a confirmation. The preparer is notified. */
export function TakeOver({ order, onTaken, onChanged }: TakeOverProps) {
  const { ordenCargoId, version, prepara, preparacion } = order;
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const work = useOrderWork<unknown>(onTaken);
  const take = (confirmado: boolean) => {
    setAsks(false);
    work.mutate(
      (calls, idempotencyKey) =>
        calls.ordenCargoRelevar({ body: { ordenCargoId, version, confirmado }, idempotencyKey }),
      { onError: onChanged },
    );
  };
  return (
    <>
      <WorkError error={work.error} />
      <Button
        variant="outlined"
        size="large"
        disabled={work.isPending}
        onClick={() => (preparacion?.activa ? setAsks(true) : take(false))}
      >
        {translate('app.orders.relief.take')}
      </Button>
      <Dialog open={asks} onClose={() => setAsks(false)} aria-labelledby={`relief-${ordenCargoId}`}>
        <DialogTitle id={`relief-${ordenCargoId}`}>{translate('app.orders.relief.title')}</DialogTitle>
        <DialogContent>{translate('app.orders.relief.text', { name: prepara ?? '—' })}</DialogContent>
        <DialogActions>
          <Button size="large" onClick={() => setAsks(false)}>
            {translate('app.orders.relief.leave')}
          </Button>
          <Button variant="contained" color="primary" size="large" onClick={() => take(true)}>
            {translate('app.orders.relief.take')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
