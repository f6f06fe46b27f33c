import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeReturnUrl } from './return-url';
import { endsSession } from '#platform/shared/sign-out-state';
import { useDeviceState } from '../offline/OfflineContext';
import { ARRIVAL, HOME_PATH } from './gate-path';
import { useServices } from './ServicesContext';
import { lazyPart } from '../ui/loading/lazy-part';

const UnsentNote = lazyPart(() => import('../offline/UnsentNote'));

/**
 * Route for the gate's paths inside the application. A person who comes here to leave is signed out, after the previous page allows it and
 * the warning about unsent work. A person who has just signed in continues to the requested page, or to the start.
 */
export function LeaveRoute() {
  const { leave, session } = useServices();
  const navigate = useNavigate();
  const leaving = endsSession(useLocation().state);
  const { writes } = useDeviceState();
  const [isSure, setSure] = useState(false);
  const asks = leaving && writes.length > 0 && !isSure;
  useEffect(() => {
    if (asks) return;
    if (leaving) void leave();
    else
      void navigate(takeReturnUrl(session.person()?.usuarioId ?? null) ?? HOME_PATH, { replace: true, state: ARRIVAL });
  }, [asks, leaving, leave, navigate, session]);
  return asks ? (
    <Suspense fallback={null}>
      <UnsentNote
        count={writes.length}
        onLeave={() => setSure(true)}
        onStay={() => void navigate('/tableta/por-enviar', { replace: true })}
      />
    </Suspense>
  ) : null;
}
