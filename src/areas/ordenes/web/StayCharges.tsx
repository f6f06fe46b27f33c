import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatMoney } from '#platform/web/ui/format/format-number';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import styles from './orders.module.css';

type Call = {
  readonly hospitalizacionCargos: (
    call: OperationCall<'hospitalizacionCargos'>,
  ) => Promise<OperationAnswer<'hospitalizacionCargos'>>;
};

/** Renders the charges of a stay, its pending orders, and links to request, receive and return supplies. */
export default function StayCharges() {
  const id = useId();
  const { record } = useShowContext();
  const translate = useTranslate();
  const calls = useDataProvider<DataProvider & Call>();
  const [maySee, mayAsk, mayReceive] = [
    usePermission('orden-cargo.ver'),
    usePermission('orden-cargo.crear'),
    usePermission('orden-cargo.recibir'),
  ];
  const hospitalizacionId = Number(record['hospitalizacionId']);
  const isIn = ['INGRESADO', 'PREALTA'].includes(String(record['estatus']));
  const { data } = useQuery({
    queryKey: ['orden-cargo', 'cargos', hospitalizacionId],
    queryFn: async ({ signal }) => (await calls.hospitalizacionCargos({ params: { hospitalizacionId }, signal })).data,
    enabled: maySee,
  });
  if (!maySee || !data) return null;
  const { importeAcumulado, ordenesAbiertas, ordenesPorRecibir, devolucionesPendientes } = data;
  return (
    <section className={styles['line']} aria-labelledby={id}>
      <h2 id={id}>{translate('app.orders.stay.title')}</h2>
      <p className={styles['charges']}>
        <b>{formatMoney(importeAcumulado)}</b>
        <span>{translate('app.orders.stay.open', { smart_count: ordenesAbiertas })}</span>
        {devolucionesPendientes > 0 && (
          <span>{translate('app.orders.stay.returns', { smart_count: devolucionesPendientes })}</span>
        )}
      </p>
      <div className={styles['tabs']}>
        {mayAsk && isIn && (
          <Button
            variant="contained"
            color="primary"
            component={Link}
            to={`/tableta/paciente/${hospitalizacionId}/orden`}
          >
            {translate('app.orders.request.title')}
          </Button>
        )}
        {mayReceive && ordenesPorRecibir > 0 && (
          <Button variant="outlined" component={Link} to={`/tableta/recepcion?hospitalizacion=${hospitalizacionId}`}>
            {translate('app.orders.receive.open')}
          </Button>
        )}
        {mayReceive && (
          <Button variant="text" component={Link} to={`/tableta/devolucion?hospitalizacion=${hospitalizacionId}`}>
            {translate('app.orders.return.send')}
          </Button>
        )}
      </div>
    </section>
  );
}
