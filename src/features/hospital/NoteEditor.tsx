import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { NotaEvolucion, NotaEvolucionInput } from '../../../generated/shared/types/nota-evolucion.gen';
import type { Signos } from '../../../generated/shared/types/signos.gen';
import { pronostico as forecasts, tipoNota } from '../../../generated/web/nota-evolucion/enums.gen';
import { hospitalCompleteness, NURSING_NOTES } from '../../domain/hospital/note-numerals';
import { usePermission } from '../../ui/access/PermissionsContext';
import { ReferencePicker } from '../../ui/reference/ReferencePicker';
import { choiceKey } from '../../ui/values/enum-choices';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { clock } from './clock';
import { useWardWork, type Card } from './useHospital';
import { WorkError } from '../../ui/states/WorkError';
import styles from './stay.module.css';

type Kind = NotaEvolucion['tipo'];
const HOUR_MS = 60 * 60 * 1000;
/** Signs of a note are of these hours (NOM-004 6.2.2). */
const SIGNS_MS = 8 * HOUR_MS;

const TEXTS = [
  'resumenInterrogatorio',
  'evolucionCuadroClinico',
  'exploracionFisica',
  'resultadosRelevantes',
  'habitusExterior',
  'procedimientosRealizados',
  'observaciones',
  'motivoEnvio',
  'respuestaInterconsulta',
  'manejoEstancia',
  'problemasPendientes',
  'tratamientoIndicaciones',
  'recomendaciones',
  'factoresRiesgo',
] as const;
type Text = (typeof TEXTS)[number];

/** Which texts each kind of note has, in the order of the norm; the others have those of a progress note. */
const OF_KIND: Partial<Record<Kind, readonly Text[]>> = {
  INGRESO: ['resumenInterrogatorio', 'exploracionFisica', 'resultadosRelevantes', 'tratamientoIndicaciones'],
  HISTORIA_CLINICA: ['resumenInterrogatorio', 'exploracionFisica', 'resultadosRelevantes', 'tratamientoIndicaciones'],
  ENFERMERIA: ['habitusExterior', 'procedimientosRealizados', 'observaciones'],
  INTERCONSULTA: ['motivoEnvio', 'respuestaInterconsulta', 'evolucionCuadroClinico'],
  EGRESO: [
    'evolucionCuadroClinico',
    'manejoEstancia',
    'problemasPendientes',
    'tratamientoIndicaciones',
    'recomendaciones',
    'factoresRiesgo',
  ],
  POSTOPERATORIA: ['procedimientosRealizados', 'evolucionCuadroClinico', 'observaciones', 'tratamientoIndicaciones'],
  POSTANESTESICA: ['evolucionCuadroClinico', 'observaciones'],
  DEFUNCION: ['evolucionCuadroClinico'],
  ADENDA: ['observaciones'],
};
const PROGRESS: readonly Text[] = [
  'evolucionCuadroClinico',
  'exploracionFisica',
  'resultadosRelevantes',
  'tratamientoIndicaciones',
];

const DIAGNOSED: readonly Kind[] = ['ENFERMERIA', 'ADENDA', 'POSTANESTESICA'];
const SIGNED: readonly Kind[] = ['INGRESO', 'HISTORIA_CLINICA', 'EVOLUCION', 'ENFERMERIA'];
/** Written by the generated form: they name another unit. */
const ELSEWHERE: readonly Kind[] = ['ADENDA', 'REFERENCIA_TRASLADO'];

interface NoteEditorProps {
  readonly card: Card;
  /** The draft that is gone on with; null for a new one. */
  readonly noteId: number | null;
  readonly addendumTo: number | null;
  readonly onClose: () => void;
}

/** A note in the order of NOM-004, with the numerals that it still lacks; saved as a draft, and signed once complete. */
export function NoteEditor({ card, noteId, addendumTo, onClose }: NoteEditorProps) {
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['nota-evolucion', 'editor', card.hospitalizacionId, noteId],
    queryFn: async () => {
      const [draft, sets, leaving] = await Promise.all([
        noteId === null ? null : provider.getOne('nota-evolucion', { id: noteId }),
        provider.getList('signos', {
          filter: { hospitalizacionId: card.hospitalizacionId, estatus: ['VIGENTE'] },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'fechaToma', order: 'DESC' },
        }),
        noteId === null && addendumTo === null
          ? provider['hospitalizacionEgreso']({ params: { hospitalizacionId: card.hospitalizacionId } })
          : null,
      ]);
      const last = sets.data[0] as Signos | undefined;
      return {
        draft: (draft?.data ?? null) as NotaEvolucion | null,
        signs: last && Date.now() - Date.parse(last.fechaToma) < SIGNS_MS ? last : null,
        leaving: (leaving?.data.borrador ?? null) as Leaving | null,
      };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Editor card={card} addendumTo={addendumTo} onClose={onClose} {...data} /> : <Loading />;
}

const momentNow = (): string => new Date().toISOString();

interface Leaving {
  readonly evolucionCuadroClinico: string;
  readonly manejoEstancia: string;
  readonly tratamientoIndicaciones: string;
  readonly diagnosticoIds: readonly number[];
}

interface EditorProps extends Pick<NoteEditorProps, 'card' | 'addendumTo' | 'onClose'> {
  readonly draft: NotaEvolucion | null;
  readonly signs: Signos | null;
  readonly leaving: Leaving | null;
}

function Editor({ card, addendumTo, draft, signs, leaving, onClose }: EditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const isNurse = usePermission('medicacion.ministrar');
  const [kind, setKind] = useState<Kind>(
    draft?.tipo ?? (addendumTo === null ? (isNurse ? 'ENFERMERIA' : 'EVOLUCION') : 'ADENDA'),
  );
  const [texts, setTexts] = useState<Partial<Record<Text, string>>>(() =>
    Object.fromEntries(TEXTS.map((name) => [name, draft?.[name] ?? ''])),
  );
  const [diagnosticoId, setDiagnosis] = useState<number | null>(
    draft?.diagnosticos?.find(({ tipo }) => tipo === 'PRINCIPAL')?.diagnosticoId ?? leaving?.diagnosticoIds[0] ?? null,
  );
  const [forecast, setForecast] = useState<string>(draft?.pronostico ?? '');
  const [saved, setSaved] = useState(draft);
  const work = useWardWork();
  const fields = OF_KIND[kind] ?? PROGRESS;
  const hasDiagnosis = !DIAGNOSED.includes(kind);
  const values = {
    tipo: kind,
    ...Object.fromEntries(fields.flatMap((name) => (texts[name]?.trim() ? [[name, texts[name]]] : []))),
    ...(SIGNED.includes(kind) && (draft?.signosId ?? signs?.signosId)
      ? { signosId: draft?.signosId ?? signs?.signosId }
      : {}),
    ...(hasDiagnosis && diagnosticoId !== null ? { diagnosticos: [{ diagnosticoId, tipo: 'PRINCIPAL' }] } : {}),
    ...(hasDiagnosis && forecast ? { pronostico: forecast } : {}),
    ...(addendumTo === null ? {} : { adendaDeId: addendumTo }),
  };
  const { asked, missing } = hospitalCompleteness(values);
  const label = (field: string) => translate(`resources.nota-evolucion.fields.${field}`);
  const choose = (next: Kind) => {
    setKind(next);
    // A discharge begins with what the stay says of itself; what somebody wrote stays.
    if (next === 'EGRESO' && leaving)
      setTexts((before) => ({
        ...before,
        evolucionCuadroClinico: before.evolucionCuadroClinico || leaving.evolucionCuadroClinico,
        manejoEstancia: before.manejoEstancia || leaving.manejoEstancia,
        tratamientoIndicaciones: before.tratamientoIndicaciones || leaving.tratamientoIndicaciones,
      }));
  };
  const store = async (idempotencyKey: string): Promise<NotaEvolucion> => {
    const data = {
      ...values,
      hospitalizacionId: card.hospitalizacionId,
      fechaHora: saved?.fechaHora ?? momentNow(),
    } as NotaEvolucionInput;
    const answer = saved
      ? await provider.update('nota-evolucion', {
          id: saved.notaEvolucionId,
          data,
          previousData: { ...saved, id: saved.notaEvolucionId },
        })
      : await provider.create('nota-evolucion', { data, meta: { idempotencyKey } });
    const note = answer.data as unknown as NotaEvolucion;
    setSaved(note);
    return note;
  };
  const save = () =>
    work.mutate(async (_calls, key) => {
      await store(key);
      notify('ward.notes.saved', { type: 'success' });
    });
  const sign = () =>
    work.mutate(async (calls, key) => {
      const note = await store(key);
      await calls.transition('nota-evolucion', {
        id: note.notaEvolucionId,
        version: note.version,
        transition: 'firmar',
        body: {},
        idempotencyKey: crypto.randomUUID(),
      });
      notify('ward.notes.signed', { type: 'success' });
      onClose();
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
      {kind !== 'ADENDA' && (
        <label className={styles['field']}>
          {translate('ward.notes.kind')}
          <select value={kind} disabled={saved !== null} onChange={(event) => choose(event.target.value as Kind)}>
            {kinds.map(({ value }) => (
              <option key={value} value={value}>
                {translate(choiceKey(tipoNota, value))}
              </option>
            ))}
          </select>
        </label>
      )}
      <section aria-label={translate('ward.notes.completeness')}>
        <label>
          {translate('ward.notes.completeness')} ·{' '}
          {translate('ward.notes.numerals', { said: asked.length - missing.length, asked: asked.length })}{' '}
          <progress value={asked.length - missing.length} max={asked.length} />
        </label>
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
      {SIGNED.includes(kind) && (
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
            onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
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
              onChange={([id]) => setDiagnosis(id === undefined ? null : Number(id))}
            />
          </div>
          <label className={styles['field']}>
            {label('pronostico')}
            <select id="nota-pronostico" value={forecast} onChange={(event) => setForecast(event.target.value)}>
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
        <Button variant="contained" color="primary" disabled={work.isPending || missing.length > 0} onClick={sign}>
          {translate('ward.notes.sign')}
        </Button>
      </div>
    </form>
  );
}
