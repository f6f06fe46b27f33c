import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import { usePermission, usePermissionSet } from '../access/PermissionsContext';
import { ProtectedNotice } from '../access/ProtectedNotice';
import { StepPlaceProvider } from '../form/step/StepPlaceContext';
import type { TransitionForms } from '../lifecycle/transition-forms';
import type { TransitionWalks } from '../lifecycle/transition-walks';
import type { Action } from '../operations/action';
import { usePageTitle } from '../page/usePageTitle';
import { PrintHead } from '../print/PrintHead';
import { Signatures } from '../print/Signatures';
import type { ReportLink } from '../reports/report-links';
import { Parts } from '../resource/Parts';
import { recordQuery } from '../resource/record-query';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { ErrorState } from '../states/ErrorState';
import { NoPermission } from '../states/NoPermission';
import type { EnumChoices } from '../values/enum-choices';
import { type Fact, RecordFacts } from './RecordFacts';
import { LateTexts } from '../texts/LateTexts';
import { type RecordDocument, useMayEdit } from './record-document';
import { loadActionBar, loadStepBar } from './RecordActions';
import { loadState, RecordHead } from './RecordHead';
import { RecordHistory } from './RecordHistory';
import type { LoadHistoryFields } from './RecordTrail';
import type { Relation } from './RelatedRecords';
import { ShowContextProvider } from './ShowContext';
import { ShowSkeleton } from './ShowSkeleton';
import { TrailSection } from './TrailSection';
import { lazyPart } from '../loading/lazy-part';
import pageStyles from '../page/page.module.css';
import styles from './show.module.css';

const LifecycleTimeline = lazyPart(() => import('../lifecycle/LifecycleTimeline'));
const AttachmentsSection = lazyPart(() => import('../files/AttachmentsSection'));
const CommentsSection = lazyPart(() => import('../comments/CommentsSection'));
const OthersHere = lazyPart(() => import('../presence/OthersHere'));
const RelatedRecords = lazyPart(() => import('./RelatedRecords'));

export interface ShowPageProps {
  /** Fields in the name of a document. */
  readonly titled?: readonly string[];
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
    if (lifecycle) void Promise.all([loadState(), loadStepBar()]).catch(() => undefined);
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

const NO_FIELDS: readonly string[] = [];
const NO_FACTS: readonly Fact[] = [];
const NO_RELATIONS: readonly Relation[] = [];
const NO_REPORTS: readonly ReportLink[] = [];
const NO_FORMS: TransitionForms = {};
const NO_WALKS: TransitionWalks = {};
const NO_ACTIONS: readonly Action[] = [];

function Shown({
  id,
  record,
  titled = NO_FIELDS,
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
  const { name, recordLabel, backend, parts, attachments, comments } = useResourceModule();
  const translate = useTranslate();
  const title = recordLabel(record) || `#${id}`;
  const mayEdit = useMayEdit(record, lifecycle);
  const inactive = record['activo'] === false;
  const document: RecordDocument | null =
    lifecycle && states ? { lifecycle, states, forms: transitionForms, walks: transitionWalks } : null;
  const context = useMemo(() => {
    const above = lifecycle ? [lifecycle.field, ...titled, ...facts.map(({ source }) => source)] : [];
    return { record, prefix: '', above: new Set(above) };
  }, [record, lifecycle, titled, facts]);
  const classes = [pageStyles['page'], styles['record'], ...(document ? [styles['document']] : [])];
  const [stepPlace, setStepPlace] = useState<HTMLElement | null>(null);
  usePageTitle(title);

  return (
    <ShowContextProvider value={context}>
      <StepPlaceProvider value={stepPlace}>
        <div className={classes.join(' ')} data-ends>
          <PrintHead count={1} />
          <RecordHead
            id={id}
            record={record}
            title={title}
            facts={facts}
            reports={reports}
            actions={actions}
            document={document}
          />
          {document && <div ref={setStepPlace} className={styles['step']} />}
          <Suspense fallback={null}>
            <OthersHere resource={name} id={id} />
          </Suspense>
          <ProtectedNotice />
          <Parts of={parts?.recordAlerts} />
          {!document && <RecordFacts facts={facts} />}
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
      </StepPlaceProvider>
    </ShowContextProvider>
  );
}
