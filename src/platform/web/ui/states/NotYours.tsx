import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../page/usePageTitle';
import { EmptyState } from './EmptyState';

interface NotYoursProps {
  /** Address where the record is seen. */
  readonly seenAt: string;
}

/** The record may be seen and not changed: the permission to change it does not reach so far. */
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
