import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { copyRecord } from '../../shared/copy-record';
import { recordPath } from '../../shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ErrorState } from '../states/ErrorState';
import { Loading } from '../states/Loading';
import { CreateForm } from './CreateForm';
import type { CreatePageProps } from './CreatePage';
import styles from './drafts/draft-banner.module.css';

interface CopyFormProps extends CreatePageProps {
  /** Key of the record that is copied. */
  readonly from: string;
  readonly onAnother: () => void;
}

/** A new record that starts as a copy of another; says what was copied and what was not. */
export function CopyForm({ from, form, ...props }: CopyFormProps) {
  const { name, recordLabel } = useResourceModule();
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne(name, { id: from }, { refetchOnReconnect: false });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;

  const left = [
    ...new Set(form.notCopied.map((path) => translate(`resources.${name}.fields.${path}`, { _: '' })).filter(Boolean)),
  ];
  const notice = (
    <div className={styles['banner']} role="note">
      <ContentCopy aria-hidden />
      <p>
        <b>
          {translate('app.copy.of')} <Link to={recordPath.show(name, from)}>{recordLabel(data) || `#${from}`}</Link>.
        </b>{' '}
        {left.length > 0 ? translate('app.copy.left', { fields: left.join(', ') }) : translate('app.copy.all')}
      </p>
    </div>
  );
  return (
    <CreateForm form={form} start={copyRecord(form, data)} place={`nuevo?desde=${from}`} notice={notice} {...props} />
  );
}
