import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { SearchBox, type SearchBoxProps } from './SearchBox';
import styles from './search.module.css';

/** Places the box in the upper part of the screen, so that results grow downwards without moving it. */
const UPPER = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

/** Search dialog over the page; full-screen on a phone. */
export default function SearchDialog(props: SearchBoxProps) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 639.95px)', { noSsr: true });
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={small}
      transitionDuration={100}
      aria-labelledby="busqueda-titulo"
      sx={small ? {} : UPPER}
      slotProps={{ paper: { className: (small ? '' : styles['paper']) ?? '' } }}
    >
      <h2 id="busqueda-titulo" className="rs-hidden">
        {translate('app.search.title')}
      </h2>
      <SearchBox {...props} />
    </Dialog>
  );
}
