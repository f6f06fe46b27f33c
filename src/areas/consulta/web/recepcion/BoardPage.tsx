import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate, type DataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import styles from './board.module.css';

type Calls = {
  readonly visitaTablero: (call: OperationCall<'visitaTablero'>) => Promise<OperationAnswer<'visitaTablero'>>;
};
const REFRESH_MS = 5_000;

/** Renders the screen of a waiting room: called turns and their destinations, without names, readable from five metres. */
export default function BoardPage() {
  return usePermission('visita.administrar') ? <Board /> : <NoPermission />;
}

function Board() {
  const translate = useTranslate();
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  const unidadId = Number(useSearchParams()[0].get('unidad')) || null;
  usePageTitle(translate('queue.board'));
  const { data, error, refetch } = useQuery({
    queryKey: ['visita', 'tablero', unidadId, locale],
    queryFn: async ({ signal }) =>
      (await calls.visitaTablero({ params: unidadId === null ? {} : { unidadId }, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const [last, ...before] = data.llamados;
  return (
    <div className={styles['board']}>
      <h1>{data.unidadNombre ?? translate('queue.board')}</h1>
      <section className={styles['last']} aria-live="assertive" aria-label={translate('queue.lastCall')}>
        {last ? (
          <>
            <span>{translate('queue.boardTurn')}</span>
            {/* A new element for each call: what is announced and what blinks once is the call, not the number. */}
            <b key={last.hora}>{last.turnoNumero}</b>
            <strong>{last.destino}</strong>
          </>
        ) : (
          <span>{translate('queue.nobodyCalled')}</span>
        )}
      </section>
      {before.length > 0 && (
        <ol aria-label={translate('queue.callsBefore')}>
          {before.map(({ turnoNumero, destino, hora }) => (
            <li key={`${turnoNumero} ${hora}`}>
              <b>{turnoNumero}</b>
              <span>{destino}</span>
            </li>
          ))}
        </ol>
      )}
      <p>{translate('queue.boardWaiting', { smart_count: data.enEspera })}</p>
    </div>
  );
}
