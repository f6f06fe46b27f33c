import CompareArrows from '@mui/icons-material/CompareArrows';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { comparePath } from './compare-path';

/** Link from the list of profiles to the comparison of two. */
export default function CompareProfilesLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to={comparePath()} startIcon={<CompareArrows />}>
      {translate('app.profiles.compare')}
    </Button>
  );
}
