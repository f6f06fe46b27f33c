import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeReturnUrl } from '../../auth/return-url';
import { endsSession } from '../../shared/sign-out-state';
import { useDeviceState } from '../offline/OfflineContext';
import { ARRIVAL, HOME_PATH } from './gate-path';
import { useServices } from './ServicesContext';

const UnsentNote = lazy(() => import('../offline/UnsentNote'));

/**
 * The gate's addresses, as seen from inside. Who comes here to leave is signed out, once the page before has let them go, and they know of what they did here
 * and has not arrived; who has just been let in goes to the page they wanted, or to the start.
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
