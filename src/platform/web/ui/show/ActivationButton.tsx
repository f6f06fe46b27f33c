import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useMayWrite } from '../access/useMayWrite';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { DeactivateDialog } from './DeactivateDialog';
import { useReactivate } from './useReactivate';

interface ActivationButtonProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
}

/** Button that deactivates or reactivates a record, without erasing data. Records without soft delete are deleted. */
export function ActivationButton({ id, record, title }: ActivationButtonProps) {
  const { softDelete, parts } = useResourceModule();
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { reactivate, pending } = useReactivate(id, record);
  const mayDelete = useMayWrite('delete')(record);
  const mayUpdate = useMayWrite('update')(record);

  if (record['activo'] === false) {
    return mayUpdate ? (
      <Button aria-disabled={pending} onClick={() => void reactivate()}>
        {translate('app.action.reactivate')}
      </Button>
    ) : null;
  }
  if (!mayDelete) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {translate(softDelete && !parts?.deactivates ? 'app.action.deactivate' : 'app.action.delete')}
      </Button>
      {asking && <DeactivateDialog id={id} record={record} title={title} onClose={() => setAsking(false)} />}
    </>
  );
}
