import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { HOME_PATH } from './gate-path';
import { useServices } from './ServicesContext';
import { wantsSignOut } from './sign-out-state';

/** The gate's address, come to from inside: whoever comes to leave is signed out, once the page before has let them go. */
export function LeaveRoute() {
  const { leave } = useServices();
  const leaving = wantsSignOut(useLocation().state);
  useEffect(() => {
    if (leaving) void leave();
  }, [leaving, leave]);
  return leaving ? null : <Navigate to={HOME_PATH} replace />;
}
