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
 * Addresses of the gate, as seen from inside. A person who comes here to leave is signed out, once the page before lets them go and they
 * know of their unsent work.
 * A person who has just signed in goes to the page they wanted, or to the start.
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
