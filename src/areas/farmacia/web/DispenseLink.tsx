import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useShowContext } from '#platform/web/ui/show/ShowContext';

/** Renders a link on a dispensable prescription to its dispensing. */
export default function DispenseLink() {
  const { record } = useShowContext();
  const translate = useTranslate();
  const allowed = usePermission('receta.surtir');
  if (!allowed || !['EMITIDA', 'SURTIDA_PARCIAL'].includes(String(record['estatus']))) return null;
  return (
    <Button variant="contained" color="primary" component={Link} to={`/farmacia/recetas/${String(record['recetaId'])}`}>
      {translate('app.pharmacy.dispense.open')}
    </Button>
  );
}
