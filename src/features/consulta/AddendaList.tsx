import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Adenda } from '../../../generated/shared/types/adenda.gen';
import { formatDateTime } from '../../ui/format/format-date';
import { ErrorState } from '../../ui/states/ErrorState';

/** What was added to a signed note, the oldest first, each with who said it when. */
export function AddendaList({ consultaId }: { readonly consultaId: number }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['adenda', 'consulta', consultaId],
    queryFn: async ({ signal }): Promise<readonly Adenda[]> => {
      const { data: found } = await provider.getList('adenda', {
        filter: { consultaId },
        sort: { field: 'fecha', order: 'ASC' },
        pagination: { page: 1, perPage: 100 },
        signal,
      });
      return found;
    },
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
