import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useShowContext } from '#platform/web/ui/show/ShowContext';

/** Renders a link from a prescription or a note back to its desk. */
export default function DeskLink() {
  const translate = useTranslate();
  const mayConsult = usePermission('consulta.crear');
  const { record } = useShowContext();
  const visitaId: unknown = record['visitaId'];
  if (!mayConsult || typeof visitaId !== 'number') return null;
  return (
    <Button component={Link} to={`/consulta/visita/${visitaId}`}>
      {translate('consult.toDesk')}
    </Button>
  );
}
