import { useGetOne, useTranslate } from 'react-admin';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { ProtectedNotice } from '#platform/web/ui/access/ProtectedNotice';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useMayWrite } from '#platform/web/ui/access/useMayWrite';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { recordPath } from '#platform/shared/record-path';
import { Parts } from '#platform/web/ui/resource/Parts';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';
import { ShowContextProvider } from '#platform/web/ui/show/ShowContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { NotYours } from '#platform/web/ui/states/NotYours';
import { RecordForm } from './RecordForm';
import { SAVED } from './saved-state';
import { useSaveEdit } from '../submit/useSaveEdit';
import styles from '#platform/web/ui/page/page.module.css';
import { LineEditorsProvider, type LineEditors } from '#platform/web/ui/lines/editors/LineEditorsContext';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const NO_EDITORS: LineEditors = {};

const OthersHere = lazyPart(() => import('#platform/web/ui/presence/OthersHere'));

export interface EditPageProps {
  readonly form: FormSpec;
  readonly children: ReactNode;
}

/** Page that edits one record. */
export function EditPage(props: EditPageProps) {
  const { operations, permissions } = useResourceModule();
  const { id = '' } = useParams();
  const allowed = usePermission(permissions.update);
  return allowed && operations.includes('update') ? <LoadRecord key={id} id={id} {...props} /> : <NoPermission />;
}

function LoadRecord({ id, ...props }: EditPageProps & { id: string }) {
  const { name } = useResourceModule();
  const mayWrite = useMayWrite('update');
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useGetOne(
    name,
    { id },
    { staleTime: 0, refetchOnMount: 'always', refetchOnReconnect: false },
  );
  // The form keeps the record as loaded at its opening. A later response must neither overwrite typed values nor apply its version to
  // values based on an older one.
  const [opened, setOpened] = useState<WireRecord | null>(null);
  useEffect(() => {
    if (!opened && data && isFetchedAfterMount && !isFetching && !error) setOpened(data);
  }, [opened, data, isFetchedAfterMount, isFetching, error]);

  if (opened && !mayWrite(opened)) return <NotYours seenAt={recordPath.show(name, id)} />;
  if (opened) return <EditForm id={id} record={opened} {...props} />;
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}

function EditForm({ id, record, form, children }: EditPageProps & { id: string; record: WireRecord }) {
  const { name, recordLabel, parts } = useResourceModule();
  const shown = useMemo(() => ({ record, prefix: '' }), [record]);
  const translate = useTranslate();
  const navigate = useNavigate();
  const { save, conflict, currentBase } = useSaveEdit(id, record);
  const { id: _id, ...initial } = record;
  const [values] = useState(initial);
  const title = recordLabel(record) || `#${id}`;
  usePageTitle(translate('app.form.editTitle', { name: title }));

  return (
    <div className={styles['page']}>
      <PageHeading
        title={title}
        description={translate('app.form.editing', { name: translate(`resources.${name}.name`, { smart_count: 1 }) })}
      />
      <Suspense fallback={null}>
        <OthersHere resource={name} id={id} edits />
      </Suspense>
      <ProtectedNotice />
      <ShowContextProvider value={shown}>
        <Parts of={parts?.recordAlerts} />
      </ShowContextProvider>
      <RecordForm
        spec={form}
        mode="edit"
        place={`${name}/${id}`}
        initial={values}
        base={currentBase}
        onSave={save}
        onSaved={() => void navigate(recordPath.show(name, id), { state: SAVED })}
        conflict={conflict}
        saveLabel={translate('app.action.save')}
        cancelTo={recordPath.show(name, id)}
      >
        <LineEditorsProvider value={parts?.lineEditors ?? NO_EDITORS}>
          {children}
          <Parts of={parts?.formSections} />
        </LineEditorsProvider>
      </RecordForm>
    </div>
  );
}
