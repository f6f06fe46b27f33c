import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useShowContext } from '#platform/web/ui/show/ShowContext';

/** Renders a link on the page of a set of signs to its correction. A corrected set has none. */
export default function CorrectLink() {
  const translate = useTranslate();
  const mayCorrect = usePermission('signos.capturar');
  const { record } = useShowContext();
  if (!mayCorrect || record['estatus'] !== 'VIGENTE') return null;
  return (
    <Button component={Link} to={`/consulta/signos?corrige=${String(record['signosId'])}`}>
      {translate('signs.correct.title')}
    </Button>
  );
}
