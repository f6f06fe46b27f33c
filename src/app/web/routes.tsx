import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Loading } from '#platform/web/ui/states/Loading';
import { NotFound } from '#platform/web/ui/states/NotFound';
import { useConfig } from '#platform/web/config/ConfigContext';
import { pageOf } from '#platform/web/i18n/with-texts';
import { HomeRoute } from '#platform/web/shell/HomeRoute';
import { RouteError } from '#platform/web/shell/RouteError';
import { ResourceRoute } from '#platform/web/resources/ResourceRoute';
import { GATE_PATHS } from '#platform/web/session/gate-path';
import { LeaveRoute } from '#platform/web/session/LeaveRoute';
import { RequireSession } from '#platform/web/session/RequireSession';
import { usePageSettled } from '#platform/web/shell/usePageSettled';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const AuditRoute = lazyPart(() => import('#areas/seguridad/web/audit/AuditRoute'));
const AccountPage = pageOf('avisos', () => import('#platform/web/account/AccountPage'));
const TourPage = pageOf('recorrido', () => import('#platform/web/tour/TourPage'));
const ReportRoute = pageOf('reportes', () => import('#platform/web/reports/ReportRoute'));
const ReportFilesRoute = pageOf('reportes', () => import('#platform/web/reports/ReportFilesPage'));
const DashboardRoute = lazyPart(() => import('#areas/muestra/web/DashboardRoute'));
const CompareProfilesPage = pageOf('matriz', () => import('#areas/seguridad/web/perfiles/CompareProfilesPage'));
const Home = lazyPart(() => import('./pages/Home'));
const AreaRoutes = lazyPart(() => import('./pages/AreaRoutes'));
const Shell = lazyPart(() => import('#platform/web/shell/Shell'));

/** Pages that share one chunk, so that their file names also load only with the first of them. */
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
            // An error inside a page does not remove the menu.
            errorElement: <RouteError />,
            children: [
              {
                index: true,
                element: <TourPage />,
              },
              { path: '/home', element: <HomeRoute page={<Home />} /> },
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
              { path: '/ayuda/:chapter?', element: more('HelpPage') },
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

/** Renders the samples, or the page for an unknown address when samples are disabled and their files are missing. */
function WhereSamples({ children }: { readonly children: ReactNode }) {
  return useConfig().enableMock ? <Suspense fallback={<Loading />}>{children}</Suspense> : <NotFound />;
}

/** Renders nothing at first, and loads after the first page has its data. */
const SessionWatch = lazyPart(() => import('#platform/web/session/SessionWatch'));

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

/** Mounted with the frame: earlier there are no requests at all, which would look like a page that has its data. */
function AfterFirstPage() {
  return <Suspense fallback={null}>{usePageSettled() && <SessionWatch />}</Suspense>;
}
