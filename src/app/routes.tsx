import { lazy, Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Loading } from '../ui/states/Loading';
import { NotFound } from '../ui/states/NotFound';
import { pageOf } from './i18n/with-texts';
import { HomeRoute } from './pages/HomeRoute';
import { RouteError } from './pages/RouteError';
import { ResourceRoute } from './resources/ResourceRoute';
import { GATE_PATHS } from './session/gate-path';
import { LeaveRoute } from './session/LeaveRoute';
import { RequireSession } from './session/RequireSession';

const AuditRoute = lazy(() => import('./audit/AuditRoute'));
const AccountPage = lazy(() => import('./account/AccountPage'));
const TourPage = pageOf('recorrido', () => import('./tour/TourPage'));
const ReportRoute = lazy(() => import('./reports/ReportRoute'));
const DashboardRoute = lazy(() => import('./sample/DashboardRoute'));
const SupplierUsersPage = pageOf('proveedores', () => import('../features/usuarios-proveedor/SupplierUsersPage'));
const QueuePage = pageOf('farmacia', () => import('../features/farmacia/QueuePage'));
const DispensePage = pageOf('farmacia', () => import('../features/farmacia/DispensePage'));
const ControlledPage = pageOf('farmacia', () => import('../features/farmacia/ControlledPage'));
const PendingPage = pageOf('farmacia', () => import('../features/farmacia/PendingPage'));
const RedistributionPage = pageOf('suministros', () => import('../features/redistribucion/RedistributionPage'));
const MergePage = pageOf('pacientes', () => import('../features/pacientes/MergePage'));
const CompareProfilesPage = lazy(() => import('../features/perfiles/CompareProfilesPage'));
const ReceptionPage = pageOf('consulta', () => import('../features/recepcion/ReceptionPage'));
const BoardPage = pageOf('consulta', () => import('../features/recepcion/BoardPage'));
const ConsultPage = pageOf('consulta', () => import('../features/consulta/ConsultPage'));
const AgendaPage = pageOf('agenda', () => import('../features/agenda/AgendaPage'));
const SignsPage = pageOf('consulta', () => import('../features/signos/SignsPage'));
const WardRoutes = lazy(() => import('./pages/WardRoutes'));
const Shell = lazy(() => import('./shell/Shell'));

/** Where the pages of wards and of whoever supplies them stand; their addresses load with them. */
const WARD_AREAS = ['tableta', 'hospital', 'cendis'] as const;

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
                element: (
                  <Suspense fallback={<Loading />}>
                    <AccountPage />
                  </Suspense>
                ),
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
                  <Suspense fallback={<Loading />}>
                    <DashboardRoute />
                  </Suspense>
                ),
              },
              {
                path: '/usuarios-proveedor',
                element: <SupplierUsersPage />,
              },
              {
                path: '/oficina-central/redistribucion',
                element: <RedistributionPage />,
              },
              {
                path: '/farmacia/recetas',
                element: <QueuePage />,
              },
              {
                path: '/farmacia/recetas/:id',
                element: <DispensePage />,
              },
              {
                path: '/farmacia/pendientes',
                element: <PendingPage />,
              },
              { path: '/farmacia/controlados', element: <ControlledPage /> },
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
                element: <MergePage />,
              },
              { path: '/consulta/recepcion', element: <ReceptionPage /> },
              { path: '/consulta/recepcion/tablero', element: <BoardPage /> },
              { path: '/consulta/visita/:visitaId', element: <ConsultPage /> },
              { path: '/agenda', element: <AgendaPage /> },
              { path: '/consulta/signos', element: <SignsPage /> },
              ...WARD_AREAS.map((area) => ({
                path: `/${area}/*`,
                element: (
                  <Suspense fallback={<Loading />}>
                    <WardRoutes area={area} />
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

function SignedIn() {
  return (
    <RequireSession>
      <Suspense fallback={<Loading />}>
        <Shell>
          <Outlet />
        </Shell>
      </Suspense>
    </RequireSession>
  );
}
