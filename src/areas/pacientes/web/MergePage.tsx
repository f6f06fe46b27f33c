import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { ResourceModuleProvider } from '#platform/web/ui/resource/ResourceModuleContext';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { MergeForm } from './MergeForm';
import styles from './merge.module.css';

/** Compares two records of one patient, to choose the surviving one and the fields that it takes from the other. */
export default function MergePage() {
  return usePermission('paciente.fusionar') ? <Opened /> : <NoPermission />;
}

/** Field labels are texts of the resource `paciente`. */
function Opened() {
  const { data: module, error, refetch } = useOpenedResource('paciente');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return module ? (
    <ResourceModuleProvider value={module}>
      <Merge />
    </ResourceModuleProvider>
  ) : (
    <Loading />
  );
}

const SIDES = ['queda', 'duplicado'] as const;

function Merge() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  usePageTitle(translate('app.patient.merge.title'));
  const [stays, merged] = SIDES.map((side) => Number(search.get(side)) || null) as [number | null, number | null];
  const choose = (side: string, id: unknown) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete(side);
    else next.set(side, String(id));
    setSearch(next, { replace: true });
  };
  return (
    <div className={pageStyles['page']}>
      <PageHeading title={translate('app.patient.merge.title')} description={translate('app.patient.merge.help')} />
      <div className={styles['sides']}>
        {SIDES.map((side, index) => (
          <div key={side}>
            <label htmlFor={`merge-${side}`}>{translate(`app.patient.merge.${side}`)}</label>
            <ReferencePicker
              id={`merge-${side}`}
              reference="paciente"
              value={[stays, merged][index] === null ? [] : [[stays, merged][index]!]}
              onChange={([id]) => choose(side, id)}
            />
          </div>
        ))}
      </div>
      {stays !== null && merged !== null && stays === merged && (
        <p role="alert">{translate('app.patient.merge.same')}</p>
      )}
      {stays !== null && merged !== null && stays !== merged && (
        <MergeForm
          key={`${stays} ${merged}`}
          stays={stays}
          merged={merged}
          onSwap={() => setSearch({ queda: String(merged), duplicado: String(stays) }, { replace: true })}
        />
      )}
    </div>
  );
}
