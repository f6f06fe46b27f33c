import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { copyRecord } from '#platform/shared/copy-record';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ErrorState } from '../states/ErrorState';
import { Loading } from '../states/Loading';
import { LateTexts } from '../texts/LateTexts';
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
  const { data, error, refetch } = useGetOne(name, { id: from }, { refetchOnReconnect: false });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;

  const notice = (
    <LateTexts area="preguntas">
      <CopyNotice at={recordPath.show(name, from)} label={recordLabel(data) || `#${from}`} form={form} />
    </LateTexts>
  );
  return (
    <CreateForm form={form} start={copyRecord(form, data)} place={`nuevo?desde=${from}`} notice={notice} {...props} />
  );
}

interface CopyNoticeProps extends Pick<CreatePageProps, 'form'> {
  readonly at: string;
  readonly label: string;
}

function CopyNotice({ at, label, form }: CopyNoticeProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const left = [
    ...new Set(form.notCopied.map((path) => translate(`resources.${name}.fields.${path}`, { _: '' })).filter(Boolean)),
  ];
  return (
    <div className={styles['banner']} role="note">
      <ContentCopy aria-hidden />
      <p>
        <b>
          {translate('app.copy.of')} <Link to={at}>{label}</Link>.
        </b>{' '}
        {left.length > 0 ? translate('app.copy.left', { fields: left.join(', ') }) : translate('app.copy.all')}
      </p>
    </div>
  );
}
