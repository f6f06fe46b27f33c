import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { SearchBox } from './SearchBox';
import styles from './search.module.css';

interface SearchDialogProps {
  readonly onClose: () => void;
}

/** Where the eye is, and results grow downwards without moving the box. */
const UPPER = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

/** The search over the page; on a phone it is the page. */
export default function SearchDialog({ onClose }: SearchDialogProps) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 639.95px)', { noSsr: true });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={small} transitionDuration={100} aria-label={translate('app.search.title')} sx={small ? {} : UPPER} slotProps={{ paper: { className: (small ? '' : styles['paper']) ?? '' } }}>
      <SearchBox onClose={onClose} />
    </Dialog>
  );
}
