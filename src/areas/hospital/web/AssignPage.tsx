import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { useWard, useWardWork, type Assignments, type HospitalCalls } from './useHospital';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { WardSelect } from './WardSelect';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './assign.module.css';

/** Renders the assignment of staff to patients on a shift (DOMAIN d.2). One press assigns a patient to a nurse, or removes them. */
export default function AssignPage() {
  return usePermission('hospitalizacion.asignar-personal') ? <AssignView /> : <NoPermission />;
}

type Shift = Assignments['turno'];
const SHIFTS: readonly Shift[] = ['MATUTINO', 'VESPERTINO', 'NOCTURNO'];
/** Shift of staff members, by the shift of the assignment. */
const STAFF_SHIFTS = { MATUTINO: 'MATUTINO', VESPERTINO: 'VESPERTINO', NOCTURNO: 'NOCTURNO_A' } as const;

interface Asked {
  readonly turno?: Shift;
  readonly fecha?: string;
  readonly servicioId?: number;
}

function AssignView() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked>({});
  const { data, error, refetch } = useWard(['asignaciones', asked], (calls, signal) =>
    calls.hospitalizacionAsignaciones({ params: asked, signal }),
  );
  usePageTitle(translate('ward.assign.title'));
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading title={translate('ward.assign.title')} description={translate('ward.assign.help')} />
      {data && (
        <div className={styles['tools']}>
          <label>
            {translate('ward.assign.shift')}
            <select
              value={data.turno}
              onChange={(event) => setAsked({ ...asked, turno: event.target.value as Shift, fecha: data.fecha })}
            >
              {SHIFTS.map((turno) => (
                <option key={turno} value={turno}>
                  {translate(`ward.turno.${turno}`)}
                </option>
              ))}
            </select>
          </label>
          <DayInput
            id="assign-day"
            label={translate('ward.assign.day')}
            value={data.fecha}
            required
            onChange={(fecha) => fecha && setAsked({ ...asked, turno: data.turno, fecha })}
          />
          <WardSelect
            label={translate('ward.assign.service')}
            wards={data.servicios}
            value={data.servicioId}
            onChange={(servicioId) => setAsked({ ...asked, servicioId })}
          />
        </div>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.pacientes.length === 0 ? (
        <EmptyState icon="bed" title={translate('ward.assign.none')} text={translate('ward.assign.noneHelp')} />
      ) : data.personal.length === 0 ? (
        <EmptyState icon="group" title={translate('ward.assign.noStaff')} text={translate('ward.assign.help')} />
      ) : (
        <Board data={data} />
      )}
    </div>
  );
}

function Board({ data }: { readonly data: Assignments }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAll, setAll] = useState(false);
  const work = useWardWork();
  const { asignadas, ayer, pacientes, personal } = data;
  const has = (personalMedicoId: number, hospitalizacionId: number) =>
    asignadas.some(
      (pair) => pair.personalMedicoId === personalMedicoId && pair.hospitalizacionId === hospitalizacionId,
    );
  const idsOf = (pairs: Assignments['asignadas'], personalMedicoId: number) =>
    pairs.filter((pair) => pair.personalMedicoId === personalMedicoId).map((pair) => pair.hospitalizacionId);
  const isFew = !personal.some(({ deTurno }) => deTurno);
  // Staff with patients appear regardless of their shift.
  const shown = personal.filter(
    ({ personalMedicoId, deTurno }) => isAll || isFew || deTurno || idsOf(asignadas, personalMedicoId).length > 0,
  );
  const assign = (calls: HospitalCalls, personalMedicoId: number, hospitalizacionIds: readonly number[]) =>
    calls.hospitalizacionAsignar({
      body: {
        personalMedicoId,
        hospitalizacionIds: [...hospitalizacionIds],
        rol: 'ENFERMERA',
        turno: STAFF_SHIFTS[data.turno],
        fecha: data.fecha,
        servicioId: data.servicioId!,
      },
      idempotencyKey: crypto.randomUUID(),
    });
  const press = (personalMedicoId: number, hospitalizacionId: number) => {
    const own = idsOf(asignadas, personalMedicoId);
    work.mutate((calls) =>
      assign(
        calls,
        personalMedicoId,
        own.includes(hospitalizacionId) ? own.filter((id) => id !== hospitalizacionId) : [...own, hospitalizacionId],
      ),
    );
  };
  const copy = () =>
    work.mutate(async (calls) => {
      for (const personalMedicoId of new Set(ayer.map((pair) => pair.personalMedicoId)))
        await assign(calls, personalMedicoId, [
          ...new Set([...idsOf(asignadas, personalMedicoId), ...idsOf(ayer, personalMedicoId)]),
        ]);
      notify('ward.assign.copied', { type: 'success' });
    });
  const unassigned = pacientes.filter(
    ({ hospitalizacionId }) => !asignadas.some((pair) => pair.hospitalizacionId === hospitalizacionId),
  ).length;
  return (
    <>
      <div className={styles['tools']}>
        <Alert severity={unassigned > 0 ? 'warning' : 'success'} role="status">
          {unassigned > 0
            ? translate('ward.assign.unassigned', { smart_count: unassigned })
            : translate('ward.assign.all')}
        </Alert>
        <Button
          variant="outlined"
          {...blocked(ayer.length === 0 && translate('ward.assign.noYesterday'), work.isPending)}
          onClick={copy}
        >
          {translate(ayer.length === 0 ? 'ward.assign.noYesterday' : 'ward.assign.copy')}
        </Button>
        {!isFew && personal.some(({ deTurno }) => !deTurno) && (
          <label>
            <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.target.checked)} />
            {translate('ward.assign.more')}
          </label>
        )}
      </div>
      <WorkError error={work.error} />
      <ul className={styles['nurses']}>
        {shown.map(({ personalMedicoId, nombre, otros }) => (
          <li key={personalMedicoId}>
            <b>{nombre}</b>
            <small>
              {translate('ward.assign.count', { smart_count: idsOf(asignadas, personalMedicoId).length })}
              {otros > 0 && ` ${translate('ward.assign.others', { smart_count: otros })}`}
            </small>
          </li>
        ))}
      </ul>
      <ul className={styles['patients']} aria-label={translate('ward.assign.table')}>
        {pacientes.map((patient) => {
          const { hospitalizacionId, camaNumero, news2Total, news2Riesgo } = patient;
          const name = patient.pacienteNombre ?? patient.iniciales;
          const isFree = !asignadas.some((pair) => pair.hospitalizacionId === hospitalizacionId);
          return (
            <li key={hospitalizacionId} data-free={isFree}>
              <div className={styles['who']}>
                <b>{camaNumero ?? '—'}</b>
                <span className={styles['name']}>
                  {name}
                  <small>{patient.diagnostico}</small>
                </span>
                {news2Total !== null && (
                  <ToneChip tone={news2Riesgo === 'ALTO' ? 'danger' : news2Riesgo === 'BAJO' ? 'success' : 'warning'}>
                    {translate('ward.card.news2', { total: news2Total })}
                  </ToneChip>
                )}
                {isFree && (
                  <ToneChip tone="warning" icon="alert">
                    {translate('ward.assign.without')}
                  </ToneChip>
                )}
              </div>
              <div className={styles['choices']} role="group" aria-label={name}>
                {shown.map(({ personalMedicoId, nombre }) => (
                  <button
                    key={personalMedicoId}
                    type="button"
                    aria-pressed={has(personalMedicoId, hospitalizacionId)}
                    aria-label={translate('ward.assign.cell', { nurse: nombre, patient: name })}
                    disabled={work.isPending}
                    onClick={() => press(personalMedicoId, hospitalizacionId)}
                  >
                    {nombre}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
