import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../page/usePageTitle';
import { EmptyState } from './EmptyState';

interface NotYoursProps {
  /** URL of the record's page. */
  readonly seenAt: string;
}

/** States that the record can be viewed but not changed: it is outside the scope of the permission to change it. */
export function NotYours({ seenAt }: NotYoursProps) {
  const translate = useTranslate();
  const title = translate('app.notYours.title');
  usePageTitle(title);
  return (
    <EmptyState heading="h1" icon="shield" title={title} text={translate('app.notYours.text')}>
      <Button component={Link} to={seenAt} variant="contained" color="primary">
        {translate('app.notYours.see')}
      </Button>
      <Button component={Link} to="/home" variant="outlined">
        {translate('app.action.home')}
      </Button>
    </EmptyState>
  );
}
