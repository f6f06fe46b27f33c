import { useTranslate } from 'react-admin';
import { NoticeChannels } from './NoticeChannels';
import styles from './account.module.css';

/** How one is told of notices, as a part of the account's page. */
export default function NoticeSection() {
  const translate = useTranslate();
  return (
    <section className={styles['card']} aria-labelledby="cuenta-avisos">
      <h2 id="cuenta-avisos">{translate('app.notices.title')}</h2>
      <NoticeChannels />
    </section>
  );
}
