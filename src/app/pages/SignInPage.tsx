import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SIGN_IN_PATH } from '../../auth/auth-provider';
import { PRODUCT_NAME, usePageTitle } from '../../ui/page/usePageTitle';
import { useServices } from '../session/ServicesContext';
import { wantsSignOut } from '../session/sign-out-state';
import { useSignedIn } from '../session/useSession';
import { LanguageMenu } from '../shell/LanguageMenu';
import { Mark } from '../shell/Mark';
import { ModeMenu } from '../shell/ModeMenu';
import { NetworkArt } from './NetworkArt';
import { SignInForm } from './SignInForm';
import styles from './sign-in.module.css';

/** The way in. Whoever comes here to leave is signed out first. */
export default function SignInPage() {
  const translate = useTranslate();
  const signedIn = useSignedIn();
  const { state } = useLocation();
  const leaving = wantsSignOut(state);
  const navigate = useNavigate();
  const { operations, session } = useServices();
  usePageTitle(translate('app.signIn.title'));

  useEffect(() => {
    if (!leaving || !signedIn) return;
    // The token is revoked while it is still known; it leaves this machine whether the server answers or not.
    void operations.signOut().catch(() => undefined);
    session.signOut();
    // Done: whoever signs in from this very entry of the history must not be signed out by it.
    void navigate(SIGN_IN_PATH, { replace: true, state: null });
  }, [leaving, signedIn, operations, session, navigate]);

  if (signedIn && !leaving) return <Navigate to="/home" replace />;
  return (
    <div className={styles['page']}>
      <main className={styles['panel']}>
        <div className={styles['top']}>
          <span className={styles['brand']}><Mark size={36} />{PRODUCT_NAME}</span>
          <span>
            <LanguageMenu />
            <ModeMenu />
          </span>
        </div>
        <div className={styles['content']}>
          <h1>{translate('app.signIn.title')}</h1>
          <p className={styles['lead']}>{translate('app.signIn.lead')}</p>
          <SignInForm />
        </div>
        <p className={styles['foot']}>{translate('app.signIn.foot')}</p>
      </main>
      <aside className={styles['art']} aria-hidden>
        <NetworkArt />
        <p>{translate('app.signIn.motto')}</p>
      </aside>
    </div>
  );
}
