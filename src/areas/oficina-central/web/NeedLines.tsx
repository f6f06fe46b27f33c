import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { useCentralCalls, type NeedLine } from './central-calls';
import { Refused } from './Refused';
import { authorisePath } from './authorise-path';
import { shortMonths } from './short-months';
import styles from './central-office.module.css';

interface NeedLinesProps {
  readonly insumoId: number;
  readonly name: string;
  readonly narrow: { readonly jurisdiccionId?: number };
}

/** Lists the requesters of a supply, each line with its supplying warehouse. Choosing another one splits the request. */
export function NeedLines({ insumoId, name, narrow }: NeedLinesProps) {
  const translate = useTranslate();
  const calls = useCentralCalls();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  const mayAuthorise = usePermission('oc-solicitud.autorizar');
  const [routes, setRoutes] = useState<ReadonlyMap<number, number>>(new Map());
  const { data, error, refetch } = useQuery({
    queryKey: ['solicitud', 'oficina-central', 'lineas', insumoId, narrow, locale],
    queryFn: async ({ signal }) => (await calls.ocLineas({ params: { insumoId, ...narrow }, signal })).data,
  });
  const work = useMutation({
    mutationFn: async (moved: readonly NeedLine[]) => {
      // A request has one line per supply, so that none is split twice here. Splits made before a refused one remain.
      for (const { solicitudId, solicitudDetalleId, version } of moved)
        await calls.ocSolicitudReasignar({
          params: { solicitudId },
          body: { version, lineas: [{ solicitudDetalleId, almacenSurtidorId: routes.get(solicitudDetalleId)! }] },
          idempotencyKey: crypto.randomUUID(),
        });
    },
    onSuccess: () => setRoutes(new Map()),
    onSettled: () => queries.invalidateQueries({ queryKey: ['solicitud'] }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { lineas, almacenes } = data;
  const label = (key: string) => translate(`app.centralOffice.lines.${key}`);
  const moved = lineas.filter(
    ({ solicitudDetalleId, almacenSurtidorId }) =>
      (routes.get(solicitudDetalleId) ?? almacenSurtidorId) !== almacenSurtidorId,
  );
  return (
    <section className={styles['inner']} aria-label={translate('app.centralOffice.lines.title', { supply: name })}>
      <Refused
        error={work.error}
        onAgain={() => {
          work.reset();
          setRoutes(new Map());
          void refetch();
        }}
      />
      <ul className={styles['lines']}>
        {lineas.map((line) => (
          <li key={line.solicitudDetalleId}>
            <span>
              {line.unidadNombre}
              <small>
                <Link to={recordPath.show('solicitud', line.solicitudId)}>{line.folio}</Link> · {line.almacenNombre}
                {line.urgente && (
                  <ToneChip tone="danger" icon="alert">
                    {translate('app.centralOffice.grid.urgent')}
                  </ToneChip>
                )}
              </small>
            </span>
            <span>
              {translate('app.centralOffice.lines.wants', { pieces: formatNumber(line.solicitada) })}
              <small>
                {translate('app.centralOffice.lines.has', {
                  pieces: formatNumber(line.cuenta),
                  months: shortMonths(line.meses),
                  smart_count: shortMonths(line.meses) === '1' ? 1 : 2,
                })}
              </small>
            </span>
            <label>
              <span className="rs-hidden">{`${label('from')}: ${line.unidadNombre}, ${line.folio}`}</span>
              <select
                disabled={!mayAuthorise || work.isPending}
                data-moved={moved.includes(line) || undefined}
                value={routes.get(line.solicitudDetalleId) ?? line.almacenSurtidorId}
                onChange={({ target }) =>
                  setRoutes((before) => new Map(before).set(line.solicitudDetalleId, Number(target.value)))
                }
              >
                {almacenes.map(({ almacenId, nombre, libre }) => (
                  <option key={almacenId} value={almacenId}>
                    {translate('app.centralOffice.lines.place', { name: nombre, free: formatNumber(libre) })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      {mayAuthorise && (
        <p className={styles['buttons']}>
          {moved.length > 0 && (
            <Button variant="contained" color="primary" disabled={work.isPending} onClick={() => work.mutate(moved)}>
              {translate('app.centralOffice.lines.divide', {
                smart_count: moved.length,
                total: formatNumber(moved.length),
              })}
            </Button>
          )}
          <Button
            component={Link}
            to={authorisePath(lineas.map(({ solicitudId }) => solicitudId))}
            {...blocked(moved.length > 0 && translate('app.why.divideFirst'))}
          >
            {label('authorise')}
          </Button>
        </p>
      )}
    </section>
  );
}
