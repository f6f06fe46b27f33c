import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { NotaEvolucion } from '#generated/shared/types/nota-evolucion.gen';
import { pronostico as forecasts, tipoNota } from '#generated/web/nota-evolucion/enums.gen';
import type { OperationAnswer } from '#platform/web/client/call-operation';
import { isUnreachable } from '#platform/web/client/offline/unreachable';
import { hospitalCompleteness, NURSING_NOTES } from '#areas/hospital/shared/hospital/note-numerals';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { DraftBanner } from '#platform/web/ui/form/drafts/DraftBanner';
import type { DraftSlot } from '#platform/web/ui/form/drafts/draft-slot';
import { useDraftSlot } from '#platform/web/ui/form/drafts/useDraftSlot';
import { shareOf } from '#platform/web/ui/format/share-of';
import { useWaitingQueue } from '#platform/web/ui/offline/WaitingContext';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { clock } from '../clock';
import type { DraftBase, OpenedNote } from './note-draft';
import { ELSEWHERE, textsOf, UNDIAGNOSED, WITH_SIGNS } from './note-kinds';
import { isQueued, useWardWork, type Card, type HospitalCalls } from '../useHospital';
import { useNoteDraft, writtenOf } from './useNoteDraft';
import styles from './stay.module.css';

type Kind = NotaEvolucion['tipo'];
const HOUR_MS = 60 * 60 * 1000;
/** Maximum age of the signs of a note, in milliseconds (NOM-004 6.2.2). */
const SIGNS_MS = 8 * HOUR_MS;

interface NoteEditorProps {
  readonly card: Card;
  readonly opened: OpenedNote;
  readonly onClose: () => void;
}

/**
 * Renders a note in the order of NOM-004, with its missing numerals. It is saved as a draft, also without a connection, and signed once
 * complete.
 */
export function NoteEditor({ card, opened, onClose }: NoteEditorProps) {
  const calls = useDataProvider<HospitalCalls>();
  const { hospitalizacionId } = card;
  const { base, addendumTo } = opened;
  const place = base === null ? `nueva/${addendumTo ?? ''}` : 'sigueA' in base ? base.sigueA : base.notaEvolucionId;
  const slot = useDraftSlot(`nota-evolucion/${hospitalizacionId}/${place}`, true);
  const { data, error, refetch } = useQuery({
    queryKey: ['nota-evolucion', 'editor', hospitalizacionId, place],
    queryFn: async () => {
      const params = { hospitalizacionId };
      const [{ data: sheet }, leaving] = await Promise.all([
        calls.hospitalizacionSignos({ params }),
        // Data of the stay prefill the note; offline it starts without them.
        base === null && addendumTo === null ? calls.hospitalizacionEgreso({ params }).catch(unlessUnreachable) : null,
      ]);
      const last = sheet.tomas.findLast(({ estatus }) => estatus === 'VIGENTE');
      return {
        signs: last && Date.now() - Date.parse(last.fechaToma) < SIGNS_MS ? last : null,
        leaving: leaving?.data.borrador ?? null,
      };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data && slot ? <Editor card={card} opened={opened} slot={slot} onClose={onClose} {...data} /> : <Loading />;
}

function unlessUnreachable(error: unknown): null {
  if (isUnreachable(error)) return null;
  throw error;
}

const momentNow = (): string => new Date().toISOString();

interface EditorProps extends NoteEditorProps {
  readonly slot: DraftSlot;
  readonly signs: OperationAnswer<'hospitalizacionSignos'>['data']['tomas'][number] | null;
  readonly leaving: OperationAnswer<'hospitalizacionEgreso'>['data']['borrador'] | null;
}

function Editor({ card, opened, slot, signs, leaving, onClose }: EditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const isNurse = usePermission('medicacion.ministrar');
  const { drop } = useWaitingQueue();
  const { addendumTo, written: before, replaces } = opened;
  const usual = addendumTo !== null ? 'ADENDA' : isNurse ? 'ENFERMERIA' : 'EVOLUCION';
  const start = writtenOf(before ?? {}, usual);
  const draft = useNoteDraft(slot, {
    ...start,
    diagnosticoId: start.diagnosticoId ?? leaving?.diagnosticoIds[0] ?? null,
  });
  const { kind, texts, diagnosticoId, forecast } = draft.written;
  const [base, setBase] = useState<DraftBase>(opened.base);
  const [fechaHora] = useState(before?.fechaHora ?? momentNow());
  const work = useWardWork();
  const fields = textsOf(kind);
  const hasDiagnosis = !UNDIAGNOSED.includes(kind);
  const signosId = before?.signosId ?? signs?.signosId;
  const values = {
    tipo: kind,
    ...Object.fromEntries(fields.flatMap((name) => (texts[name]?.trim() ? [[name, texts[name]]] : []))),
    ...(WITH_SIGNS.includes(kind) && signosId ? { signosId } : {}),
    ...(hasDiagnosis && diagnosticoId !== null ? { diagnosticos: [{ diagnosticoId, tipo: 'PRINCIPAL' }] } : {}),
    ...(hasDiagnosis && forecast ? { pronostico: forecast } : {}),
    ...(addendumTo === null ? {} : { adendaDeId: addendumTo }),
  };
  const { asked, missing } = hospitalCompleteness(values);
  const label = (field: string) => translate(`resources.nota-evolucion.fields.${field}`);
  const choose = (next: Kind) => {
    // A discharge note is prefilled from the stay; typed text is not overwritten.
    const begun = next === 'EGRESO' ? leaving : null;
    draft.change({
      kind: next,
      ...(begun && {
        texts: {
          ...texts,
          evolucionCuadroClinico: texts.evolucionCuadroClinico || begun.evolucionCuadroClinico,
          manejoEstancia: texts.manejoEstancia || begun.manejoEstancia,
          tratamientoIndicaciones: texts.tratamientoIndicaciones || begun.tratamientoIndicaciones,
        },
      }),
    });
  };
  const store = async (calls: HospitalCalls, idempotencyKey: string) => {
    const answer = await calls.hospitalizacionNotaGuardar({
      body: { hospitalizacionId: card.hospitalizacionId, ...base, nota: { ...values, fechaHora } },
      idempotencyKey,
    });
    setBase(isQueued(answer) ? { sigueA: idempotencyKey } : answer.data);
    if (replaces !== null) await drop(replaces);
    await draft.saved();
    return answer;
  };
  const save = () =>
    work.mutate(async (calls, key) => {
      const answer = await store(calls, key);
      notify(isQueued(answer) ? 'ward.notes.kept' : 'ward.notes.saved', { type: 'success' });
      return answer;
    });
  const sign = () =>
    work.mutate(async (calls, key) => {
      const answer = await store(calls, key);
      if (isQueued(answer)) {
        notify('ward.notes.signLater', { type: 'warning' });
        return answer;
      }
      await calls.transition('nota-evolucion', {
        id: answer.data.notaEvolucionId,
        version: answer.data.version,
        transition: 'firmar',
        body: {},
        idempotencyKey: crypto.randomUUID(),
      });
      notify('ward.notes.signed', { type: 'success' });
      onClose();
      return answer;
    });
  const kinds = tipoNota.options.filter(
    ({ value }) => !ELSEWHERE.includes(value as Kind) && NURSING_NOTES.includes(value as Kind) === isNurse,
  );
  return (
    <form
      className={`${styles['item']} ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <WorkError error={work.error} />
      {draft.offer !== null && (
        <DraftBanner
          savedAt={draft.offer.savedAt}
          title=""
          onRecover={draft.recover}
          onDiscard={() => void draft.discard()}
        />
      )}
      {kind !== 'ADENDA' && (
        <label className={styles['field']}>
          {translate('ward.notes.kind')}
          <select value={kind} disabled={base !== null} onChange={(event) => choose(event.target.value as Kind)}>
            {kinds.map(({ value }) => (
              <option key={value} value={value}>
                {translate(choiceKey(tipoNota, value))}
              </option>
            ))}
          </select>
        </label>
      )}
      <section aria-label={translate('ward.notes.completeness')}>
        <p id="nota-completa">
          {translate('ward.notes.completeness')} ·{' '}
          {translate('ward.notes.numerals', { said: asked.length - missing.length, asked: asked.length })}
        </p>
        <LinearProgress
          variant="determinate"
          value={shareOf(asked.length - missing.length, asked.length)}
          aria-labelledby="nota-completa"
        />
        {missing.length === 0 ? (
          <p role="status">{translate('ward.notes.complete')}</p>
        ) : (
          <ul className={styles['missing']}>
            {missing.map(({ campo, numeral }) => (
              <li key={`${numeral} ${campo}`}>
                <a href={`#nota-${campo}`}>
                  {numeral} {label(campo)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {WITH_SIGNS.includes(kind) && (
        <p id="nota-signosId">
          {translate('ward.notes.signs')}:{' '}
          {signs
            ? translate('ward.notes.lastSigns', { when: clock(signs.fechaToma) })
            : translate('ward.notes.noSigns')}
        </p>
      )}
      {fields.map((name) => (
        <label key={name} className={styles['field']}>
          {label(name)}
          <textarea
            id={`nota-${name}`}
            maxLength={4000}
            value={texts[name] ?? ''}
            onChange={(event) => draft.change({ texts: { ...texts, [name]: event.target.value } })}
          />
        </label>
      ))}
      {hasDiagnosis && (
        <div className={styles['pair']}>
          <div className={styles['field']} id="nota-diagnosticos">
            <label htmlFor="nota-diagnostico">{translate('ward.notes.main')}</label>
            <ReferencePicker
              id="nota-diagnostico"
              reference="diagnostico"
              value={diagnosticoId === null ? [] : [diagnosticoId]}
              onChange={([id]) => draft.change({ diagnosticoId: id === undefined ? null : Number(id) })}
            />
          </div>
          <label className={styles['field']}>
            {label('pronostico')}
            <select
              id="nota-pronostico"
              value={forecast}
              onChange={(event) => draft.change({ forecast: event.target.value })}
            >
              <option value="">—</option>
              {forecasts.options.map(({ value }) => (
                <option key={value} value={value}>
                  {translate(choiceKey(forecasts, value))}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <div className={styles['tools']}>
        <span />
        <Button onClick={onClose}>{translate('ward.notes.cancel')}</Button>
        <Button type="submit" variant="outlined" disabled={work.isPending}>
          {translate('ward.notes.save')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          {...blocked(missing.length > 0 && translate('app.why.incomplete'), work.isPending)}
          onClick={sign}
        >
          {translate('ward.notes.sign')}
        </Button>
      </div>
    </form>
  );
}
