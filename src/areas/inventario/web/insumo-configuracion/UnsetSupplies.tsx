import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const UnsetDialog = lazyPart(() => import('./UnsetDialog'));

/** Renders the button over the list of settings that opens the supplies without one. */
export default function UnsetSupplies() {
  const translate = useTranslate();
  const { filterValues, data } = useListContext<{ almacenId: number; id: number }>();
  const [open, setOpen] = useState(false);
  // Warehouse of the filter, or the only one in the list.
  const shown = [...new Set(data?.map(({ almacenId }) => almacenId))];
  const named: unknown = Array.isArray(filterValues['almacenId'])
    ? filterValues['almacenId'][0]
    : filterValues['almacenId'];
  const start = Number(named) || (shown.length === 1 ? shown[0]! : null);
  return (
    <>
      <Button startIcon={<PlaylistAdd />} onClick={() => setOpen(true)}>
        {translate('app.supplySettings.unset')}
      </Button>
      {open && (
        <Suspense>
          <UnsetDialog start={start} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
