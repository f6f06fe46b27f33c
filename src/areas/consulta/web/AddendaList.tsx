import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { listRecords } from '#platform/web/ui/resource/list-records';
import { ErrorState } from '#platform/web/ui/states/ErrorState';

/** Renders the addenda of a signed note, the oldest first, each with its author and time. */
export function AddendaList({ consultaId }: { readonly consultaId: number }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['adenda', 'consulta', consultaId],
    queryFn: async ({ signal }) =>
      (
        await listRecords(
          provider,
          'adenda',
          {
            filter: { consultaId },
            sort: { field: 'fecha', order: 'ASC' },
            pagination: { page: 1, perPage: 100 },
          },
          signal,
        )
      ).data,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (data ?? []).map(({ adendaId, texto, nombre, cedula, fecha }) => (
    <blockquote key={adendaId}>
      {texto}
      <footer>
        {nombre} · {translate('consult.licence', { licence: cedula ?? '' })} · {formatDateTime(fecha)}
      </footer>
    </blockquote>
  ));
}
