import { tolerateForeignNodes } from '#app/web/tolerate-foreign-nodes';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Notice } from './Notice';
import { FailureNotice } from './FailureNotice';
import type { PendingStep } from '../session/account-calls';
import { reportFault } from '../client/report-fault';
import { failed } from '../session/outcome';
import { isSignedIn } from '../session/session-store';
import { forgetStrangers } from '../session/forget-strangers';
import { enterGate, type GatePath } from '../session/gate-path';
import type { AppConfig, SignInMode } from '../config/load-config';
import type { Access } from '../session/access';
import { saveLanguage, type Language } from '../i18n/language';
import type { ThemeStore } from '../theme/settings/theme-store';
import { AskForMail } from './AskForMail';
import { GateFrame } from './GateFrame';
import { GateProvider, useGate, type GateValue } from './GateContext';
import { loadGateTexts, type Say } from './gate-texts';
import { Progress } from './Progress';
import { ResetPassword } from './ResetPassword';
import { TokenSignIn } from './TokenSignIn';
import styles from './gate.module.css';
import '../theme/early-palette.css';
import { readTyped } from '#app/web/typed-address';
import { lazyPart } from '../ui/loading/lazy-part';

// Deferred from the first script: nothing is translated before this module loads.
tolerateForeignNodes();

const SecondStep = lazyPart(() => import('./second-step/SecondStep'));
const CorporateSignIn = lazyPart(() => import('./msal/CorporateSignIn'));
const SampleGate = lazyPart(() => import('#areas/muestra/web/sample/SampleGate'));

export interface GateProps {
  readonly config: AppConfig;
  readonly access: Access;
  readonly theme: ThemeStore;
  readonly texts: Say;
  /** Loads the application before the user signs in. */
  readonly prepare: () => Promise<void>;
}

/**
 * Page for users who are not signed in. It uses React and style sheets alone, so that it appears at once; the rest loads while the user
 * types.
 */
export function Gate({ config, access, theme, texts, prepare }: GateProps) {
  const [say, setSay] = useState(() => texts);
  const [place, setPlace] = useState<{ path: GatePath; notice: string | null }>(() => ({
    path: enterGate(access.session),
    notice: null,
  }));

  const [step, setStep] = useState<PendingStep | null>(null);

  useEffect(() => {
    const onPop = () => {
      setStep(null);
      setPlace({ path: enterGate(access.session), notice: null });
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [access]);

  const value = useMemo<GateValue>(
    () => ({
      config,
      access,
      say,
      notice: place.notice,
      go(path, notice) {
        // A signed-in user who follows a mail link reloads, so that the start decides.
        if (isSignedIn(access.session.get())) return window.location.assign(path);
        window.history.pushState(null, '', path);
        setStep(null);
        setPlace({ path, notice: notice ?? null });
      },
      step,
      restart() {
        setStep(null);
        setPlace({ path: enterGate(access.session), notice: null });
      },
      async enter(entering) {
        void prepare().catch(() => undefined);
        const outcome = await entering;
        if (outcome.status === 'failed') return outcome;
        if ('boleto' in outcome.value) {
          setStep(outcome.value);
          return null;
        }
        const { token, user } = outcome.value;
        try {
          await Promise.all([prepare(), forgetStrangers(user.usuarioId)]);
        } catch (error) {
          reportFault(error);
          return { ...failed(error), message: 'errors.FETCH_ERROR' };
        }
        access.session.identify(user);
        access.session.signIn(token);
        return null;
      },
    }),
    [config, access, say, place, step, prepare],
  );

  const setLanguage = async (language: Language) => {
    const next = await loadGateTexts(language);
    document.documentElement.lang = language;
    saveLanguage(language);
    setSay(() => next);
  };
  const path = config.signInMode === 'msal' ? '/sign-in' : place.path;
  return (
    <GateProvider value={value}>
      <GateFrame
        key={step ? step.boleto : path}
        title={say(step ? 'secondStep' : titleOf(path, config.signInMode))}
        theme={theme}
        onLanguage={setLanguage}
        onInput={() => void prepare().catch(() => undefined)}
      >
        {step ? (
          <Suspense fallback={null}>
            <SecondStep step={step} />
          </Suspense>
        ) : (
          <>
            {path === '/sign-in' && <Ending />}
            {screenOf(path, config.signInMode)}
          </>
        )}
      </GateFrame>
    </GateProvider>
  );
}

function titleOf(path: GatePath, mode: SignInMode): string {
  if (path === '/sign-up') return mode === 'mock' ? 'sample.signUp.title' : 'activate.title';
  if (path === '/forgot-password') return 'forgot.title';
  if (path === '/reset-password')
    return new URLSearchParams(readTyped(window.location).search).has('activar')
      ? 'reset.activateTitle'
      : 'reset.title';
  return 'title';
}

function screenOf(path: GatePath, mode: SignInMode) {
  if (mode === 'mock')
    return (
      <Suspense fallback={<Progress />}>
        <SampleGate path={path} />
      </Suspense>
    );
  if (mode === 'msal')
    return (
      <Suspense fallback={<Progress />}>
        <CorporateSignIn />
      </Suspense>
    );
  if (path === '/sign-up') return <AskForMail purpose="activate" />;
  if (path === '/forgot-password') return <AskForMail purpose="forgot" />;
  if (path === '/reset-password') return <ResetPassword />;
  return mode === 'both' ? <EitherSignIn /> : <TokenSignIn />;
}

/** The institutional account first; e-mail and password for users without one. */
function EitherSignIn() {
  const { say } = useGate();
  const [byMail, setByMail] = useState(false);
  return (
    <>
      {byMail ? (
        <TokenSignIn />
      ) : (
        <Suspense fallback={<Progress />}>
          <CorporateSignIn />
        </Suspense>
      )}
      <button type="button" className={styles['other']} onClick={() => setByMail(!byMail)}>
        {say(byMail ? 'corporate.submit' : 'byMail')}
      </button>
    </>
  );
}

/** Reason for a signed-in user's return to the gate, or the result of the previous page. */
function Ending() {
  const { access, notice, say } = useGate();
  const ending = access.session.ending();
  if (notice)
    return (
      <Notice tone="success">
        <p>{say(notice)}</p>
      </Notice>
    );
  return ending?.kind === 'ended' ? <FailureNotice failure={ending} /> : null;
}
