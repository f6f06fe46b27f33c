import EditOutlined from '@mui/icons-material/EditOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { usePermission, usePermissionSet } from '../access/PermissionsContext';
import { ProtectedNotice } from '../access/ProtectedNotice';
import { useMayWrite } from '../access/useMayWrite';
import type { TransitionForms } from '../lifecycle/transition-forms';
import type { TransitionWalks } from '../lifecycle/transition-walks';
import { InactiveChip } from '../list/InactiveChip';
import type { Action } from '../operations/action';
import { PageHeading } from '../page/PageHeading';
import { usePageTitle } from '../page/usePageTitle';
import { PrintHead } from '../print/PrintHead';
import { Signatures } from '../print/Signatures';
import { type ReportLink, ReportLinks } from '../reports/ReportLinks';
import { recordPath } from '#platform/shared/record-path';
import { Parts } from '../resource/Parts';
import { recordQuery } from '../resource/record-query';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { ErrorState } from '../states/ErrorState';
import { NoPermission } from '../states/NoPermission';
import type { EnumChoices } from '../values/enum-choices';
import { ActivationButton } from './ActivationButton';
import { type Fact, RecordFacts } from './RecordFacts';
import { LateTexts } from '../texts/LateTexts';
import { RecordHistory } from './RecordHistory';
import type { LoadHistoryFields } from './RecordTrail';
import type { Relation } from './RelatedRecords';
import { ShowContextProvider } from './ShowContext';
import { ShowSkeleton } from './ShowSkeleton';
import { TrailSection } from './TrailSection';
import { lazyPart } from '../loading/lazy-part';
import pageStyles from '../page/page.module.css';
import styles from './show.module.css';

const loadActionBar = () => import('../operations/ActionBar');
const loadState = () => import('../lifecycle/LifecycleState');
const loadTransitionBar = () => import('../lifecycle/StepBar');
const ActionBar = lazyPart(loadActionBar);
const LifecycleState = lazyPart(loadState);
const LifecycleTimeline = lazyPart(() => import('../lifecycle/LifecycleTimeline'));
const AttachmentsSection = lazyPart(() => import('../files/AttachmentsSection'));
const CommentsSection = lazyPart(() => import('../comments/CommentsSection'));
const OthersHere = lazyPart(() => import('../presence/OthersHere'));
const RelatedRecords = lazyPart(() => import('./RelatedRecords'));
const StepBar = lazyPart(loadTransitionBar);

export interface ShowPageProps {
  /** Two or three facts below the title. */
  readonly facts?: readonly Fact[];
  /** Fields of other resources that refer to this one. */
  readonly related?: readonly Relation[];
  /** Links to reports of the record. */
  readonly reports?: readonly ReportLink[];
  /** Formats of the values in the record's history. */
  readonly history?: LoadHistoryFields;
  /** States and steps of a document, with the inputs of the steps and the texts of the states. */
  readonly lifecycle?: LifecycleSpec;
  readonly transitionForms?: TransitionForms;
  /** Views that walk through the lines of a step one by one. */
  readonly transitionWalks?: TransitionWalks;
  readonly states?: EnumChoices;
  /** Operations with a button on the record. */
  readonly actions?: readonly Action[];
  readonly children: ReactNode;
}

/** Page of a record: title and facts at the top, its actions, then its fields in sections. */
export function ShowPage(props: ShowPageProps) {
  const { permissions } = useResourceModule();
  return usePermission(permissions.get) ? <LoadRecord {...props} /> : <NoPermission />;
}

function LoadRecord(props: ShowPageProps) {
  const module = useResourceModule();
  const { id = '' } = useParams();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const permissions = usePermissionSet();
  const { data, error, refetch } = useQuery(
    recordQuery({ module, id, dataProvider, queryClient, isAllowed: (key) => permissions.has(key) }),
  );
  const { lifecycle, actions } = props;
  // Preloads the action bar while the record loads.
  useEffect(() => {
    if (actions) void loadActionBar().catch(() => undefined);
    if (lifecycle) void Promise.all([loadState(), loadTransitionBar()]).catch(() => undefined);
  }, [lifecycle, actions]);
  // Loads the actions before the fields below them; late ones would shift the layout.
  if (data)
    return (
      <Suspense fallback={<ShowSkeleton />}>
        <Shown id={id} record={data} {...props} />
      </Suspense>
    );
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ShowSkeleton />;
}

const NO_FACTS: readonly Fact[] = [];
const NO_RELATIONS: readonly Relation[] = [];
const NO_REPORTS: readonly ReportLink[] = [];
const NO_FORMS: TransitionForms = {};
const NO_WALKS: TransitionWalks = {};
const NO_ACTIONS: readonly Action[] = [];

function Shown({
  id,
  record,
  facts = NO_FACTS,
  related = NO_RELATIONS,
  reports = NO_REPORTS,
  history,
  lifecycle,
  transitionForms = NO_FORMS,
  transitionWalks = NO_WALKS,
  states,
  actions = NO_ACTIONS,
  children,
}: ShowPageProps & { id: string; record: WireRecord }) {
  const { name, icon, recordLabel, recordDetail, backend, parts, attachments, comments } = useResourceModule();
  const translate = useTranslate();
  const title = recordLabel(record) || `#${id}`;
  const detail = recordDetail(record);
  const mayEdit = useMayEdit(record, lifecycle);
  const inactive = record['activo'] === false;
  const document = lifecycle && states ? { lifecycle, states } : null;
  const context = useMemo(() => ({ record, prefix: '' }), [record]);
  usePageTitle(title);

  return (
    <ShowContextProvider value={context}>
      <div className={`${pageStyles['page']} ${styles['record']}`} data-ends>
        <PrintHead count={1} />
        <PageHeading
          icon={icon}
          title={
            <>
              {title} {inactive && <InactiveChip />} {document && <LifecycleState record={record} {...document} />}
            </>
          }
          description={[
            translate(`resources.${name}.name`, { smart_count: 1 }),
            facts.length === 0 && detail !== title ? detail : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          actions={
            <>
              <ShowActions
                id={id}
                record={record}
                title={title}
                lifecycle={lifecycle}
                copied={actions.some(({ copies }) => copies)}
              />
              <ReportLinks links={reports} />
              <Parts of={parts?.recordActions} />
              {actions.length > 0 && <ActionBar actions={actions} on={{ id, record, title }} />}
              {document && (
                <StepBar
                  id={id}
                  record={record}
                  title={title}
                  forms={transitionForms}
                  walks={transitionWalks}
                  {...document}
                />
              )}
            </>
          }
        />
        <Suspense fallback={null}>
          <OthersHere resource={name} id={id} />
        </Suspense>
        <ProtectedNotice />
        <Parts of={parts?.recordAlerts} />
        <RecordFacts facts={facts} />
        {inactive && <p className={styles['banner']}>{translate('app.record.inactiveBanner')}</p>}
        <Parts of={parts?.recordLeads} />
        {children}
        <Parts of={parts?.recordSections} />
        {document && (
          <Suspense>
            <LifecycleTimeline id={id} record={record} {...document} />
          </Suspense>
        )}
        {attachments && (
          <Suspense>
            <AttachmentsSection id={id} record={record} allowed={attachments} />
          </Suspense>
        )}
        {comments && (
          <LateTexts area="comments">
            <Suspense>
              <CommentsSection id={id} write={comments.write} />
            </Suspense>
          </LateTexts>
        )}
        {related.length > 0 && (
          <Suspense>
            <RelatedRecords id={id} relations={related} />
          </Suspense>
        )}
        {history && <TrailSection id={id} loadFields={history} restorable={mayEdit} />}
        {lifecycle && <Signatures record={record} lifecycle={lifecycle} />}
        {backend === 'server' && <RecordHistory id={id} record={record} />}
      </div>
    </ShowContextProvider>
  );
}

/** True when the record can be edited; a document in a later state changes by its steps only. */
function isOpen(record: WireRecord, lifecycle: LifecycleSpec | undefined): boolean {
  return !lifecycle || lifecycle.states[String(record[lifecycle.field])]?.editable === true;
}

function useMayEdit(record: WireRecord, lifecycle: LifecycleSpec | undefined): boolean {
  return useMayWrite('update')(record) && isOpen(record, lifecycle);
}

/** @param copied true when the record has its own copy button */
function ShowActions({
  id,
  record,
  title,
  lifecycle,
  copied,
}: {
  id: string;
  record: WireRecord;
  title: string;
  lifecycle: LifecycleSpec | undefined;
  copied: boolean;
}) {
  const { name, operations, permissions, views, copy } = useResourceModule();
  const translate = useTranslate();
  const mayEdit = useMayEdit(record, lifecycle);
  const open = isOpen(record, lifecycle);
  const mayCreate = usePermission(permissions.create) && operations.includes('create');
  return (
    <>
      <Button className={styles['print'] ?? ''} startIcon={<PrintOutlined />} onClick={() => window.print()}>
        {translate('app.print.print')}
      </Button>
      {mayCreate && copy !== false && !copied && (
        <Button component={Link} to={recordPath.copy(name, id)}>
          {translate('app.record.duplicate')}
        </Button>
      )}
      {open && <ActivationButton id={id} record={record} title={title} />}
      {mayEdit && (
        <Button
          onPointerEnter={views.edit?.preload}
          onFocus={views.edit?.preload}
          component={Link}
          to={recordPath.edit(name, id)}
          data-shortcut="edit"
          variant={lifecycle ? 'outlined' : 'contained'}
          color={lifecycle ? 'inherit' : 'primary'}
          startIcon={<EditOutlined />}
        >
          {translate('app.action.edit')}
        </Button>
      )}
    </>
  );
}
