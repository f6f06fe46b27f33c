import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useShowContext } from '#platform/web/ui/show/ShowContext';

/** Renders the link to dispense or receive an order, when possible. */
export default function DispenseLink() {
  const { record } = useShowContext();
  const translate = useTranslate();
  const [mayDispense, mayReceive] = [usePermission('orden-cargo.surtir'), usePermission('orden-cargo.recibir')];
  const state = String(record['estatus']);
  if (mayDispense && ['AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA_PARCIAL'].includes(state))
    return (
      <Button
        variant="contained"
        color="primary"
        component={Link}
        to={`/cendis/ordenes/${String(record['ordenCargoId'])}`}
      >
        {translate('app.orders.dispense.open')}
      </Button>
    );
  if (mayReceive && ['SURTIDA', 'SURTIDA_PARCIAL'].includes(state))
    return (
      <Button
        variant="contained"
        color="primary"
        component={Link}
        to={`/tableta/recepcion?hospitalizacion=${String(record['hospitalizacionId'])}`}
      >
        {translate('app.orders.receive.open')}
      </Button>
    );
  return null;
}
