import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../page/usePageTitle';
import { EmptyState } from './EmptyState';

/** Page of a record that does not exist or is out of reach. The two look the same on purpose. */
export function NoRecord() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = translate('app.noRecord.title');
  usePageTitle(title);
  return (
    <EmptyState heading="h1" icon="file" title={title} text={translate('app.noRecord.text')}>
      {cameFromHere() && (
        <Button variant="contained" color="primary" onClick={() => void navigate(-1)}>
          {translate('app.action.goBack')}
        </Button>
      )}
      <Button component={Link} to="/home" variant="outlined">
        {translate('app.action.home')}
      </Button>
    </EmptyState>
  );
}

/** True when the previous page belongs to the application. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
