import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { SharedRequest, SharedSupply } from './useRation';
import styles from './central-office.module.css';

interface SignBarProps {
  readonly requests: readonly SharedRequest[];
  /** Supplies whose manual amounts exceed the stock. */
  readonly excess: readonly SharedSupply[];
  readonly exceptions: number;
  readonly isBusy: boolean;
  readonly onClear: () => void;
  readonly onSign: () => void;
}

/** Renders the signature, always visible. It asks for confirmation with the result and the excluded requests. */
export function SignBar({ requests, excess, exceptions, isBusy, onClear, onSign }: SignBarProps) {
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const given = requests.filter(({ impedimento }) => impedimento === null);
  const left = requests.length - given.length;
  const cut = given.filter(({ recortadas }) => recortadas > 0).length;
  const count = { smart_count: given.length, total: formatNumber(given.length) };
  return (
    <div className={styles['bar']}>
      <span>
        {excess.length > 0
          ? translate('app.centralOffice.sign.excess', {
              supply: excess[0]!.nombreGenerico,
              more: excess.length - 1,
              smart_count: excess.length,
            })
          : exceptions === 0
            ? translate('app.centralOffice.sign.none')
            : translate('app.centralOffice.sign.exceptions', {
                smart_count: exceptions,
                total: formatNumber(exceptions),
              })}
      </span>
      <span className={styles['buttons']}>
        {exceptions > 0 && <Button onClick={onClear}>{translate('app.centralOffice.sign.clear')}</Button>}
        <Button
          variant="contained"
          color="primary"
          {...blocked(
            given.length === 0 ? translate('app.why.nothingGiven') : excess.length > 0 && translate('app.why.excess'),
            isBusy,
          )}
          onClick={() => setAsks(true)}
        >
          {translate('app.centralOffice.sign.authorise', count)}
        </Button>
      </span>
      <Dialog open={asks} onClose={() => setAsks(false)} aria-labelledby="sign-title" transitionDuration={100}>
        <DialogTitle id="sign-title">{translate('app.centralOffice.sign.authorise', count)}</DialogTitle>
        <DialogContent>
          <p>{translate('app.centralOffice.sign.confirm')}</p>
          {cut > 0 && <p>{translate('app.centralOffice.sign.cut', { smart_count: cut, total: formatNumber(cut) })}</p>}
          {left > 0 && (
            <p>{translate('app.centralOffice.sign.left', { smart_count: left, total: formatNumber(left) })}</p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsks(false)}>{translate('app.action.cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            onClick={() => {
              setAsks(false);
              onSign();
            }}
          >
            {translate('app.centralOffice.sign.yes')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
