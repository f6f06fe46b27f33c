import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePermission } from '../access/PermissionsContext';
import { InactiveChip } from '../list/InactiveChip';
import { PageHeading } from '../page/PageHeading';
import { usePageTitle } from '../page/usePageTitle';
import { recordPath } from '../resource/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { ErrorState } from '../states/ErrorState';
import { NoPermission } from '../states/NoPermission';
import { ActivationButton } from './ActivationButton';
import { type Fact, RecordFacts } from './RecordFacts';
import { RecordHistory } from './RecordHistory';
import { ShowContextProvider } from './ShowContext';
import { ShowSkeleton } from './ShowSkeleton';
import pageStyles from '../page/page.module.css';
import styles from './show.module.css';

export interface ShowPageProps {
  /** Two or three facts under the title. */
  readonly facts?: readonly Fact[];
  readonly children: ReactNode;
}

/** One record: who and what at the top, what can be done with it, then its fields in sections. */
export function ShowPage(props: ShowPageProps) {
  const { permissions } = useResourceModule();
  return usePermission(permissions.get) ? <LoadRecord {...props} /> : <NoPermission />;
}

function LoadRecord(props: ShowPageProps) {
  const { name } = useResourceModule();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne(name, { id });
  if (data) return <Shown id={id} record={data} {...props} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ShowSkeleton />;
}

function Shown({ id, record, facts = [], children }: ShowPageProps & { id: string; record: WireRecord }) {
  const { name, icon, recordLabel, recordDetail } = useResourceModule();
  const translate = useTranslate();
  const title = recordLabel(record) || `#${id}`;
  const detail = recordDetail(record);
  const inactive = record['activo'] === false;
  const context = useMemo(() => ({ record, prefix: '' }), [record]);
  usePageTitle(title);

  return (
    <ShowContextProvider value={context}>
      <div className={pageStyles['page']} data-ends>
        <PageHeading
          icon={icon}
          title={<>{title} {inactive && <InactiveChip />}</>}
          description={[translate(`resources.${name}.name`, { smart_count: 1 }), facts.length === 0 && detail !== title ? detail : ''].filter(Boolean).join(' · ')}
          actions={<ShowActions id={id} record={record} title={title} />}
        />
        <RecordFacts facts={facts} />
        {inactive && <p className={styles['banner']}>{translate('app.record.inactiveBanner')}</p>}
        {children}
        <RecordHistory record={record} />
      </div>
    </ShowContextProvider>
  );
}

function ShowActions({ id, record, title }: { id: string; record: WireRecord; title: string }) {
  const { name, operations, permissions } = useResourceModule();
  const translate = useTranslate();
  const mayEdit = usePermission(permissions.update) && operations.includes('update');
  const mayCreate = usePermission(permissions.create) && operations.includes('create');
  return (
    <>
      {mayCreate && <Button component={Link} to={recordPath.copy(name, id)}>{translate('app.record.duplicate')}</Button>}
      <ActivationButton id={id} record={record} title={title} />
      {mayEdit && (
        <Button component={Link} to={recordPath.edit(name, id)} variant="contained" color="primary" startIcon={<EditOutlined />}>
          {translate('app.action.edit')}
        </Button>
      )}
    </>
  );
}
