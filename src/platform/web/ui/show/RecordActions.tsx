import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { useMayWrite } from '../access/useMayWrite';
import { lazyPart } from '../loading/lazy-part';
import type { Action } from '../operations/action';
import { MoreMenu, type MoreAction } from '../page/MoreMenu';
import { type ReportLink, useReportLinks } from '../reports/report-links';
import { Parts } from '../resource/Parts';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import { DeactivateDialog } from './DeactivateDialog';
import { isOpen, type RecordDocument, useMayEdit } from './record-document';
import { ReactivateButton } from './ReactivateButton';

export const loadActionBar = () => import('../operations/ActionBar');
export const loadStepBar = () => import('../lifecycle/StepBar');
const ActionBar = lazyPart(loadActionBar);
const StepBar = lazyPart(loadStepBar);

interface RecordActionsProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  readonly reports: readonly ReportLink[];
  readonly actions: readonly Action[];
  readonly document: RecordDocument | null;
}

/** Actions of a record: editing, its own actions and the next steps as buttons, all others in one menu. */
export function RecordActions({ id, record, title, reports, actions, document }: RecordActionsProps) {
  const { name, views, copy, softDelete, parts } = useResourceModule();
  const translate = useTranslate();
  const [removing, setRemoving] = useState(false);
  const links = useReportLinks(reports, record);
  const lifecycle = document?.lifecycle;
  const open = isOpen(record, lifecycle);
  const inactive = record['activo'] === false;
  const mayEdit = useMayEdit(record, lifecycle);
  const mayDelete = useMayWrite('delete')(record) && open && !inactive;
  const mayCopy = useMayWrite('create')(record) && copy !== false && !actions.some(({ copies }) => copies);
  const removal = softDelete && !parts?.deactivates ? 'app.action.deactivate' : 'app.action.delete';
  const others: readonly MoreAction[] = [
    ...links,
    { text: translate('app.print.print'), onChoose: () => window.print() },
    ...(mayCopy ? [{ text: translate('app.record.duplicate'), to: recordPath.copy(name, id) }] : []),
    ...(mayDelete ? [{ text: translate(removal), onChoose: () => setRemoving(true), danger: true }] : []),
  ];
  const menu = (rest: readonly MoreAction[]) =>
    document ? (
      <StepBar id={id} record={record} title={title} {...document} others={[...rest, ...others]} />
    ) : (
      <MoreMenu label={translate('app.action.more')} actions={[...rest, ...others]} />
    );

  return (
    <>
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
      {inactive && mayEdit && <ReactivateButton id={id} record={record} />}
      <Parts of={parts?.recordActions} />
      {actions.length > 0 ? (
        <ActionBar actions={actions} on={{ id, record, title }}>
          {menu}
        </ActionBar>
      ) : (
        menu([])
      )}
      {removing && <DeactivateDialog id={id} record={record} title={title} onClose={() => setRemoving(false)} />}
    </>
  );
}
