import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lowerFirst } from '#platform/web/ui/format/lower-first';
import { useLastList } from '#platform/web/ui/list/useLastList';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { recordPath } from '#platform/shared/record-path';
import { Parts } from '#platform/web/ui/resource/Parts';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';
import { RecordForm } from './RecordForm';
import { SAVED } from './saved-state';
import { useSaveNew } from '../submit/useSaveNew';
import styles from '#platform/web/ui/page/page.module.css';
import { LineEditorsProvider, type LineEditors } from '#platform/web/ui/lines/editors/LineEditorsContext';
import type { FormSpec } from '#platform/shared/validation/form-spec';

export interface CreatePageProps {
  readonly form: FormSpec;
  /** Field that receives the text typed into a picker, as the record's name. */
  readonly namedBy?: string;
  readonly children: ReactNode;
}

const NO_EDITORS: LineEditors = {};

interface CreateFormProps extends CreatePageProps {
  /** Initial values, instead of a new record's defaults. */
  readonly start?: WireRecord;
  /** Distinguishes drafts of new records: `nuevo`, or the origin of a copy. */
  readonly place: string;
  /** True for the next record after one was saved: its first field has the focus. */
  readonly again?: boolean;
  readonly onAnother: () => void;
  /** Advice about the new record, below the title. */
  readonly notice?: ReactNode;
}

/** Page of a new record. */
export function CreateForm({ form, start, place, again = false, onAnother, notice, children }: CreateFormProps) {
  const { name, parts } = useResourceModule();
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
    // Without the origin of the copy in the URL: the next record starts empty.
    void navigate(recordPath.create(name), { state: SAVED, replace: true });
  };
  return (
    <div className={styles['page']}>
      <PageHeading title={title} description={translate(`resources.${name}.description`, { _: '' })} />
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
