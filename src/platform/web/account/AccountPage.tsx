import Button from '@mui/material/Button';

import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loading } from '../ui/states/Loading';
import { usePageTitle } from '../ui/page/usePageTitle';
import { isOwnToken } from '#platform/shared/own-token';
import { useConfig } from '../config/ConfigContext';
import { useHasServer } from '../config/useHasServer';
import { withTexts } from '../i18n/with-texts';
import { useCurrentUser } from '../session/CurrentUserContext';
import { useServices } from '../session/ServicesContext';
import { AGAIN } from '../tour/TourPage';
import { ChangePassword } from './ChangePassword';
import { NoticeSection } from './NoticeSection';
import { SessionsSection } from './SessionsSection';
import { lazyPart } from '../ui/loading/lazy-part';
import styles from './account.module.css';

const FactorSection = withTexts(
  'factor',
  lazyPart(() => import('./factor/FactorSection')),
  <Loading />,
);

const VouchSection = withTexts(
  'confirmaciones',
  lazyPart(() => import('./VouchSection')),
  null,
);

/** The current account: data maintained by administrators, and settings of its holder. */
export default function AccountPage() {
  const translate = useTranslate();
  const { signInMode } = useConfig();
  const {
    identity: { editProfile },
    session,
  } = useServices();
  const hasPassword = signInMode !== 'mock' && isOwnToken(session.get().token ?? '');
  const user = useCurrentUser();
  const served = useHasServer();
  usePageTitle(translate('app.account.title'));
  const facts = [
    ['name', user.userName],
    ['email', user.email],
    ['profile', user.perfilTitulo],
    ['position', user.cargoNombreCodigo],
    ['unit', user.unidadNombre],
    ['jurisdiction', user.jurisdiccionNombre],
  ] as const;
  return (
    <div className={styles['page']}>
      <h1>{translate('app.account.title')}</h1>
      <section className={styles['card']} aria-labelledby="cuenta-datos">
        <h2 id="cuenta-datos">{translate('app.account.details')}</h2>
        <dl className={styles['facts']}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{translate(`app.account.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles['hint']}>{translate('app.account.whoChanges')}</p>
        {editProfile && <Button onClick={() => void editProfile()}>{translate('app.account.editProfile')}</Button>}
      </section>
      {hasPassword && (
        <section className={styles['card']} aria-labelledby="cuenta-contrasena">
          <h2 id="cuenta-contrasena">{translate('app.account.password')}</h2>
          <ChangePassword />
        </section>
      )}
      {hasPassword && !user.simulacion && <FactorSection />}
      {served && !user.simulacion && (
        <>
          <SessionsSection />
          <VouchSection />
          <NoticeSection />
        </>
      )}
      <p>
        <Link to="/" state={AGAIN}>
          {translate('app.tour.see')}
        </Link>
      </p>
    </div>
  );
}
