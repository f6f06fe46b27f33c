import CompareArrows from '@mui/icons-material/CompareArrows';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { comparePath } from './compare-path';

/** Link from a profile to its comparison with another. */
export default function CompareProfileLink() {
  const translate = useTranslate();
  const { record } = useShowContext();
  return (
    <Button component={Link} to={comparePath(record['perfilId'])} startIcon={<CompareArrows />}>
      {translate('app.profiles.compareThis')}
    </Button>
  );
}
