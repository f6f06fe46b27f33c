import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { stepPath } from '#platform/shared/lifecycle/step-path';
import type { OrderRow } from './DoseDialog';
import { useWardWork } from '../useHospital';
import { WardDialog } from './WardDialog';
import styles from './stay.module.css';

/** Ends an order, with the reason. */
export function SuspendDialog({ order, onClose }: { readonly order: OrderRow; readonly onClose: () => void }) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const work = useWardWork(onClose);
  return (
    <WardDialog
      title={`${translate('ward.mar.suspend')} · ${order.descripcion}`}
      submit={translate('ward.mar.suspend')}
      danger
      work={work}
      onClose={onClose}
      onSubmit={() =>
        work.mutate((calls, idempotencyKey) =>
          calls.transition('indicacion', {
            id: order.indicacionId,
            version: order.version,
            transition: stepPath('suspender'),
            body: { motivoSuspension: reason },
            idempotencyKey,
          }),
        )
      }
    >
      <label className={styles['field']}>
        {translate('ward.mar.reason')}
        <textarea
          required
          minLength={5}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
    </WardDialog>
  );
}
