import TravelExplore from '@mui/icons-material/TravelExploreOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const NetworkDialog = lazyPart(() => import('./NetworkDialog'));

/** Renders the button over the list of patients that finds a patient of another unit by CURP. */
export default function NetworkSearch() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!usePermission('paciente.buscar-red')) return null;
  return (
    <>
      <Button startIcon={<TravelExplore />} onClick={() => setOpen(true)}>
        {translate('app.patient.network.action')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NetworkDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
