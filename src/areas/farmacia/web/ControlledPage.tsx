import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { BookPages } from './BookPages';
import { SpecialNumbers } from './SpecialNumbers';
import { usePharmacyCalls, type Book } from './usePharmacyCalls';
import { WeeklyCount } from './WeeklyCount';
import styles from './controlled.module.css';

/** Polling interval of the open book, in milliseconds. */
const REFRESH_MS = 60_000;

interface Asked {
  readonly almacenId?: number;
  readonly fraccion?: Book['fraccion'];
  readonly desde?: string;
  readonly hasta?: string;
}

/** Renders the live control book of a pharmacy (DOMAIN f.5): classes, balances, special numbers, and the weekly count. */
export default function ControlledPage() {
  return usePermission('reporte.medicamento-controlado') ? <ControlBook /> : <NoPermission />;
}

function ControlBook() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const calls = usePharmacyCalls();
  const [asked, setAsked] = useState<Asked>({});
  usePageTitle(translate('app.pharmacy.book.title'));
  const { data, error, refetch } = useQuery({
    queryKey: ['kardex', 'controlados', asked, locale],
    queryFn: async ({ signal }) => (await calls.controladosLibro({ params: asked, signal })).data,
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
  const almacenId = data?.almacenId ?? null;
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={translate('app.pharmacy.book.title')}
        description={translate('app.pharmacy.book.help')}
        actions={
          almacenId !== null && (
            <Button
              component={Link}
              variant="outlined"
              to={`/reportes/medicamento-controlado?almacenId=${almacenId}&desde=${data!.desde}&hasta=${data!.hasta}`}
            >
              {translate('app.pharmacy.book.print')}
            </Button>
          )
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.almacenId === null ? (
        <EmptyState
          icon="shield"
          title={translate('app.pharmacy.book.noPharmacy')}
          text={translate('app.pharmacy.book.noPharmacyHelp')}
        />
      ) : (
        <>
          <Choice book={data} onAsk={(part) => setAsked((before) => ({ ...before, ...part }))} />
          {data.conteo && (
            <WeeklyCount counting={data.conteo} almacenId={data.almacenId} onChanged={() => void refetch()} />
          )}
          <div className={styles['classes']} role="group" aria-label={translate('app.pharmacy.book.classes')}>
            {data.fracciones.map(({ fraccion, medicamentos, existencia }) => (
              <button
                key={fraccion}
                type="button"
                aria-pressed={data.fraccion === fraccion}
                onClick={() => setAsked((before) => ({ ...before, fraccion }))}
              >
                <b>{translate('app.pharmacy.book.class', { class: fraccion })}</b>
                <small>
                  {translate('app.pharmacy.book.classHas', {
                    smart_count: existencia,
                    pieces: formatNumber(existencia),
                    medicines: medicamentos,
                  })}
                </small>
              </button>
            ))}
          </div>
          <BookPages book={data} />
          {data.fraccion === 'I' && <SpecialNumbers numbers={data.folios} />}
        </>
      )}
    </div>
  );
}

/** Chooses the warehouse and the period of the book. */
function Choice({ book, onAsk }: { readonly book: Book; readonly onAsk: (part: Partial<Asked>) => void }) {
  const translate = useTranslate();
  const between = (name: 'desde' | 'hasta', chosen: string) => {
    const days = { desde: book.desde, hasta: book.hasta, [name]: chosen };
    return days.desde > days.hasta ? { desde: chosen, hasta: chosen } : days;
  };
  const day = (name: 'desde' | 'hasta') => (
    <DayInput
      id={`libro-${name}`}
      label={translate(`app.pharmacy.book.${name}`)}
      value={book[name]}
      required
      // Moves the other day as well when the period would end before it starts.
      onChange={(chosen) => chosen !== null && onAsk(between(name, chosen))}
    />
  );
  return (
    <div className={styles['choice']}>
      {book.almacenes.length > 1 && (
        <label>
          {translate('app.pharmacy.queue.pharmacy')}
          <select value={book.almacenId ?? ''} onChange={({ target }) => onAsk({ almacenId: Number(target.value) })}>
            {book.almacenes.map((each) => (
              <option key={each.almacenId} value={each.almacenId}>
                {each.nombre}
              </option>
            ))}
          </select>
        </label>
      )}
      {day('desde')}
      {day('hasta')}
    </div>
  );
}
