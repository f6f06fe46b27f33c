import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../page/usePageTitle';
import { EmptyState } from './EmptyState';

/** States that the profile may not open the page, and whom to ask. */
export function NoPermission() {
  const translate = useTranslate();
  const title = translate('app.noPermission.title');
  usePageTitle(title);
  return (
    <EmptyState heading="h1" icon="shield" title={title} text={translate('app.noPermission.text')}>
      <Button component={Link} to="/home" variant="contained" color="primary">
        {translate('app.action.home')}
      </Button>
    </EmptyState>
  );
}
