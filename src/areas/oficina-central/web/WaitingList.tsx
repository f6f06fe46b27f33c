import { useInfiniteQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Solicitud } from '#generated/shared/types.gen';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { SelectBox } from '#platform/web/ui/list/selection/SelectBox';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { authorisePath } from './authorise-path';
import { useCentralCalls } from './central-calls';
import styles from './central-office.module.css';

const PAGE = 100;
const NONE: ReadonlySet<number> = new Set();

/** Lists the pending requests, oldest first, to be selected and authorised together. */
export function WaitingList({ narrow }: { readonly narrow: { readonly jurisdiccionId?: number } }) {
  const translate = useTranslate();
  const calls = useCentralCalls();
  const [locale] = useLocaleState();
  const mayAuthorise = usePermission('oc-solicitud.autorizar');
  const [chosen, setChosen] = useState(NONE);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['solicitud', 'oficina-central', 'espera', narrow, locale],
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }) => {
      const answer = await calls.ocSolicitud({
        params: narrow,
        list: { page: pageParam, pageSize: PAGE, sortBy: 'fechaSolicitud' },
        signal,
      });
      return { rows: answer.data as unknown as Solicitud[], total: answer.total ?? 0 };
    },
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const rows = data.pages.flatMap((page) => page.rows);
  const total = data.pages[0]!.total;
  if (rows.length === 0)
    return (
      <EmptyState
        icon="check"
        title={translate('app.centralOffice.need.none')}
        text={translate('app.centralOffice.need.noneHelp')}
      />
    );
  const ids = rows.map(({ solicitudId }) => solicitudId).filter((id) => chosen.has(id));
  const isAll = ids.length === rows.length;
  const label = (name: string) => translate(`app.centralOffice.waiting.${name}`);
  return (
    <>
      <table className={styles['table']} aria-label={label('title')}>
        <thead>
          <tr>
            {mayAuthorise && (
              <td>
                <SelectBox
                  label={label('chooseAll')}
                  checked={isAll}
                  mixed={!isAll && ids.length > 0}
                  onToggle={() => setChosen(isAll ? NONE : new Set(rows.map(({ solicitudId }) => solicitudId)))}
                />
              </td>
            )}
            <th scope="col">{label('request')}</th>
            <th scope="col">{label('who')}</th>
            <th scope="col">{label('from')}</th>
            <th scope="col">{label('sent')}</th>
            <th scope="col" data-number>
              {label('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.solicitudId} data-chosen={chosen.has(row.solicitudId) || undefined}>
              {mayAuthorise && (
                <td>
                  <SelectBox
                    label={`${row.folio}, ${row.almacenSolicitanteNombre}`}
                    checked={chosen.has(row.solicitudId)}
                    mixed={false}
                    onToggle={() =>
                      setChosen((before) => {
                        const next = new Set(before);
                        if (!next.delete(row.solicitudId)) next.add(row.solicitudId);
                        return next;
                      })
                    }
                  />
                </td>
              )}
              <th scope="row">
                <Link to={recordPath.show('solicitud', row.solicitudId)}>{row.folio}</Link>
                <small>
                  {translate(`enums.TipoSolicitud.${row.tipo}`)}
                  {row.urgente && (
                    <ToneChip tone="danger" icon="alert">
                      {translate('app.centralOffice.grid.urgent')}
                    </ToneChip>
                  )}
                </small>
              </th>
              <td data-label={label('who')}>
                {row.unidadSolicitanteNombre}
                <small>{row.almacenSolicitanteNombre}</small>
              </td>
              <td data-label={label('from')}>{row.almacenSurtidorNombre}</td>
              <td data-label={label('sent')}>
                {formatDate(row.fechaEnvio ?? row.fechaSolicitud)}
                {row.estatus === 'EN_REVISION' && (
                  <small>{translate('app.centralOffice.waiting.reviewed', { person: row.revisorNombre ?? '' })}</small>
                )}
              </td>
              <td data-number data-label={label('amount')}>
                {formatNumber(row.piezasSolicitadas ?? 0)}
                <small>
                  {translate('app.centralOffice.waiting.lines', {
                    smart_count: row.claves ?? 0,
                    total: formatNumber(row.claves ?? 0),
                  })}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <p>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('app.centralOffice.waiting.more', {
              shown: formatNumber(rows.length),
              total: formatNumber(total),
            })}
          </Button>
        </p>
      )}
      {ids.length > 0 && (
        <div className={styles['bar']}>
          <span>
            {translate('app.centralOffice.waiting.chosen', {
              smart_count: ids.length,
              total: formatNumber(ids.length),
            })}
          </span>
          <Button component={Link} to={authorisePath(ids)} variant="contained" color="primary">
            {label('authorise')}
          </Button>
        </div>
      )}
    </>
  );
}
