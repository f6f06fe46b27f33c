import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { WireRecord } from '../resource/wire-record';
import { useReactivate } from './useReactivate';

/** Button that reactivates a record. */
export function ReactivateButton({ id, record }: { readonly id: string; readonly record: WireRecord }) {
  const translate = useTranslate();
  const { reactivate, pending } = useReactivate(id, record);
  return (
    <Button aria-disabled={pending} onClick={() => void reactivate()}>
      {translate('app.action.reactivate')}
    </Button>
  );
}
