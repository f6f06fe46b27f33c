import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { describeError } from '#platform/web/ui/states/describe-error';
import { FoundPatient } from './FoundPatient';
import { usePatientCalls } from './usePatientCalls';
import styles from './network.module.css';

const CURP_LENGTH = 18;

/** Searches the network by CURP, and shows the patient found with the available actions. */
export default function NetworkDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const calls = usePatientCalls();
  const [curp, setCurp] = useState('');
  const search = useMutation({
    mutationFn: async (text: string) => (await calls.pacienteBuscarRed({ params: { curp: text } })).data,
  });
  const failure = search.error ? describeError(search.error) : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (curp.length === CURP_LENGTH) search.mutate(curp);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="network-title" transitionDuration={100}>
      <DialogTitle id="network-title">{translate('app.patient.network.title')}</DialogTitle>
      <DialogContent>
        <p className={styles['help']}>{translate('app.patient.network.help')}</p>
        <form className={styles['form']} onSubmit={send} role="search">
          <TextField
            label="CURP"
            value={curp}
            autoFocus
            onChange={({ target }) => {
              search.reset();
              setCurp(
                target.value
                  .toUpperCase()
                  .replaceAll(/[^0-9A-ZÑ]/gu, '')
                  .slice(0, CURP_LENGTH),
              );
            }}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
          <Button
            type="submit"
            variant="contained"
            {...blocked(
              curp.length !== CURP_LENGTH && translate('app.why.curp', { length: CURP_LENGTH }),
              search.isPending,
            )}
          >
            {translate('app.patient.network.search')}
          </Button>
        </form>
        <div role="status">
          {failure && (
            <Alert severity="error">{translate(failure.message, { correlationId: failure.correlationId ?? '' })}</Alert>
          )}
          {search.data?.length === 0 && <p className={styles['help']}>{translate('app.patient.network.nobody')}</p>}
          {search.data?.map((found) => (
            <FoundPatient key={found.pacienteId} found={found} curp={curp} onDone={onClose} />
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
