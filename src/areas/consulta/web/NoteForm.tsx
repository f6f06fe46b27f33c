import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { Consulta } from '#generated/shared/types/consulta.gen';
import { pronostico as forecasts, tipoConsulta } from '#generated/web/consulta/enums.gen';
import { completenessOf } from '#areas/consulta/shared/consulta/completeness';
import type { StepArgs } from '#platform/shared/lifecycle/step-args';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import { listRecords } from '#platform/web/ui/resource/list-records';
import { Completeness } from './Completeness';
import { Diagnoses } from './Diagnoses';
import { NextAppointment } from './NextAppointment';
import { Referral } from './Referral';
import { useDraft } from './useDraft';
import styles from './consult.module.css';

type Steps = {
  readonly transition: (resource: 'consulta', request: StepArgs) => Promise<unknown>;
};
type Text =
  | 'motivoConsulta'
  | 'padecimientoActual'
  | 'exploracionFisica'
  | 'resultadosRelevantes'
  | 'tratamientoIndicaciones';
const ABOVE: readonly Text[] = ['motivoConsulta', 'padecimientoActual', 'exploracionFisica', 'resultadosRelevantes'];

/** Renders the note of a visit, in the order of NOM-004-SSA3-2012, 6.1 and 6.2. It saves itself, and can be signed once it is complete. */
export function NoteForm({ opened }: { readonly opened: Consulta }) {
  const translate = useTranslate();
  const provider = useDataProvider<DataProvider & Steps>();
  const queries = useQueryClient();
  const draft = useDraft(opened);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { note, set, state } = draft;
  const { missing } = completenessOf({ ...note });
  const sign = useMutation({
    mutationFn: async () => {
      const { consultaId, version } = await draft.settled();
      return provider.transition('consulta', {
        id: consultaId,
        version,
        transition: 'firmar',
        body: {},
        idempotencyKey: key,
      });
    },
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['consulta'] }),
        queries.invalidateQueries({ queryKey: ['visita'] }),
        queries.invalidateQueries({ queryKey: ['evento'] }),
      ]),
  });
  const refused = sign.error ? failureErrors(sign.error, translate) : {};
  const label = (field: string) => translate(`resources.consulta.fields.${field}`);
  const text = (field: Text) => (
    <div key={field}>
      <label htmlFor={`nota-${field}`}>{label(field)}</label>
      <TextField
        id={`nota-${field}`}
        multiline
        minRows={field === 'motivoConsulta' ? 1 : 3}
        value={note[field] ?? ''}
        error={refused[field] !== undefined}
        helperText={refused[field]}
        onChange={({ target }) => set({ [field]: target.value })}
        slotProps={{ htmlInput: { maxLength: field === 'motivoConsulta' ? 500 : 4000 } }}
        fullWidth
      />
    </div>
  );
  return (
    <section className={styles['note']} aria-label={translate('consult.note')}>
      <Completeness note={{ ...note }} />
      <p className={styles['state']} role="status">
        {translate(`consult.state.${state}`)}
      </p>
      {(state === 'conflict' || state === 'failed') && (
        <Alert
          severity="error"
          action={
            state === 'conflict' ? (
              <Button onClick={() => void draft.reload()}>{translate('consult.reload')}</Button>
            ) : null
          }
        >
          {draft.problem && translate(draft.problem)}
        </Alert>
      )}
      <div>
        <label htmlFor="nota-tipo">{label('tipo')}</label>
        <select
          id="nota-tipo"
          value={note.tipo}
          onChange={({ target }) => set({ tipo: target.value as Consulta['tipo'] })}
        >
          {tipoConsulta.options.map(({ value }) => (
            <option key={value} value={value}>
              {translate(`enums.TipoConsulta.${value}`)}
            </option>
          ))}
        </select>
      </div>
      {ABOVE.map(text)}
      <Diagnoses
        pacienteId={note.pacienteId}
        lines={note.diagnosticos ?? []}
        onChange={(diagnosticos) => set({ diagnosticos })}
      />
      <Templates note={note} onUse={set} />
      <div>
        <label htmlFor="nota-pronostico">{label('pronostico')}</label>
        <select
          id="nota-pronostico"
          value={note.pronostico ?? ''}
          onChange={({ target }) => set({ pronostico: (target.value || null) as Consulta['pronostico'] })}
        >
          <option value="">{translate('consult.choose')}</option>
          {forecasts.options.map(({ value }) => (
            <option key={value} value={value}>
              {translate(`enums.Pronostico.${value}`)}
            </option>
          ))}
        </select>
      </div>
      {text('tratamientoIndicaciones')}
      <div className={styles['plan']}>
        <DayInput
          id="nota-proximaCita"
          label={label('proximaCita')}
          value={note.proximaCita}
          error={refused['proximaCita']}
          onChange={(proximaCita) => set({ proximaCita, proximaCitaInicio: null })}
        />
        <div>
          <label htmlFor="nota-incapacidadDias">{label('incapacidadDias')}</label>
          <input
            id="nota-incapacidadDias"
            type="number"
            min={0}
            max={90}
            value={note.incapacidadDias ?? ''}
            onChange={({ target }) => set({ incapacidadDias: target.value === '' ? null : Number(target.value) })}
          />
        </div>
      </div>
      <NextAppointment note={note} onChange={set} />
      <Referral note={note} refused={refused} onChange={set} />
      {Object.keys(refused).length > 0 && (
        <Alert severity="error" role="alert">
          {Object.entries(refused).map(([path, message]) => (
            <div key={path}>{message}</div>
          ))}
        </Alert>
      )}
      <Button
        variant="contained"
        color="primary"
        size="large"
        {...blocked(
          missing.length > 0
            ? translate('consult.missing', { smart_count: missing.length })
            : state === 'conflict' && translate('app.why.conflict'),
          sign.isPending,
        )}
        onClick={() => sign.mutate()}
      >
        {missing.length > 0 ? translate('consult.missing', { smart_count: missing.length }) : translate('consult.sign')}
      </Button>
    </section>
  );
}

interface PartProps {
  readonly note: Consulta;
  readonly onChange: (more: Partial<Consulta>) => void;
}

/** Renders templates of the main diagnosis. Using one fills in only empty fields, where the text is visible at once. */
function Templates({ note, onUse }: { readonly note: Consulta; readonly onUse: PartProps['onChange'] }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const main = note.diagnosticos?.find(({ tipo }) => tipo === 'PRINCIPAL')?.diagnosticoId;
  const { data = [] } = useQuery({
    queryKey: ['plantilla-nota', 'diagnostico', main],
    queryFn: async ({ signal }) =>
      (
        await listRecords(
          provider,
          'plantilla-nota',
          {
            filter: { diagnosticoId: main },
            sort: { field: 'nombre', order: 'ASC' },
            pagination: { page: 1, perPage: 10 },
          },
          signal,
        )
      ).data,
    enabled: main !== undefined,
  });
  if (data.length === 0) return null;
  return (
    <div className={styles['favourites']} role="group" aria-label={translate('consult.templates')}>
      {data.map(({ plantillaNotaId, nombre, padecimientoActual, exploracionFisica, tratamientoIndicaciones }) => (
        <Button
          key={plantillaNotaId}
          size="small"
          onClick={() =>
            onUse({
              padecimientoActual: note.padecimientoActual || padecimientoActual,
              exploracionFisica: note.exploracionFisica || exploracionFisica,
              tratamientoIndicaciones: note.tratamientoIndicaciones || tratamientoIndicaciones,
            })
          }
        >
          {translate('consult.useTemplate', { name: nombre })}
        </Button>
      ))}
    </div>
  );
}
