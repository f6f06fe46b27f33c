import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'react-admin';
import { useServices } from './ServicesContext';

/** Item of the user menu: the user's data at the identity provider. Hidden when the installation has accounts of its own. */
export function EditProfileItem({ onPick }: { readonly onPick: () => void }) {
  const {
    identity: { editProfile },
  } = useServices();
  const translate = useTranslate();
  const notify = useNotify();
  if (!editProfile) return null;
  return (
    <MenuItem
      onClick={() => {
        onPick();
        editProfile().catch(() => notify('shell.profile.failed', { type: 'error' }));
      }}
    >
      <ManageAccounts fontSize="small" aria-hidden />
      {translate('shell.profile.edit')}
    </MenuItem>
  );
}
