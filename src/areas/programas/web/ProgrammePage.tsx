import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Programa } from '#generated/shared/types/programa.gen';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { useTabKeys } from '#platform/web/ui/page/useTabKeys';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { NotFound } from '#platform/web/ui/states/NotFound';
import { Cohort } from './Cohort';
import { EnrolDialog } from './EnrolDialog';
import { Medicines } from './Medicines';
import { Targets } from './Targets';
import { UnitFilter } from './UnitFilter';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './programmes.module.css';

type Found = Programa & { readonly id: number };

/** Renders one programme: its people, overdue people, progress, and upcoming hand-outs. */
export default function ProgrammePage() {
  const id = Number(useParams()['id']);
  const maySee = usePermission('programa.ver');
  if (!maySee) return <NoPermission />;
  return Number.isSafeInteger(id) && id > 0 ? <OneProgramme key={id} programaId={id} /> : <NotFound />;
}

function OneProgramme({ programaId }: { readonly programaId: number }) {
  const translate = useTranslate();
  const [enrolling, setEnrolling] = useState(false);
  const [params, setParams] = useSearchParams();
  // Names are for users who enrol; users who only see programmes get figures.
  const mayEnrol = usePermission('programa.inscribir');
  const { data, error, refetch } = useGetOne<Found>('programa', { id: programaId });
  usePageTitle(data?.nombre ?? translate('programmes.title'));
  const unit = Number(params.get('unidad'));
  const unidadId = Number.isSafeInteger(unit) && unit > 0 ? unit : null;
  const set = (name: string, value: string | null) =>
    setParams(
      (before) =>
        new URLSearchParams([
          ...[...before].filter(([each]) => each !== name),
          ...(value === null ? [] : [[name, value]]),
        ]),
      { replace: true },
    );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const asked = { programaId, ...(unidadId === null ? {} : { unidadId }) };
  const contents: Readonly<Record<string, ReactNode>> = {
    ...(mayEnrol
      ? {
          inscritos: <Cohort key="all" asked={asked} late={false} />,
          vencidas: <Cohort key="late" asked={asked} late />,
        }
      : {}),
    metas: <Targets asked={asked} />,
    medicinas: <Medicines asked={asked} />,
  };
  const tabs = Object.keys(contents);
  const open = tabs.find((each) => each === params.get('seccion')) ?? tabs[0]!;
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={data.nombre}
        description={data.descripcion ?? translate(`enums.ProgramaTipo.${data.tipo}`)}
        actions={
          <>
            <Button component={Link} to={recordPath.show('programa', programaId)}>
              {translate('programmes.record')}
            </Button>
            {mayEnrol && (
              <Button variant="contained" color="primary" onClick={() => setEnrolling(true)} data-shortcut="new">
                {translate('programmes.enrol')}
              </Button>
            )}
          </>
        }
      />
      <UnitFilter unidadId={unidadId} onChange={(id) => set('unidad', id === null ? null : String(id))} />
      <Tabs tabs={tabs} open={open} onOpen={(tab) => set('seccion', tab)}>
        {contents[open]}
      </Tabs>
      {enrolling && <EnrolDialog programaId={programaId} onClose={() => setEnrolling(false)} />}
    </div>
  );
}

interface TabsProps {
  readonly tabs: readonly string[];
  readonly open: string;
  readonly onOpen: (tab: string) => void;
  readonly children: ReactNode;
}

function Tabs({ tabs, open, onOpen, children }: TabsProps) {
  const translate = useTranslate();
  const base = useId();
  const { list, onKeyDown } = useTabKeys(tabs, open, onOpen);
  return (
    <>
      <div ref={list} role="tablist" className={styles['tabs']} aria-label={translate('app.tabs.label')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${base}-${tab}`}
            aria-controls={`${base}-panel`}
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onOpen(tab)}
            onKeyDown={onKeyDown}
          >
            {translate(`programmes.tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open}`} className={styles['panel']}>
        {children}
      </div>
    </>
  );
}
