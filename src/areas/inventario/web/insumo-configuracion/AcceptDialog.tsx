import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { encodeFilter } from '#platform/web/client/encode-filter';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { BatchTarget } from '#platform/web/ui/list/batch/batch-target';
import type { BatchOutcome } from '#platform/web/ui/list/list-methods';
import { describeError } from '#platform/web/ui/states/describe-error';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { LEVELS, useSettingCalls, type BulkItem, type SettingChange } from './useSettingCalls';
import styles from './supply-settings.module.css';

/** Maximum of rows shown; all are accepted. */
const MAX_SHOWN = 200;

interface AcceptDialogProps {
  readonly target: BatchTarget;
  /** Receives the accepted changes, so that they can be undone; null when there are none. */
  readonly onClose: (outcomes: readonly BatchOutcome[] | null) => void;
}

/** Renders a preview of the chosen settings, each level before and after. Accepting applies all of them in the previewed version. */
export default function AcceptDialog({ target, onClose }: AcceptDialogProps) {
  const translate = useTranslate();
  const calls = useSettingCalls();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const trial = useQuery({
    queryKey: ['insumo-configuracion', 'sugerencias', target],
    queryFn: async ({ signal }) =>
      (await calls.insumoConfiguracionMasivo({ body: [{ ...itemOf(target), probar: true }], signal })).data,
    // Refetching is off: the accepted values are the displayed ones.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const work = useMutation({
    mutationFn: async (changes: readonly SettingChange[]) => {
      const item = {
        aceptarSugerencias: changes.map(({ insumoConfiguracionId }) => insumoConfiguracionId),
        versiones: changes.map(({ version }) => version),
      };
      return (await calls.insumoConfiguracionMasivo({ body: [item], idempotencyKey: key })).data;
    },
    onSuccess: async ({ cambios }) => {
      await Promise.all(
        ['insumo-configuracion', 'inventario'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      onClose(cambios.map(outcomeOf));
    },
  });
  const changes = trial.data?.cambios ?? [];
  const failure = work.error ? describeError(work.error) : null;
  const again = () => {
    work.reset();
    setKey(crypto.randomUUID());
    void trial.refetch();
  };
  const title = trial.data
    ? translate('app.supplySettings.acceptTitle', { smart_count: changes.length, total: formatNumber(changes.length) })
    : translate('app.supplySettings.accept');
  return (
    <Dialog
      open
      onClose={work.isPending ? undefined : () => onClose(null)}
      maxWidth="md"
      fullWidth
      aria-labelledby="accept-title"
      transitionDuration={100}
    >
      <DialogTitle id="accept-title">{title}</DialogTitle>
      <DialogContent>
        {trial.error ? (
          <ErrorState error={trial.error} onRetry={() => void trial.refetch()} />
        ) : trial.isFetching || !trial.data ? (
          <Loading />
        ) : (
          <>
            {trial.data.sinCambio > 0 && (
              <p className={styles['note']}>
                {translate('app.supplySettings.unchanged', {
                  smart_count: trial.data.sinCambio,
                  total: formatNumber(trial.data.sinCambio),
                })}
              </p>
            )}
            {changes.length > 0 && <Changes changes={changes.slice(0, MAX_SHOWN)} />}
            {changes.length > MAX_SHOWN && (
              <p className={styles['note']}>
                {translate('app.supplySettings.more', { total: formatNumber(changes.length - MAX_SHOWN) })}
              </p>
            )}
          </>
        )}
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={work.isPending} onClick={() => onClose(null)}>
          {translate('app.action.cancel')}
        </Button>
        {failure ? (
          <Button variant="contained" color="primary" onClick={again}>
            {translate('app.supplySettings.lookAgain')}
          </Button>
        ) : (
          changes.length > 0 && (
            <Button
              variant="contained"
              color="primary"
              disabled={work.isPending || trial.isFetching}
              onClick={() => work.mutate(changes)}
            >
              {translate('app.supplySettings.acceptAll', {
                smart_count: changes.length,
                total: formatNumber(changes.length),
              })}
            </Button>
          )
        )}
      </DialogActions>
    </Dialog>
  );
}

function Changes({ changes }: { readonly changes: readonly SettingChange[] }) {
  const translate = useTranslate();
  const severalPlaces = new Set(changes.map(({ almacenNombre }) => almacenNombre)).size > 1;
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={translate('app.supplySettings.changes')}>
      <table className={styles['table']} data-stack>
        <thead>
          <tr>
            <th scope="col">{translate('resources.insumo-configuracion.fields.insumoId')}</th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {translate(`resources.insumo-configuracion.fields.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.insumoConfiguracionId}>
              <th scope="row">
                {change.nombreGenerico}
                <small>
                  {change.insumoClave}
                  {severalPlaces && ` · ${change.almacenNombre}`}
                  {change.provisional && ` · ${translate('app.supplySettings.provisional')}`}
                </small>
              </th>
              {LEVELS.map((level) => (
                <td key={level} data-label={translate(`resources.insumo-configuracion.fields.${level}`)}>
                  {change.antes[level] === change.despues[level] ? (
                    formatNumber(change.despues[level])
                  ) : (
                    <>
                      <s>{formatNumber(change.antes[level])}</s> <span aria-hidden>→</span>{' '}
                      <b>{formatNumber(change.despues[level])}</b>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function itemOf(target: BatchTarget): BulkItem {
  if ('records' in target) return { aceptarSugerencias: target.records.map(({ id }) => Number(id)) };
  return { aceptarFiltro: encodeFilter(target.filter) ?? '' };
}

const outcomeOf = ({ insumoConfiguracionId, version, antes }: SettingChange): BatchOutcome => ({
  id: String(insumoConfiguracionId),
  resultado: 'hecho',
  version,
  antes,
});
