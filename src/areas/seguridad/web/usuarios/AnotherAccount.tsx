import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import type { Holder } from '#platform/web/ui/form/duplicates/candidate';

/** Link to the page of a person who already has an account, on which an additional one can be created. */
export default function AnotherAccount({ holders }: { readonly holders: readonly Holder[] }) {
  const translate = useTranslate();
  const mayLink = usePermission('usuario.vincular');
  const staff = holders.find(({ recurso }) => recurso === 'personal-medico');
  if (!holders.some(({ recurso }) => recurso === 'usuario')) return null;
  return (
    <>
      <p>{translate('app.duplicates.hasAccount')}</p>
      {mayLink && staff && (
        <Button
          component={Link}
          to={recordPath.show('personal-medico', staff.id)}
          target="_blank"
          rel="noopener"
          size="small"
        >
          {translate('app.duplicates.anotherAccount')}
        </Button>
      )}
    </>
  );
}
