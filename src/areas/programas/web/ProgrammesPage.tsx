import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { formatCell } from '#platform/web/ui/reports/format-cell';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { EnrolDialog } from './EnrolDialog';
import { Meter } from './Meter';
import { programmePath } from './programme-path';
import { UnitFilter } from './UnitFilter';
import { useProgress, type Programme } from './useProgrammes';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './programmes.module.css';

/** Lists health programmes: the people that each follows, progress this month, and overdue people (DOMAIN f.5, «Programas»). */
export default function ProgrammesPage() {
  return usePermission('programa.ver') ? <Programmes /> : <NoPermission />;
}

function Programmes() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [enrolling, setEnrolling] = useState(false);
  const mayEnrol = usePermission('programa.inscribir');
  const mayManage = usePermission('programa.administrar');
  const asked = Number(params.get('unidad'));
  const unidadId = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  const { data, error, refetch } = useProgress(unidadId === null ? {} : { unidadId });
  usePageTitle(translate('programmes.title'));
  const programmes = (data?.bloques.programas ?? []).toSorted(
    (one, other) => Number((other.inscritos ?? 0) > 0) - Number((one.inscritos ?? 0) > 0),
  );
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('programmes.title')}
        description={translate('programmes.help')}
        actions={
          <>
            {mayManage && (
              <Button component={Link} to={recordPath.list('programa')}>
                {translate('programmes.manage')}
              </Button>
            )}
            {mayEnrol && (
              <Button variant="contained" color="primary" onClick={() => setEnrolling(true)} data-shortcut="new">
                {translate('programmes.enrol')}
              </Button>
            )}
          </>
        }
      />
      <UnitFilter
        unidadId={unidadId}
        onChange={(id) => setParams(id === null ? {} : { unidad: String(id) }, { replace: true })}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : programmes.length === 0 ? (
        <EmptyState icon="flag" title={translate('programmes.none')} text={translate('programmes.noneHelp')} />
      ) : (
        <ul className={styles['programmes']}>
          {programmes.map((programme) => (
            <Card key={programme.programaId} programme={programme} />
          ))}
        </ul>
      )}
      {enrolling && <EnrolDialog onClose={() => setEnrolling(false)} />}
    </div>
  );
}

function Card({ programme }: { readonly programme: Programme }) {
  const translate = useTranslate();
  const { programaId, programa, tipo, inscritos, avance, meta, porcentaje, vencidas } = programme;
  const late = vencidas ?? 0;
  return (
    <li className={styles['programme']}>
      <h2>
        <Link to={programmePath(programaId)}>{programa}</Link>
      </h2>
      <p className={styles['kind']}>{translate(`enums.ProgramaTipo.${tipo}`)}</p>
      <dl>
        <div>
          <dt>{translate('programmes.enrolled')}</dt>
          <dd>{formatNumber(inscritos)}</dd>
        </div>
        <div>
          <dt>{translate('programmes.reached')}</dt>
          <dd>
            {meta === null
              ? formatNumber(avance)
              : translate('programmes.ofTarget', { reached: formatNumber(avance), target: formatNumber(meta) })}
          </dd>
        </div>
      </dl>
      <Meter name={translate('programmes.progressOf', { programme: programa })} share={porcentaje} />
      <p className={styles['foot']}>
        {porcentaje === null ? translate('programmes.noTarget') : formatCell('percent', porcentaje)}
        {late > 0 && (
          <Link to={programmePath(programaId, 'vencidas')}>
            <ToneChip tone="danger" icon="alert">
              {translate('programmes.late', { smart_count: late, total: formatNumber(late) })}
            </ToneChip>
          </Link>
        )}
      </p>
    </li>
  );
}
