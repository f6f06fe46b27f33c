import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface HighScoreProps {
  /** NEWS2 of the set just saved. */
  readonly total: number;
  readonly hospitalizacionId: number;
  readonly onLater: () => void;
}

/** Dialog after signs with a high NEWS2: links to a prefilled order, which only the nurse sends (DOMAIN annex E, 7). */
export function HighScore({ total, hospitalizacionId, onLater }: HighScoreProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onLater} aria-labelledby="high-score">
      <DialogTitle id="high-score">{translate('signs.high.title', { total })}</DialogTitle>
      <DialogContent>{translate('signs.high.text')}</DialogContent>
      <DialogActions>
        <Button size="large" onClick={onLater}>
          {translate('signs.high.later')}
        </Button>
        <Button
          variant="contained"
          color="error"
          size="large"
          component={Link}
          to={`/tableta/paciente/${hospitalizacionId}/orden?deterioro=1`}
          replace
        >
          {translate('signs.high.propose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
