import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import type { Preview } from './central-calls';
import { UnitOutlooks } from './UnitOutlooks';

/** Authorised requests, and those still pending. */
export function RationDone({ done }: { readonly done: Preview }) {
  const translate = useTranslate();
  return (
    <>
      <EmptyState
        icon="check"
        title={translate('app.centralOffice.done.title', {
          smart_count: done.autorizadas,
          total: formatNumber(done.autorizadas),
        })}
        text={translate('app.centralOffice.done.text', { pieces: formatNumber(done.autorizado) })}
      >
        <Button component={Link} to="/oficina-central/solicitudes" variant="contained" color="primary">
          {translate('app.centralOffice.done.back')}
        </Button>
      </EmptyState>
      <UnitOutlooks requests={done.solicitudes} />
    </>
  );
}
