import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { motivoEgreso as reasons } from '#generated/web/hospitalizacion/enums.gen';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { DateTimeControl } from '#platform/web/ui/form/inputs/DateTimeControl';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { stepOf, useWard, useWardWork, type Card } from '../useHospital';
import { WorkError } from '#platform/web/ui/states/WorkError';
import styles from './stay.module.css';

type Phase = 'MEDICA' | 'ADMINISTRATIVA' | 'DIRECTA';

const DIRECT = ['FUGA', 'DEFUNCION'];
const START = {
  motivoEgreso: 'MEJORIA',
  destinoExterno: '',
  responsable: '',
  parentesco: '',
  documento: '',
  fechaHora: '',
  causa: '',
  folioCertificado: '',
  citaControl: '',
  motivo: '',
};

/** Texts of the fields in error messages. */
const FIELDS = {
  'defuncion.fechaHora': 'deathAt',
  fechaHora: 'deathAt',
  'defuncion.causa': 'cause',
  'defuncion.folioCertificado': 'certificate',
  'voluntaria.responsable': 'responsible',
  'voluntaria.parentesco': 'relation',
  'voluntaria.documento': 'document',
  unidadDestinoId: 'unit',
  destinoExterno: 'hospital',
  citaControl: 'appointment',
  motivo: 'undoWhy',
} as const;

/** Renders the discharge of a patient (DOMAIN f.4, «Alta»): open obstacles, then the parts of the physician and of the reception. */
export default function Discharge({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const { hospitalizacionId } = card;
  const [isMedical, isDesk] = [
    usePermission('hospitalizacion.alta-medica'),
    usePermission('hospitalizacion.alta-administrativa'),
  ];
  const { data, error, refetch } = useWard(['egreso', hospitalizacionId], (calls, signal) =>
    calls.hospitalizacionEgreso({ params: { hospitalizacionId }, signal }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const phase: Phase | null =
    card.estatus === 'INGRESADO' ? 'MEDICA' : card.estatus === 'PREALTA' ? 'ADMINISTRATIVA' : null;
  const blocks = data.bloqueos.filter(({ fase }) => fase === phase);
  return (
    <section className={styles['sheet']} aria-label={translate('ward.leave.title')}>
      {phase === null ? (
        <p>
          <Link to={recordPath.show('hospitalizacion', hospitalizacionId)}>{translate('ward.stay.tabs.record')}</Link>
        </p>
      ) : (
        <>
          {blocks.length > 0 ? (
            <Alert severity="warning">
              {translate('ward.leave.blocks')}
              <ul>
                {blocks.map(({ tipo, cantidad }) => (
                  <li key={tipo}>{translate(`ward.leave.${tipo}`, { smart_count: cantidad })}</li>
                ))}
              </ul>
            </Alert>
          ) : (
            <Alert severity="success">{translate('ward.leave.ready')}</Alert>
          )}
          {phase === 'MEDICA' && isMedical && !data.notaFirmada && (
            <div className={styles['tools']}>
              <span />
              <Button component={Link} to={`/hospital/paciente/${hospitalizacionId}?vista=notas`}>
                {translate('ward.leave.writeNote')}
              </Button>
            </div>
          )}
          {phase === 'MEDICA' && isMedical && <LeaveForm card={card} phase="MEDICA" />}
          {phase === 'ADMINISTRATIVA' && isDesk && <LeaveForm card={card} phase="ADMINISTRATIVA" />}
          {phase === 'ADMINISTRATIVA' && isMedical && <Undo card={card} />}
        </>
      )}
    </section>
  );
}

function LeaveForm({ card, phase: asked }: { readonly card: Card; readonly phase: Phase }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [values, setValues] = useState(START);
  const [unidadDestinoId, setUnit] = useState<number | null>(null);
  const work = useWardWork(() => notify('ward.leave.done', { type: 'success' }));
  const labels = Object.fromEntries(
    Object.entries(FIELDS).map(([path, text]) => [path, translate(`ward.leave.${text}`)]),
  );
  const { motivoEgreso } = values;
  const isDirect = asked === 'MEDICA' && DIRECT.includes(motivoEgreso);
  const phase: Phase = isDirect ? 'DIRECTA' : asked;
  const input = (name: keyof typeof START, text: string, required = false) => (
    <label className={styles['field']}>
      {translate(`ward.leave.${text}`)}
      <input
        required={required}
        value={values[name]}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      />
    </label>
  );
  const filled = (entries: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
  const voluntaria = filled({
    responsable: values.responsable,
    parentesco: values.parentesco,
    documento: values.documento,
  });
  const defuncion = {
    ...filled({ causa: values.causa, folioCertificado: values.folioCertificado }),
    ...(values.fechaHora ? { fechaHora: values.fechaHora } : {}),
  };
  const body = {
    hospitalizacionId: card.hospitalizacionId,
    version: card.version,
    fase: phase,
    ...(asked === 'ADMINISTRATIVA' ? {} : { motivoEgreso }),
    ...(isDirect ? { motivo: values.motivo } : {}),
    ...(phase === 'MEDICA' && motivoEgreso === 'TRASLADO' ? { unidadDestinoId } : {}),
    ...(phase === 'MEDICA' && motivoEgreso === 'PASE_OTRO_HOSPITAL' ? { destinoExterno: values.destinoExterno } : {}),
    ...(phase === 'MEDICA' && values.citaControl ? { citaControl: values.citaControl } : {}),
    ...(Object.keys(voluntaria).length > 0 ? { voluntaria } : {}),
    ...(Object.keys(defuncion).length > 0 ? { defuncion } : {}),
  };
  const send = () => work.mutate((calls, idempotencyKey) => calls.hospitalizacionEgresar({ body, idempotencyKey }));
  return (
    <form
      className={`${styles['item']} ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2>
        {translate(`ward.leave.${phase === 'MEDICA' ? 'medical' : phase === 'DIRECTA' ? 'direct' : 'administrative'}`)}
      </h2>
      <WorkError error={work.error} labels={labels} />
      {asked === 'MEDICA' && (
        <label className={styles['field']}>
          {translate('ward.leave.why')}
          <select value={motivoEgreso} onChange={(event) => setValues({ ...values, motivoEgreso: event.target.value })}>
            {reasons.options.map(({ value }) => (
              <option key={value} value={value}>
                {translate(choiceKey(reasons, value))}
              </option>
            ))}
          </select>
        </label>
      )}
      {phase === 'MEDICA' && motivoEgreso === 'TRASLADO' && (
        <div className={styles['field']}>
          <label htmlFor="leave-unit">{translate('ward.leave.unit')}</label>
          <ReferencePicker
            id="leave-unit"
            reference="unidad"
            value={unidadDestinoId === null ? [] : [unidadDestinoId]}
            onChange={([id]) => setUnit(id === undefined ? null : Number(id))}
          />
        </div>
      )}
      {phase === 'MEDICA' && motivoEgreso === 'PASE_OTRO_HOSPITAL' && input('destinoExterno', 'hospital')}
      {(asked === 'ADMINISTRATIVA' || motivoEgreso === 'VOLUNTARIO') && phase !== 'DIRECTA' && (
        <div className={styles['pair']}>
          {motivoEgreso === 'VOLUNTARIO' && (
            <>
              {input('responsable', 'responsible')}
              {input('parentesco', 'relation')}
            </>
          )}
          {asked === 'ADMINISTRATIVA' && input('documento', 'document')}
        </div>
      )}
      {(motivoEgreso === 'DEFUNCION' || asked === 'ADMINISTRATIVA') && (
        <div className={styles['pair']}>
          {motivoEgreso === 'DEFUNCION' && (
            <>
              <fieldset className={styles['field']}>
                <legend>{translate('ward.leave.deathAt')}</legend>
                <DateTimeControl
                  id="leave-death"
                  label={translate('ward.leave.deathAt')}
                  value={values.fechaHora || null}
                  error={false}
                  describedBy={undefined}
                  locked={false}
                  onBlur={() => undefined}
                  onChange={(moment) => setValues({ ...values, fechaHora: typeof moment === 'string' ? moment : '' })}
                />
              </fieldset>
              {input('causa', 'cause')}
            </>
          )}
          {input('folioCertificado', 'certificate')}
        </div>
      )}
      {phase === 'MEDICA' && (
        <DayInput
          id="leave-appointment"
          label={translate('ward.leave.appointment')}
          value={values.citaControl || null}
          onChange={(day) => setValues({ ...values, citaControl: day ?? '' })}
        />
      )}
      {isDirect && input('motivo', 'undoWhy', true)}
      <div className={styles['tools']}>
        <span />
        <Button type="submit" variant="contained" color="primary" disabled={work.isPending}>
          {translate('ward.leave.do')}
        </Button>
      </div>
    </form>
  );
}

function Undo({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const work = useWardWork();
  const record = { id: card.hospitalizacionId, version: card.version };
  return (
    <form
      className={`${styles['item']} ${styles['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        work.mutate(stepOf('hospitalizacion', record, 'revertirPrealta', { motivo: reason }));
      }}
    >
      <WorkError error={work.error} />
      <label className={styles['field']}>
        {translate('ward.leave.undoWhy')}
        <input
          required
          minLength={10}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <div className={styles['tools']}>
        <span />
        <Button type="submit" color="error" disabled={work.isPending}>
          {translate('ward.leave.undo')}
        </Button>
      </div>
    </form>
  );
}
