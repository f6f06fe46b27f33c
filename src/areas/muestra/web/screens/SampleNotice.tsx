import { useTranslate } from 'react-admin';
import { Icon } from '#platform/web/ui/icons/Icon';
import styles from './screens.module.css';

/** Notice that the data are fictitious, so that they are not taken for figures of the network. */
export function SampleNotice() {
  const translate = useTranslate();
  return (
    <p className={styles['notice']}>
      <Icon name="alert" />
      <span>
        <b>{translate('mock.sample.title')}</b> {translate('mock.sample.text')}
      </span>
    </p>
  );
}
