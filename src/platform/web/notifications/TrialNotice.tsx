import { useTranslate } from 'react-admin';
import { withTexts } from '../i18n/with-texts';
import { EmptyState } from '../ui/states/EmptyState';
import { Loading } from '../ui/states/Loading';
import styles from './notifications.module.css';

/** Replaces the notifications during the trial of a profile and explains why there are none. */
function TrialNotice() {
  const translate = useTranslate();
  return (
    <>
      <div className={styles['head']}>
        <h2>{translate('app.notifications.title')}</h2>
      </div>
      <EmptyState
        icon="bell"
        title={translate('app.notifications.trial')}
        text={translate('app.notifications.trialText')}
      />
    </>
  );
}

export default withTexts('avisos', TrialNotice, <Loading />);
