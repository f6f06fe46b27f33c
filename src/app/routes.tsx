import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Loading } from '../ui/states/Loading';
import { NotFound } from '../ui/states/NotFound';
import { useConfig } from './config/ConfigContext';
import { pageOf } from './i18n/with-texts';
import { HomeRoute } from './pages/HomeRoute';
import { RouteError } from './pages/RouteError';
import { ResourceRoute } from './resources/ResourceRoute';
import { GATE_PATHS } from './session/gate-path';
import { LeaveRoute } from './session/LeaveRoute';
import { RequireSession } from './session/RequireSession';
import { usePageSettled } from './shell/usePageSettled';
import { lazyPart } from '../ui/loading/lazy-part';

const AuditRoute = lazyPart(() => import('./audit/AuditRoute'));
const AccountPage = pageOf('avisos', () => import('./account/AccountPage'));
const TourPage = pageOf('recorrido', () => import('./tour/TourPage'));
const ReportRoute = pageOf('reportes', () => import('./reports/ReportRoute'));
const ReportFilesRoute = pageOf('reportes', () => import('./reports/ReportFilesPage'));
const DashboardRoute = lazyPart(() => import('./sample/DashboardRoute'));
const CompareProfilesPage = pageOf('matriz', () => import('../features/perfiles/CompareProfilesPage'));
const AreaRoutes = lazyPart(() => import('./pages/AreaRoutes'));
const Shell = lazyPart(() => import('./shell/Shell'));

/** Pages whose code, and the names of whose files, load with the first of them. */
const MorePage = lazyPart(() => import('./pages/MorePage'));
const more = (name: ComponentProps<typeof MorePage>['name']) => (
  <Suspense fallback={<Loading />}>
    <MorePage name={name} />
  </Suspense>
);

/** Areas whose addresses load with their pages. */
const AREAS = [
  'tableta',
  'hospital',
  'cendis',
  'oficina-central',
  'proveedores',
  'almacenes',
  'farmacia',
  'programas',
  'tableros',
] as const;

/** The application's addresses. */
export const ROUTES: RouteObject[] = [
  {
    errorElement: <RouteError />,
    children: [
      ...GATE_PATHS.map((path) => ({ path, element: <LeaveRoute /> })),
      {
        element: <SignedIn />,
        children: [
          {
            // An error inside a page leaves the menu in place.
            errorElement: <RouteError />,
            children: [
              {
                index: true,
                element: <TourPage />,
              },
              { path: '/home', element: <HomeRoute /> },
              {
                path: '/cuenta',
                element: <AccountPage />,
              },
              {
                path: '/bitacora',
                element: (
                  <Suspense fallback={<Loading />}>
                    <AuditRoute />
                  </Suspense>
                ),
              },
              {
                path: '/reportes/archivos',
                element: (
                  <Suspense fallback={<Loading />}>
                    <ReportFilesRoute />
                  </Suspense>
                ),
              },
              {
                path: '/reportes/:report',
                element: (
                  <Suspense fallback={<Loading />}>
                    <ReportRoute />
                  </Suspense>
                ),
              },
              {
                path: '/tablero-ventas',
                element: (
                  <WhereSamples>
                    <DashboardRoute />
                  </WhereSamples>
                ),
              },
              {
                path: '/usuarios-proveedor',
                element: more('SupplierUsersPage'),
              },
              {
                path: '/perfiles/comparar',
                element: (
                  <Suspense fallback={<Loading />}>
                    <CompareProfilesPage />
                  </Suspense>
                ),
              },
              {
                path: '/pacientes/fusionar',
                element: more('MergePage'),
              },
              { path: '/consulta/recepcion', element: more('ReceptionPage') },
              { path: '/consulta/recepcion/tablero', element: more('BoardPage') },
              { path: '/consulta/visita/:visitaId', element: more('ConsultPage') },
              { path: '/agenda', element: more('AgendaPage') },
              { path: '/consulta/signos', element: more('SignsPage') },
              ...AREAS.map((area) => ({
                path: `/${area}/*`,
                element: (
                  <Suspense fallback={<Loading />}>
                    <AreaRoutes area={area} />
                  </Suspense>
                ),
              })),
              { path: '/:resource', element: <ResourceRoute view="list" /> },
              { path: '/:resource/create', element: <ResourceRoute view="create" /> },
              { path: '/:resource/:id', element: <ResourceRoute view="show" /> },
              { path: '/:resource/:id/editar', element: <ResourceRoute view="edit" /> },
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];

/** Shows the samples, or the page for an unknown address when the samples are off and their files are absent. */
function WhereSamples({ children }: { readonly children: ReactNode }) {
  return useConfig().enableMock ? <Suspense fallback={<Loading />}>{children}</Suspense> : <NotFound />;
}

/** Draws nothing on the first page, and loads once that has its answers. */
const SessionWatch = lazyPart(() => import('./session/SessionWatch'));

function SignedIn() {
  return (
    <RequireSession>
      <Suspense fallback={<Loading />}>
        <Shell>
          <Outlet />
          <AfterFirstPage />
        </Shell>
      </Suspense>
    </RequireSession>
  );
}

/** Mounted with the frame: before that nothing is fetched, which would look like a page that has its answers. */
function AfterFirstPage() {
  return <Suspense fallback={null}>{usePageSettled() && <SessionWatch />}</Suspense>;
}
