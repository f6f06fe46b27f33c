import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OperationAnswer } from '#platform/web/client/call-operation';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { useWaiting } from '#platform/web/ui/offline/WaitingContext';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { NoteEditor } from './NoteEditor';
import { goOnWith, waitingNotes, type OpenedNote, type WaitingNote } from './note-draft';
import { NOTE_TEXTS } from './note-kinds';
import { useWard, type Card } from '../useHospital';
import styles from './stay.module.css';

/** Renders the notes of a stay, the newest first, and the one being written. */
export default function Notes({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const mayWrite = usePermission('nota-evolucion.crear');
  const [editing, setEditing] = useState<OpenedNote | null>(null);
  const { hospitalizacionId } = card;
  const waiting = waitingNotes(useWaiting('hospitalizacionNotaGuardar'), hospitalizacionId);
  const { data, error, refetch } = useWard(['notas', hospitalizacionId], (calls, signal) =>
    calls.hospitalizacionNotas({ params: { hospitalizacionId }, signal }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  /** Queued notes are newer than the loaded ones. */
  const isWaiting = ({ tipo }: Note) => waiting.some(({ write, written }) => !write.refusal && written.tipo === tipo);
  const isOpen = card.estatus === 'INGRESADO' || card.estatus === 'PREALTA';
  return (
    <section className={styles['sheet']} aria-label={translate('ward.stay.tabs.notas')}>
      {data.vencida && <Alert severity="warning">{translate('ward.notes.overdue')}</Alert>}
      {editing ? (
        <NoteEditor key={JSON.stringify(editing.base)} card={card} opened={editing} onClose={() => setEditing(null)} />
      ) : (
        mayWrite &&
        isOpen && (
          <div className={styles['tools']}>
            <span />
            <Button variant="contained" color="primary" onClick={() => setEditing(NEW)}>
              {translate('ward.notes.new')}
            </Button>
          </div>
        )
      )}
      {waiting.length > 0 && (
        <ul className={styles['list']} aria-label={translate('ward.notes.waiting')}>
          {waiting.map((note) => (
            <WaitingItem
              key={note.write.seq}
              note={note}
              onContinue={
                editing ? null : () => setEditing(goOnWith(note, ownDraft(data.notas, note.written.tipo ?? '')))
              }
            />
          ))}
        </ul>
      )}
      {data.notas.length === 0 && waiting.length === 0 && !editing ? (
        <EmptyState icon="edit" title={translate('ward.notes.none')} text={translate('ward.notes.noneHelp')} />
      ) : (
        <ul className={styles['list']}>
          {data.notas.map((note) => (
            <li key={note.notaEvolucionId} className={styles['item']}>
              <header>
                <b>{translate(`enums.TipoNota.${note.tipo}`)}</b>
                <span>{formatDateTime(note.fechaHora)}</span>
                {note.estatus === 'BORRADOR' && <ToneChip tone="info">{translate('ward.notes.draft')}</ToneChip>}
                {note.capturaTardia && <ToneChip tone="warning">{translate('ward.notes.late')}</ToneChip>}
                {note.motivoAnulacion && (
                  <ToneChip tone="danger" icon="block">
                    {translate('ward.notes.void', { reason: note.motivoAnulacion })}
                  </ToneChip>
                )}
              </header>
              {note.resumen && (
                <p className={note.estatus === 'ANULADA' ? styles['void'] : undefined}>{note.resumen}</p>
              )}
              <small>{[note.autor, note.cedula && `Céd. ${note.cedula}`].filter(Boolean).join(' · ')}</small>
              <div className={styles['doses']}>
                <Button component={Link} to={recordPath.show('nota-evolucion', note.notaEvolucionId)}>
                  {translate('ward.notes.read')}
                </Button>
                {note.mia && note.estatus === 'BORRADOR' && !isWaiting(note) && (
                  <Button onClick={() => setEditing(draftOf(note))}>{translate('ward.notes.edit')}</Button>
                )}
                {mayWrite && note.estatus === 'FIRMADA' && note.tipo !== 'ADENDA' && (
                  <Button onClick={() => setEditing({ ...NEW, addendumTo: note.notaEvolucionId })}>
                    {translate('ward.notes.addendum')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Note = OperationAnswer<'hospitalizacionNotas'>['data']['notas'][number];

const NEW: OpenedNote = { base: null, written: null, addendumTo: null, replaces: null };

const draftOf = ({ notaEvolucionId, version, adendaDeId, borrador }: Note): OpenedNote => ({
  base: { notaEvolucionId, version },
  written: borrador,
  addendumTo: adendaDeId,
  replaces: null,
});

const ownDraft = (notes: readonly Note[], kind: string): Note | undefined =>
  notes.find(({ mia, estatus, tipo }) => mia && estatus === 'BORRADOR' && tipo === kind);

interface WaitingItemProps {
  readonly note: WaitingNote;
  /** Null while another note is being written. */
  readonly onContinue: (() => void) | null;
}

/** Renders a draft that the server has not received or has refused, with the reason and a button to continue it. */
function WaitingItem({ note: { write, written }, onContinue }: WaitingItemProps) {
  const translate = useTranslate();
  const text = NOTE_TEXTS.map((name) => written[name]).find(Boolean);
  return (
    <li className={styles['item']}>
      <header>
        <b>{translate(`enums.TipoNota.${written.tipo}`)}</b>
        <span>{formatDateTime(write.at)}</span>
        <ToneChip tone={write.refusal ? 'danger' : 'warning'} icon={write.refusal ? 'alert' : 'clock'}>
          {translate(write.refusal ? 'ward.notes.refused' : 'ward.notes.unsent')}
        </ToneChip>
      </header>
      {write.refusal && <Alert severity="error">{write.refusal.message}</Alert>}
      {text && <p>{text}</p>}
      <div className={styles['doses']}>
        {onContinue && <Button onClick={onContinue}>{translate('ward.notes.edit')}</Button>}
        {write.refusal && (
          <Button component={Link} to="/tableta/por-enviar">
            {translate('ward.notes.decide')}
          </Button>
        )}
      </div>
    </li>
  );
}
