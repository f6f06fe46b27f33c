import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** Target and visibility of the back button in tablet mode. */
export interface BackRoute {
  /** Null: one level up from the page's address. */
  readonly to: string | null;
  readonly visible: boolean;
}

const BY_ADDRESS: BackRoute = { to: null, visible: true };

const BackRouteContext = createContext<BackRoute>(BY_ADDRESS);
const SetBackRouteContext = createContext<(route: BackRoute) => void>(() => undefined);

/** Around the frame of the application: what a page says of the way back reaches the button. */
export function BackRouteProvider({ children }: { readonly children: ReactNode }) {
  const [route, setRoute] = useState(BY_ADDRESS);
  return (
    <SetBackRouteContext value={setRoute}>
      <BackRouteContext value={route}>{children}</BackRouteContext>
    </SetBackRouteContext>
  );
}

/** The way back from the page that is open. */
export function useBackRoute(): BackRoute {
  return useContext(BackRouteContext);
}

/** Said by a page whose way back is another than one level up: `useSetBackRoute('/tablet/mis-pacientes')`. */
export function useSetBackRoute(to: string | null, visible = true): void {
  const set = useContext(SetBackRouteContext);
  const route = useMemo(() => ({ to, visible }), [to, visible]);
  useEffect(() => {
    set(route);
    return () => set(BY_ADDRESS);
  }, [set, route]);
}
