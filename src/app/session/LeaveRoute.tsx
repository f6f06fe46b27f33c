import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeReturnUrl } from '../../auth/return-url';
import { endsSession } from '../../shared/sign-out-state';
import { ARRIVAL, HOME_PATH } from './gate-path';
import { useServices } from './ServicesContext';

/**
 * The gate's addresses, as seen from inside. Who comes here to leave is signed out, once the page before has let them go; who
 * has just been let in goes to the page they wanted, or to the start.
 */
export function LeaveRoute() {
  const { leave, session } = useServices();
  const navigate = useNavigate();
  const leaving = endsSession(useLocation().state);
  useEffect(() => {
    if (leaving) void leave();
    else
      void navigate(takeReturnUrl(session.person()?.usuarioId ?? null) ?? HOME_PATH, { replace: true, state: ARRIVAL });
  }, [leaving, leave, navigate, session]);
  return null;
}
