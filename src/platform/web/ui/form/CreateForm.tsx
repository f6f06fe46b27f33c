import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lowerFirst } from '../format/lower-first';
import { useLastList } from '../list/useLastList';
import { PageHeading } from '../page/PageHeading';
import { usePageTitle } from '../page/usePageTitle';
import { recordPath } from '#platform/shared/record-path';
import { Parts } from '../resource/Parts';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import type { CreatePageProps } from './CreatePage';
import { RecordForm } from './RecordForm';
import { SAVED } from './saved-state';
import { useSaveNew } from './useSaveNew';
import styles from '../page/page.module.css';
import { LineEditorsProvider, type LineEditors } from '../lines/LineEditorsContext';

const NO_EDITORS: LineEditors = {};

interface CreateFormProps extends CreatePageProps {
  /** Values to start with instead of a new record's defaults. */
  readonly start?: WireRecord;
  /** Tells drafts of new records apart: `nuevo`, or where a copy comes from. */
  readonly place: string;
  /** One record was just saved and this is the next: its first field has the focus. */
  readonly again?: boolean;
  readonly onAnother: () => void;
  /** Advice about the new record, below the title. */
  readonly notice?: ReactNode;
}

/** The page of a new record. */
export function CreateForm({ form, start, place, again = false, onAnother, notice, children }: CreateFormProps) {
  const { name, icon, parts } = useResourceModule();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { save, attempt } = useSaveNew();
  const list = useLastList(name);
  const one = lowerFirst(translate(`resources.${name}.name`, { smart_count: 1 }));
  const title = translate('app.form.createTitle', { name: one });
  const [initial] = useState(() => start ?? structuredClone(form.defaults));
  usePageTitle(title);

  const onSaved = (created: WireRecord, another: boolean) => {
    if (!another) {
      void navigate(recordPath.show(name, created['id']), { state: SAVED, replace: true });
      return;
    }
    onAnother();
    // Without the address of what was copied: the next one starts from nothing.
    void navigate(recordPath.create(name), { state: SAVED, replace: true });
  };
  return (
    <div className={styles['page']}>
      <PageHeading title={title} icon={icon} description={translate(`resources.${name}.description`, { _: '' })} />
      {notice}
      <RecordForm
        spec={form}
        mode="create"
        place={`${name}/${place}`}
        initial={initial}
        attempt={attempt}
        onSave={save}
        onSaved={onSaved}
        saveLabel={translate('app.action.create', { name: one })}
        cancelTo={list}
        another
        autoFocus={again}
      >
        <LineEditorsProvider value={parts?.lineEditors ?? NO_EDITORS}>
          <Parts of={parts?.createAlerts} />
          {children}
          <Parts of={parts?.formSections} />
        </LineEditorsProvider>
      </RecordForm>
    </div>
  );
}
