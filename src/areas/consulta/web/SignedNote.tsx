import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isReferred } from '#areas/consulta/shared/consulta/referral';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { Consulta } from '#generated/shared/types/consulta.gen';
import { recordPath } from '#platform/shared/record-path';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { AddendaList } from './AddendaList';
import { NoteOutcome } from './NoteOutcome';
import { SignedFields } from './SignedFields';
import styles from './consult.module.css';

/** Renders a closed note with all its fields, its appointments and prescriptions, and its addenda. A voided note is struck through. */
export function SignedNote({ note }: { readonly note: Consulta }) {
  const translate = useTranslate();
  const voided = note.estatus === 'ANULADA';
  return (
    <section className={styles['note']} aria-label={translate('consult.note')}>
      <p>
        <Link to={recordPath.show('consulta', note.consultaId)}>{note.folio}</Link> ·{' '}
        {translate(`enums.EstatusDocumentoClinico.${note.estatus}`)}
        {voided && note.motivoAnulacion ? ` · ${note.motivoAnulacion}` : ''}
      </p>
      <SignedFields note={note} />
      <NoteOutcome consultaId={note.consultaId} />
      <p>
        {note.firmaNombre} · {translate('consult.licence', { licence: note.firmaCedula ?? '' })} ·{' '}
        {formatDateTime(note.fechaFirma)}
      </p>
      {!voided && isReferred(note.referencia) && (
        <div>
          <Button component={Link} to={`/reportes/nota-referencia?consultaId=${note.consultaId}`} variant="outlined">
            {translate('consult.referral.print')}
          </Button>
        </div>
      )}
      <AddendaList consultaId={note.consultaId} />
      {!voided && <Addendum consultaId={note.consultaId} />}
    </section>
  );
}

function Addendum({ consultaId }: { readonly consultaId: number }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const work = useMutation({
    mutationFn: () =>
      provider.create('adenda', { data: { consultaId, texto: text.trim() }, meta: { idempotencyKey: key } }),
    onSuccess: async () => {
      setText('');
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['adenda'] });
    },
  });
  const refused = work.error ? Object.values(failureErrors(work.error, translate)) : [];
  return (
    <div>
      <label htmlFor="addendum">{translate('consult.addendum')}</label>
      <TextField
        id="addendum"
        multiline
        minRows={2}
        value={text}
        error={refused.length > 0}
        helperText={refused.join(' ')}
        onChange={({ target }) => setText(target.value)}
        fullWidth
      />
      <Button
        {...blocked(text.trim().length < 5 && translate('app.why.textOf', { least: 5 }), work.isPending)}
        onClick={() => work.mutate()}
      >
        {translate('consult.addAddendum')}
      </Button>
    </div>
  );
}
