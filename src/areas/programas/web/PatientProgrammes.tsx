import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ProgramaSeguimiento } from '#generated/shared/types/programa-seguimiento.gen';
import { estatusInscripcion, seguimientoPrograma } from '#generated/web/programa-seguimiento/enums.gen';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import sectionStyles from '#platform/web/ui/page/titled-section.module.css';
import { openingKey } from '#platform/web/ui/resource/opening-key';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { EnrolDialog } from './EnrolDialog';
import styles from './programmes.module.css';

const MOST = 50;

/** Renders the programmes of a patient, current and past, on their page. */
export default function PatientProgrammes() {
  return usePermission('programa.inscribir') ? <Programmes /> : null;
}

function Programmes() {
  const translate = useTranslate();
  const titleId = useId();
  const { record } = useShowContext();
  const [enrolling, setEnrolling] = useState(false);
  const pacienteId = Number(record['pacienteId']);
  const opened = useOpenedWith(pacienteId);
  const { data, error, refetch } = useRecords(
    'programa-seguimiento',
    { filter: { pacienteId }, sort: { field: 'estatus', order: 'ASC' }, pagination: { page: 1, perPage: MOST } },
    opened,
  );
  const isPatient = record['activo'] !== false && record['estatus'] !== 'FALLECIDO';
  return (
    <section className={sectionStyles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('programmes.title')}</h2>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        <div data-full-width>
          {data.length === 0 ? (
            <p className={styles['kind']}>{translate('programmes.inNone')}</p>
          ) : (
            <ul className={styles['own']}>
              {data.map(({ id, nombrePrograma, programaNombre, fecha, estatus, seguimiento, ...row }) => (
                <li key={id}>
                  <Link to={recordPath.show('programa-inscripcion', id)}>{nombrePrograma ?? programaNombre}</Link>
                  {seguimiento ? (
                    <EnumChip choices={seguimientoPrograma} value={seguimiento} />
                  ) : (
                    <EnumChip choices={estatusInscripcion} value={estatus} />
                  )}
                  <small>
                    {[
                      translate('programmes.since', { date: formatDate(fecha) }),
                      row.unidadNombre,
                      row.proximaCita && translate('programmes.expected', { date: formatDate(row.proximaCita) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </ul>
          )}
          {isPatient && (
            <Button variant="outlined" onClick={() => setEnrolling(true)}>
              {translate('programmes.enrol')}
            </Button>
          )}
        </div>
      )}
      {enrolling && <EnrolDialog pacienteId={pacienteId} onClose={() => setEnrolling(false)} />}
    </section>
  );
}

/** The programmes that the patient's page fetched with the record; undefined when it did not. */
function useOpenedWith(pacienteId: number) {
  const opening = useQueryClient().getQueryState<{ programas: readonly ProgramaSeguimiento[] | null } | null>(
    openingKey('paciente', pacienteId),
  );
  const programas = opening?.data?.programas;
  if (!programas) return {};
  const data = programas
    .map((row) => ({ ...row, id: row.programaSeguimientoId }))
    .toSorted((a, b) => a.estatus.localeCompare(b.estatus));
  return { initialData: { data, total: data.length }, initialDataUpdatedAt: opening.dataUpdatedAt };
}
