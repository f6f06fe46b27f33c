import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../shared/record-path';
import { usePermission } from '../../ui/access/PermissionsContext';
import { formatDateTime } from '../../ui/format/format-date';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { ToneChip } from '../../ui/values/ToneChip';
import { NoteEditor } from './NoteEditor';
import { useWard, type Card } from './useHospital';
import styles from './stay.module.css';

/** The notes of a stay, the newest first, and the one that is being written. */
export default function Notes({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const mayWrite = usePermission('nota-evolucion.crear');
  const [editing, setEditing] = useState<{ readonly id: number | null; readonly of: number | null } | null>(null);
  const { hospitalizacionId } = card;
  const { data, error, refetch } = useWard(['notas', hospitalizacionId], (calls, signal) =>
    calls.hospitalizacionNotas({ params: { hospitalizacionId }, signal }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const isOpen = card.estatus === 'INGRESADO' || card.estatus === 'PREALTA';
  return (
    <section className={styles['sheet']} aria-label={translate('ward.stay.tabs.notas')}>
      {data.vencida && <Alert severity="warning">{translate('ward.notes.overdue')}</Alert>}
      {editing ? (
        <NoteEditor
          key={editing.id ?? 'new'}
          card={card}
          noteId={editing.id}
          addendumTo={editing.of}
          onClose={() => setEditing(null)}
        />
      ) : (
        mayWrite &&
        isOpen && (
          <div className={styles['tools']}>
            <span />
            <Button variant="contained" color="primary" onClick={() => setEditing({ id: null, of: null })}>
              {translate('ward.notes.new')}
            </Button>
          </div>
        )
      )}
      {data.notas.length === 0 && !editing ? (
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
                {note.mia && note.estatus === 'BORRADOR' && (
                  <Button onClick={() => setEditing({ id: note.notaEvolucionId, of: null })}>
                    {translate('ward.notes.edit')}
                  </Button>
                )}
                {mayWrite && note.estatus === 'FIRMADA' && note.tipo !== 'ADENDA' && (
                  <Button onClick={() => setEditing({ id: null, of: note.notaEvolucionId })}>
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
