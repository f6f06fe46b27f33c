import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { usePharmacyCalls, type Book, type BookMovement, type BookPage } from './usePharmacyCalls';
import styles from './controlled.module.css';

const COLUMNS = ['fecha', 'documento', 'paciente', 'medico', 'lote', 'entrada', 'salida', 'saldo', 'surtio'] as const;
const NUMBERS: readonly string[] = ['entrada', 'salida', 'saldo'];

/** Renders the page of one medicine in the form of a handwritten book. */
export function BookMovements({ page, book }: { readonly page: BookPage; readonly book: Book }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = usePharmacyCalls();
  const { desde, hasta } = book;
  const params = { almacenId: book.almacenId ?? 0, insumoId: page.insumoId, desde, hasta };
  const { data, error, refetch } = useQuery({
    // The number of movements is part of the key, so that an open page never lags behind its balance.
    queryKey: ['kardex', 'controlados', 'movimientos', params, page.movimientos, locale],
    queryFn: async ({ signal }) => (await calls.controladosMovimientos({ params, signal })).data,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const name = (column: string) => translate(`app.pharmacy.book.columns.${column}`);
  return (
    <div className={styles['scroll']} role="region" aria-label={page.nombre} tabIndex={0}>
      {data.total > data.movimientos.length && (
        <p>{translate('app.pharmacy.book.latest', { smart_count: data.movimientos.length, total: data.total })}</p>
      )}
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-number={NUMBERS.includes(column) || undefined}>
                {name(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-opening>
            <th scope="row" colSpan={7}>
              {translate('app.pharmacy.book.inicial')}
            </th>
            <td data-number>{formatNumber(page.inicial)}</td>
            <td />
          </tr>
          {data.movimientos.map((each) => (
            <Movement key={each.consecutivo} movement={each} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Movement({ movement }: { readonly movement: BookMovement }) {
  const translate = useTranslate();
  const { recetaId, documento, entrada, salida, verifico } = movement;
  return (
    <tr>
      <th scope="row">{formatDateTime(movement.fecha)}</th>
      <td>
        {recetaId === null ? documento : <Link to={recordPath.show('receta', recetaId)}>{documento}</Link>}
        {movement.folioEspecial && (
          <small>{translate('app.pharmacy.book.special', { number: movement.folioEspecial })}</small>
        )}
      </td>
      <td>
        {movement.paciente}
        {movement.domicilio && <small>{movement.domicilio}</small>}
        {movement.recibio && <small>{translate('app.pharmacy.book.received', { name: movement.recibio })}</small>}
      </td>
      <td>
        {movement.medico}
        {movement.cedula && <small>{translate('app.pharmacy.book.licence', { number: movement.cedula })}</small>}
      </td>
      <td>{movement.lote}</td>
      <td data-number>{entrada > 0 && formatNumber(entrada)}</td>
      <td data-number>{salida > 0 && formatNumber(salida)}</td>
      <td data-number>
        <b>{formatNumber(movement.saldo)}</b>
      </td>
      <td>
        {movement.surtio}
        {verifico && <small>{translate('app.pharmacy.book.verified', { name: verifico })}</small>}
      </td>
    </tr>
  );
}
