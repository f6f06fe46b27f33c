import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'react-admin';
import { useId, useState } from 'react';
import type { OperationAnswer, OperationCall } from '../client/call-operation';
import { keepsData } from '../ui/offline/keeps-data';
import { UNCERTAIN } from '../client/offline/queued-write';
import { formatDateTime } from '../ui/format/format-date';
import { useWaitingQueue, type Waiting } from '../ui/offline/WaitingContext';
import { PageHeading } from '../ui/page/PageHeading';
import { usePageTitle } from '../ui/page/usePageTitle';
import { EmptyState } from '../ui/states/EmptyState';
import { ToneChip } from '../ui/values/ToneChip';
import pageStyles from '../ui/page/page.module.css';
import styles from './pending.module.css';

type Name = 'hospitalizacionPacientes' | 'ordenCargoPorRecibir';
type Calls = DataProvider & { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

/** Unsent writes of this device: queued ones, and refused ones for the user to decide. */
export default function PendingPage() {
  const translate = useTranslate();
  const { writes, ofOthers, isSending, send } = useWaitingQueue();
  const [dropping, setDropping] = useState<Waiting | null>(null);
  usePageTitle(translate('device.title'));
  // Refused writes come first: they need a decision.
  const sorted = writes.toSorted((one, other) => Number(other.refusal !== null) - Number(one.refusal !== null));
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={translate('device.title')}
        description={keepsData() ? translate('device.help') : undefined}
        actions={
          writes.some(({ refusal }) => refusal === null) && (
            <Button variant="outlined" size="large" aria-disabled={isSending} onClick={() => void send()}>
              {translate('device.send')}
            </Button>
          )
        }
      />
      {ofOthers > 0 && <Alert severity="info">{translate('device.ofOthers', { smart_count: ofOthers })}</Alert>}
      {sorted.length === 0 ? (
        <EmptyState
          icon="check"
          title={translate('device.none')}
          text={translate(keepsData() ? 'device.noneHelp' : 'device.neverKept')}
        />
      ) : (
        <ul className={styles['list']} aria-label={translate('device.title')}>
          {sorted.map((write) => (
            <Row key={write.seq} write={write} onDrop={() => setDropping(write)} />
          ))}
        </ul>
      )}
      {dropping && <DropDialog write={dropping} onClose={() => setDropping(null)} />}
    </div>
  );
}

function Row({ write, onDrop }: { readonly write: Waiting; readonly onDrop: () => void }) {
  const translate = useTranslate();
  const { isSending, retry } = useWaitingQueue();
  const { name, at, refusal, seq } = write;
  const subject = useSubject(write);
  const title = translate(`device.names.${name}`, { _: translate('device.unknown') });
  const said = refusal && (refusal.codigo === UNCERTAIN ? translate('device.uncertain') : refusal.message);
  return (
    <li className={styles['row']}>
      <div>
        <b>{title}</b>
        {subject && <span>{subject}</span>}
        <small>{translate('device.done', { when: formatDateTime(at) })}</small>
      </div>
      <ToneChip tone={refusal ? 'danger' : 'warning'} icon={refusal ? 'alert' : 'clock'}>
        {translate(`device.state.${refusal ? 'refused' : isSending ? 'sending' : 'waiting'}`)}
      </ToneChip>
      {refusal && (
        <Alert severity="error" className={styles['why'] ?? ''}>
          {said}
          {refusal.errores.map(({ mensaje }) => (
            <div key={mensaje}>{mensaje}</div>
          ))}
        </Alert>
      )}
      <div className={styles['actions']}>
        {refusal && (
          <Button variant="outlined" size="large" onClick={() => void retry(seq)}>
            {translate('device.retry')}
          </Button>
        )}
        <Button color="error" size="large" onClick={onDrop}>
          {translate('device.drop')}
        </Button>
      </div>
    </li>
  );
}

function DropDialog({ write, onClose }: { readonly write: Waiting; readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { drop } = useWaitingQueue();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('device.dropTitle')}</DialogTitle>
      <DialogContent>{translate('device.dropText')}</DialogContent>
      <DialogActions>
        <Button size="large" autoFocus onClick={onClose}>
          {translate('device.dropNo')}
        </Button>
        <Button
          size="large"
          variant="contained"
          color="error"
          onClick={() => {
            void drop(write.seq).then(() => notify('device.dropped', { type: 'info' }));
            onClose();
          }}
        >
          {translate('device.dropYes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns the name of the write's patient or record, if this device has it. */
function useSubject({ params, body }: Waiting): string | null {
  const translate = useTranslate();
  const calls = useDataProvider<Calls>();
  const stay = Number(body['hospitalizacionId'] ?? params['hospitalizacionId']) || null;
  const order = Number(body['ordenCargoId']) || null;
  const { data = null } = useQuery({
    queryKey: ['hospitalizacion', 'por-enviar', stay, order],
    queryFn: async ({ signal }) => {
      if (stay !== null) {
        const [card] = (await calls.hospitalizacionPacientes({ params: { hospitalizacionId: stay }, signal })).data;
        return (
          card && {
            name: card.pacienteNombre ?? card.iniciales,
            bed: card.camaNumero,
          }
        );
      }
      if (order === null) return null;
      const arriving = (await calls.ordenCargoPorRecibir({ params: {}, signal })).data;
      const found = arriving.find(({ ordenCargoId }) => ordenCargoId === order);
      return found && { name: [found.folio, found.paciente].filter(Boolean).join(' · '), bed: found.camaNumero };
    },
  });
  return data
    ? [data.name, data.bed && translate('device.bed', { number: data.bed })].filter(Boolean).join(' · ')
    : null;
}
