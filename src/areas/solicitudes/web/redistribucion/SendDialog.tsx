import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { grouped } from '#platform/shared/text/grouped';
import { formatMoney, formatNumber } from '#platform/web/ui/format/format-number';
import { wayOf, type Proposal } from './proposal';
import styles from './redistribution.module.css';

interface SendDialogProps {
  readonly moves: readonly Proposal[];
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const sumOf = (moves: readonly Proposal[], field: 'cantidad' | 'importe') =>
  moves.reduce((sum, move) => sum + move[field], 0);

/** Shows the requests with their pieces and value before they are created and sent. */
export function SendDialog({ moves, onSend, onClose }: SendDialogProps) {
  const translate = useTranslate();
  const requests = [...grouped(moves, wayOf)];
  const text = (key: string, pieces: readonly Proposal[], count: number) =>
    translate(`app.redistribution.${key}`, {
      smart_count: count,
      pieces: formatNumber(sumOf(pieces, 'cantidad')),
      money: formatMoney(sumOf(pieces, 'importe')),
    });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="send-title" transitionDuration={100}>
      <DialogTitle id="send-title">{text('sendTitle', moves, requests.length)}</DialogTitle>
      <DialogContent>
        <ul className={styles['ways']}>
          {requests.map(([way, lines]) => (
            <li key={way}>
              <b>
                {lines[0]!.origenNombre} → {lines[0]!.destinoNombre}
              </b>
              <span>{text('sendWay', lines, lines.length)}</span>
            </li>
          ))}
        </ul>
        <p>{text('sendText', moves, requests.length)}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
        <Button variant="contained" color="primary" onClick={onSend}>
          {text('send', moves, requests.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
