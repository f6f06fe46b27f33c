import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { estatusInscripcion, seguimientoPrograma } from '#generated/web/programa-seguimiento/enums.gen';
import { recordPath } from '#platform/shared/record-path';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { Listed } from '#platform/web/ui/resource/records-query';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import styles from './programmes.module.css';

export type Person = Listed<'programa-seguimiento'>;

interface PeopleProps {
  readonly people: readonly Person[];
  /** True when the people have left the programme: no appointment is expected. */
  readonly left: boolean;
}

/** Lists people of a programme, with links to each, to their enrolment and to an appointment; as cards on a phone. */
export function People({ people, left }: PeopleProps) {
  const translate = useTranslate();
  const field = (name: string) => translate(`resources.programa-seguimiento.fields.${name}`);
  const mayBook = usePermission('agenda.crear');
  const maySee = usePermission('paciente.ver');
  const several = useOwn().unidad?.length !== 1;
  return (
    <table className={styles['table']} aria-label={translate('programmes.tabs.inscritos')}>
      <thead>
        <tr>
          <th scope="col">{field('pacienteId')}</th>
          <th scope="col">{left ? field('estatus') : field('seguimiento')}</th>
          <th scope="col">{left ? field('fechaSalida') : field('proximaCita')}</th>
          <th scope="col">{field('ultimaConsulta')}</th>
          {several && <th scope="col">{field('unidadId')}</th>}
          <td />
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const { id, pacienteId, pacienteNombre, seguimiento, diasVencida, estatus, eventoId } = person;
          const name = pacienteNombre ?? String(pacienteId);
          return (
            <tr key={id}>
              <th scope="row">
                {maySee ? <Link to={recordPath.show('paciente', pacienteId)}>{name}</Link> : name}
                <small>{translate('programmes.since', { date: formatDate(person.fecha) })}</small>
              </th>
              <td>
                {left || !seguimiento ? (
                  <EnumChip choices={estatusInscripcion} value={estatus} />
                ) : (
                  <EnumChip choices={seguimientoPrograma} value={seguimiento} />
                )}
                {diasVencida != null && (
                  <small>
                    {translate('programmes.daysLate', { smart_count: diasVencida, days: formatNumber(diasVencida) })}
                  </small>
                )}
              </td>
              <td data-label={left ? field('fechaSalida') : field('proximaCita')}>
                {formatDate(left ? person.fechaSalida : person.proximaCita) || '—'}
              </td>
              <td data-label={field('ultimaConsulta')}>{formatDate(person.ultimaConsulta) || '—'}</td>
              {several && <td data-label={field('unidadId')}>{person.unidadNombre}</td>}
              <td>
                <div className={styles['actions']}>
                  {!left && mayBook && eventoId == null && (
                    <Button
                      size="small"
                      variant="outlined"
                      component={Link}
                      to={`/agenda?${String(new URLSearchParams({ ver: 'consulta', vista: 'semana', paciente: String(pacienteId), motivo: person.programaNombre ?? '' }))}`}
                      aria-label={translate('programmes.bookFor', { patient: name })}
                    >
                      {translate('programmes.book')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    component={Link}
                    to={recordPath.show('programa-inscripcion', id)}
                    aria-label={translate('programmes.enrolmentOf', { patient: name })}
                  >
                    {translate('programmes.enrolment')}
                  </Button>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
