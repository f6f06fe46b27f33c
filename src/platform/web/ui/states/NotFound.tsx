import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../page/usePageTitle';
import { EmptyState } from './EmptyState';

/** Page for an unknown URL. */
export function NotFound() {
  const translate = useTranslate();
  const title = translate('app.notFound.title');
  usePageTitle(title);
  return (
    <EmptyState heading="h1" icon="map" title={title} text={translate('app.notFound.text')}>
      <Button component={Link} to="/home" variant="contained" color="primary">
        {translate('app.action.home')}
      </Button>
    </EmptyState>
  );
}
