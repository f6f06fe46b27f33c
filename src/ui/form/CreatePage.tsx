import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { FormSpec } from '../../shared/form-spec';
import { usePermission } from '../access/PermissionsContext';
import { lowerFirst } from '../format/lower-first';
import { useLastList } from '../list/useLastList';
import { PageHeading } from '../page/PageHeading';
import { usePageTitle } from '../page/usePageTitle';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { NoPermission } from '../states/NoPermission';
import { RecordForm } from './RecordForm';
import { useSaveNew } from './useSaveNew';
import styles from '../page/page.module.css';

export interface CreatePageProps {
  readonly form: FormSpec;
  /** Fields that hold rows: their defaults are those of a new row, and a new record has no rows yet. */
  readonly rows?: readonly string[];
  readonly children: ReactNode;
}

/** Creates a record. */
export function CreatePage(props: CreatePageProps) {
  const { operations, permissions } = useResourceModule();
  const allowed = usePermission(permissions.create);
  return allowed && operations.includes('create') ? <CreateForm {...props} /> : <NoPermission />;
}

const NO_ROWS: readonly string[] = [];

function CreateForm({ form, rows = NO_ROWS, children }: CreatePageProps) {
  const { name, icon } = useResourceModule();
  const translate = useTranslate();
  const save = useSaveNew();
  const list = useLastList(name);
  const one = lowerFirst(translate(`resources.${name}.name`, { smart_count: 1 }));
  const title = translate('app.form.createTitle', { name: one });
  const [initial] = useState(() => Object.fromEntries(Object.entries(structuredClone(form.defaults)).filter(([field]) => !rows.includes(field))));
  usePageTitle(title);

  return (
    <div className={styles['page']}>
      <PageHeading title={title} icon={icon} description={translate(`resources.${name}.description`, { _: '' })} />
      <RecordForm spec={form} mode="create" initial={initial} onSave={save} saveLabel={translate('app.action.create', { name: one })} cancelTo={list}>
        {children}
      </RecordForm>
    </div>
  );
}
