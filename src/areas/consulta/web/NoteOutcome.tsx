import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Receta } from '#generated/shared/types/receta.gen';
import { estatusEvento } from '#generated/web/evento/enums.gen';
import { estatusReceta } from '#generated/web/receta/enums.gen';
import { regimenTaken } from '#areas/farmacia/shared/farmacia/regimen-taken';
import { regimensOf } from '#areas/farmacia/shared/farmacia/regimens';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { listRecords } from '#platform/web/ui/resource/list-records';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { useTextLanguage } from '#platform/web/ui/texts/useTextLanguage';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import styles from './consult.module.css';

const PAGE = { page: 1, perPage: 25 } as const;

/**
 * Renders the results of a note: its follow-up appointments and its prescriptions with dose, route and frequency (NOM-004-SSA3-2012,
 * 6.2.6).
 */
export function NoteOutcome({ consultaId }: { readonly consultaId: number }) {
  const [maySeeAgenda, maySeePrescriptions] = [usePermission('agenda.ver'), usePermission('receta.ver')];
  return (
    <div className={styles['outcome']}>
      {maySeeAgenda && <Appointments consultaId={consultaId} />}
      {maySeePrescriptions && <Prescribed consultaId={consultaId} />}
    </div>
  );
}

function Appointments({ consultaId }: { readonly consultaId: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRecords('evento', {
    filter: { consultaId },
    sort: { field: 'inicio', order: 'ASC' },
    pagination: PAGE,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section>
      <h3>{translate('consult.outcome.appointments')}</h3>
      {data?.length === 0 && <p>{translate('consult.outcome.noAppointments')}</p>}
      <ul>
        {data?.map(({ eventoId, folio, inicio, estatus, personalMedicoNombre }) => (
          <li key={eventoId}>
            <Link to={recordPath.show('evento', eventoId)}>{formatDateTime(inicio)}</Link>{' '}
            <EnumChip choices={estatusEvento} value={estatus} />
            <small>{[personalMedicoNombre, folio].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prescribed({ consultaId }: { readonly consultaId: number }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['receta', 'consulta', consultaId],
    queryFn: async ({ signal }) => {
      const query = { filter: { consultaId }, sort: { field: 'fechaCreada', order: 'ASC' }, pagination: PAGE } as const;
      const found = await listRecords(provider, 'receta', query, signal);
      const whole = await Promise.all(found.data.map(({ id }) => provider.getOne('receta', { id })));
      return whole.map((each): Receta => each.data);
    },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section>
      <h3>{translate('consult.outcome.prescriptions')}</h3>
      {data?.length === 0 && <p>{translate('consult.outcome.noPrescriptions')}</p>}
      <ul>
        {data?.map((prescription) => (
          <li key={prescription.recetaId}>
            <Link to={recordPath.show('receta', prescription.recetaId)}>
              {prescription.folio ?? translate('consult.unnumbered')}
            </Link>{' '}
            <EnumChip choices={estatusReceta} value={prescription.estatus} />
            <Medicines lines={prescription.lineas ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Medicines({ lines }: { readonly lines: NonNullable<Receta['lineas']> }) {
  const language = useTextLanguage();
  return regimensOf(lines).map((parts) => (
    <small key={parts[0].recetaDetalleId}>
      <b>{parts[0].insumoNombre}</b> {regimenTaken(parts, language)}
    </small>
  ));
}
