import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { SelectBox } from '#platform/web/ui/list/selection/SelectBox';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { describeError } from '#platform/web/ui/states/describe-error';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { useSettingCalls, type UnsetSupply } from './useSettingCalls';
import styles from './supply-settings.module.css';

const NONE: ReadonlySet<number> = new Set();

/**
 * Lists supplies that a warehouse has or uses without a setting. Those with a suggestion are preselected and added, with the server's
 * figures.
 */
export default function UnsetDialog({
  start,
  onClose,
}: {
  readonly start: number | null;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useSettingCalls();
  const queries = useQueryClient();
  const mayEdit = usePermission('insumo-configuracion.editar');
  const [almacenId, setWarehouse] = useState(start);
  const [chosen, setChosen] = useState(NONE);
  const { data, error, refetch } = useQuery({
    queryKey: ['insumo-configuracion', 'sin-configurar', almacenId],
    enabled: almacenId !== null,
    queryFn: async ({ signal }) =>
      (await calls.insumoConfiguracionSinConfigurar({ params: { almacenId: almacenId! }, signal })).data,
  });
  const work = useMutation({
    mutationFn: (ids: readonly number[]) =>
      calls.insumoConfiguracionMasivo({
        body: ids.map((insumoId) => ({ almacenId: almacenId!, insumoId })),
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async ({ data: { creados, actualizados } }) => {
      setChosen(NONE);
      await Promise.all(
        ['insumo-configuracion', 'inventario'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      notify('app.supplySettings.added', { type: 'success', messageArgs: { smart_count: creados + actualizados } });
    },
  });
  const failure = work.error ? describeError(work.error) : null;
  const turn = (id: number) =>
    setChosen(chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id]));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="unset-title" transitionDuration={100}>
      <DialogTitle id="unset-title">{translate('app.supplySettings.unsetTitle')}</DialogTitle>
      <DialogContent>
        <div className={styles['place']}>
          <label htmlFor="unset-warehouse">{translate('resources.insumo-configuracion.fields.almacenId')}</label>
          <ReferencePicker
            id="unset-warehouse"
            reference="almacen"
            value={almacenId === null ? [] : [almacenId]}
            onChange={([id]) => {
              setChosen(NONE);
              work.reset();
              setWarehouse(id === undefined ? null : Number(id));
            }}
          />
        </div>
        {almacenId === null ? (
          <p className={styles['note']}>{translate('app.supplySettings.chooseWarehouse')}</p>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : data.length === 0 ? (
          <p className={styles['note']}>{translate('app.supplySettings.allSet')}</p>
        ) : (
          <UnsetTable supplies={data} chosen={chosen} onTurn={mayEdit ? turn : null} onChoose={setChosen} />
        )}
        {failure && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.action.close')}</Button>
        {mayEdit && (
          <Button
            variant="contained"
            color="primary"
            {...blocked(chosen.size === 0 && translate('app.why.chooseOne'), work.isPending)}
            onClick={() => work.mutate([...chosen])}
          >
            {translate('app.supplySettings.add', { smart_count: chosen.size })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface UnsetTableProps {
  readonly supplies: readonly UnsetSupply[];
  readonly chosen: ReadonlySet<number>;
  /** Null for users who may only read. */
  readonly onTurn: ((insumoId: number) => void) | null;
  readonly onChoose: (ids: ReadonlySet<number>) => void;
}

function UnsetTable({ supplies, chosen, onTurn, onChoose }: UnsetTableProps) {
  const translate = useTranslate();
  const ready = supplies.filter(({ maximoSugerido }) => maximoSugerido !== null);
  const name = (field: string) => translate(`resources.insumo-configuracion.fields.${field}`);
  return (
    <>
      {ready.length < supplies.length && (
        <p className={styles['note']}>
          {translate('app.supplySettings.withoutUse', { smart_count: supplies.length - ready.length })}
        </p>
      )}
      <div
        className={styles['scroll']}
        tabIndex={0}
        role="region"
        aria-label={translate('app.supplySettings.unsetTitle')}
      >
        <table className={styles['table']} data-stack>
          <thead>
            <tr>
              {onTurn && (
                <td>
                  {ready.length > 0 && (
                    <SelectBox
                      label={translate('app.supplySettings.chooseAll')}
                      checked={chosen.size === ready.length}
                      mixed={chosen.size > 0 && chosen.size < ready.length}
                      onToggle={() =>
                        onChoose(chosen.size === ready.length ? NONE : new Set(ready.map(({ insumoId }) => insumoId)))
                      }
                    />
                  )}
                </td>
              )}
              <th scope="col">{name('insumoId')}</th>
              <th scope="col">{translate('app.supplySettings.stock')}</th>
              <th scope="col">{name('cpm')}</th>
              <th scope="col">{name('minimo')}</th>
              <th scope="col">{name('puntoReorden')}</th>
              <th scope="col">{name('maximo')}</th>
            </tr>
          </thead>
          <tbody>
            {supplies.map((row) => (
              <tr key={row.insumoId}>
                {onTurn && (
                  <td data-box>
                    {row.maximoSugerido !== null && (
                      <SelectBox
                        label={row.nombreGenerico}
                        checked={chosen.has(row.insumoId)}
                        onToggle={() => onTurn(row.insumoId)}
                      />
                    )}
                  </td>
                )}
                <th scope="row">
                  {row.nombreGenerico}
                  <small>
                    {row.insumoClave}
                    {row.cpm !== null && row.provisional && ` · ${translate('app.supplySettings.provisional')}`}
                  </small>
                </th>
                <td data-label={translate('app.supplySettings.stock')}>{formatNumber(row.existencia)}</td>
                <td data-label={name('cpm')}>{row.cpm === null ? '–' : formatNumber(row.cpm)}</td>
                <td data-label={name('minimo')}>{formatNumber(row.minimoSugerido) || '–'}</td>
                <td data-label={name('puntoReorden')}>{formatNumber(row.puntoReordenSugerido) || '–'}</td>
                <td data-label={name('maximo')}>{formatNumber(row.maximoSugerido) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
