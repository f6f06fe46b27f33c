import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { copyRecord } from '#platform/shared/merge/copy-record';
import { recordPath } from '#platform/shared/record-path';
import { useMayWrite } from '#platform/web/ui/access/useMayWrite';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { LateTexts } from '#platform/web/ui/texts/LateTexts';
import { CreateForm, type CreatePageProps } from './CreateForm';
import styles from '../drafts/draft-banner.module.css';

interface CopyFormProps extends CreatePageProps {
  /** Key of the copied record. */
  readonly from: string;
  readonly onAnother: () => void;
}

/** Form of a new record copied from another; states which fields were copied and which were not. A record of others starts an empty form. */
export function CopyForm({ from, form, ...props }: CopyFormProps) {
  const { name, recordLabel } = useResourceModule();
  const { data, error, refetch } = useGetOne(name, { id: from }, { refetchOnReconnect: false });
  const mayCopy = useMayWrite('create');
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  if (!mayCopy(data)) return <CreateForm form={form} place="nuevo" {...props} />;

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
