import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

/** Opens the whole menu over the page. */
export function MenuButton({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  return (
    <IconButton aria-label={translate('app.nav.open')} onClick={onClick}>
      <MenuIcon />
    </IconButton>
  );
}
