import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OperationTypes } from '#generated/shared/operations.gen';
import type { PlantillaConfiguracion } from '#generated/shared/types.gen';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { useCentralCalls } from './central-calls';
import { Refused } from './Refused';
import styles from './central-office.module.css';

type Body = OperationTypes['ocConfiguracionGuardar']['body'];

interface TemplateDialogProps {
  readonly template: PlantillaConfiguracion;
  readonly onClose: () => void;
}

/** Preview of a template: settings created, changed and unchanged, unit by unit; then applies all of them at once. */
export default function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const translate = useTranslate();
  const calls = useCentralCalls();
  const queries = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const trial = useQuery({
    queryKey: ['plantilla-configuracion', 'aplicar', template.plantillaConfiguracionId, template.version],
    queryFn: async ({ signal }) =>
      (await calls.ocConfiguracionGuardar({ body: { ...bodyOf(template), probar: true }, signal })).data,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const work = useMutation({
    mutationFn: async () => (await calls.ocConfiguracionGuardar({ body: bodyOf(template), idempotencyKey: key })).data,
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: () =>
      Promise.all(
        ['insumo-configuracion', 'inventario'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      ),
  });
  const text = (name: string) => translate(`app.centralOffice.template.${name}`);
  const data = trial.data;
  return (
    <Dialog
      open
      onClose={work.isPending ? undefined : onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="template-title"
      transitionDuration={100}
    >
      <DialogTitle id="template-title">
        {translate('app.centralOffice.template.title', { name: template.nombre })}
      </DialogTitle>
      <DialogContent>
        {work.data ? (
          <Alert severity="success" role="status">
            {translate('app.centralOffice.template.applied', {
              created: formatNumber(work.data.creados),
              changed: formatNumber(work.data.actualizados),
            })}
          </Alert>
        ) : trial.error ? (
          <ErrorState error={trial.error} onRetry={() => void trial.refetch()} />
        ) : !data ? (
          <Loading />
        ) : data.almacenes === 0 ? (
          <EmptyState icon="layers" title={text('none')} text={text('noneHelp')} />
        ) : (
          <>
            <dl className={styles['counts']}>
              {(
                [
                  ['created', data.creados],
                  ['changed', data.actualizados],
                  ['same', data.sinCambio],
                  ['without', data.sinSugerencia],
                ] as const
              ).map(([name, count]) => (
                <div key={name}>
                  <dt>{text(name)}</dt>
                  <dd>{formatNumber(count)}</dd>
                </div>
              ))}
            </dl>
            <p className={styles['figures']}>
              {translate('app.centralOffice.template.figures', {
                units: formatNumber(data.unidades),
                places: formatNumber(data.almacenes),
              })}
            </p>
            <div className={styles['scroll']} tabIndex={0} role="region" aria-label={text('units')}>
              <table className={styles['table']}>
                <thead>
                  <tr>
                    <th scope="col">{text('units')}</th>
                    {(['created', 'changed', 'same'] as const).map((name) => (
                      <th key={name} scope="col" data-number>
                        {text(name)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.porUnidad.map((unit) => (
                    <tr key={`${unit.unidadNombre} ${unit.almacenNombre}`}>
                      <th scope="row">
                        {unit.unidadNombre}
                        <small>{unit.almacenNombre}</small>
                      </th>
                      <td data-number data-label={text('created')}>
                        {formatNumber(unit.creados)}
                      </td>
                      <td data-number data-label={text('changed')}>
                        {formatNumber(unit.actualizados)}
                      </td>
                      <td data-number data-label={text('same')}>
                        {formatNumber(unit.sinCambio)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
        <Refused error={work.error} onAgain={() => work.reset()} />
      </DialogContent>
      <DialogActions>
        <Button disabled={work.isPending} onClick={onClose}>
          {work.data ? text('close') : translate('app.action.cancel')}
        </Button>
        {!work.data && data && data.creados + data.actualizados > 0 && (
          <Button variant="contained" color="primary" disabled={work.isPending} onClick={() => work.mutate()}>
            {text('apply')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function bodyOf({ unidadTipoId, tipoAlmacen, lineas }: PlantillaConfiguracion): Body {
  return {
    unidadTipoId,
    tipoAlmacen,
    lineas: (lineas ?? []).map(({ insumoId, minimo, puntoReorden, maximo, mesesCobertura, diasEntrega, multiplo }) => ({
      insumoId,
      minimo: minimo ?? null,
      puntoReorden: puntoReorden ?? null,
      maximo: maximo ?? null,
      mesesCobertura,
      diasEntrega,
      multiplo,
    })),
  };
}
