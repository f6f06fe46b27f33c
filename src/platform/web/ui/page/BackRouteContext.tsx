import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** Target and visibility of the back button in tablet mode. */
export interface BackRoute {
  /** Target of the button; null for one level up from the page's path. */
  readonly to: string | null;
  readonly visible: boolean;
}

const BY_ADDRESS: BackRoute = { to: null, visible: true };

const BackRouteContext = createContext<BackRoute>(BY_ADDRESS);
const SetBackRouteContext = createContext<(route: BackRoute) => void>(() => undefined);

/** Wraps the frame of the application, so that settings of a page reach the back button. */
export function BackRouteProvider({ children }: { readonly children: ReactNode }) {
  const [route, setRoute] = useState(BY_ADDRESS);
  return (
    <SetBackRouteContext value={setRoute}>
      <BackRouteContext value={route}>{children}</BackRouteContext>
    </SetBackRouteContext>
  );
}

/** Returns the back route of the open page. */
export function useBackRoute(): BackRoute {
  return useContext(BackRouteContext);
}

/** Sets a back route other than one level up: `useSetBackRoute('/tablet/mis-pacientes')`. */
export function useSetBackRoute(to: string | null, visible = true): void {
  const set = useContext(SetBackRouteContext);
  const route = useMemo(() => ({ to, visible }), [to, visible]);
  useEffect(() => {
    set(route);
    return () => set(BY_ADDRESS);
  }, [set, route]);
}
