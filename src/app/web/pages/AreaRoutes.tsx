import { useRoutes, type RouteObject } from 'react-router-dom';
import { NotFound } from '#platform/web/ui/states/NotFound';
import { pageOf } from '#platform/web/i18n/with-texts';

const SignsPage = pageOf('consulta', () => import('#areas/consulta/web/signos/SignsPage'));
const BedMapPage = pageOf('hospital', () => import('#areas/hospital/web/beds/BedMapPage'));
const MyPatientsPage = pageOf('hospital', () => import('#areas/hospital/web/MyPatientsPage'));
const HandoverPage = pageOf('hospital', () => import('#areas/hospital/web/handover/HandoverPage'));
const AssignPage = pageOf('hospital', () => import('#areas/hospital/web/AssignPage'));
const StayPage = pageOf('hospital', () => import('#areas/hospital/web/stay/StayPage'));
const RequestPage = pageOf('ordenes', () => import('#areas/ordenes/web/RequestPage'));
const QueuePage = pageOf('ordenes', () => import('#areas/ordenes/web/QueuePage'));
const PickingPage = pageOf('ordenes', () => import('#areas/ordenes/web/PickingPage'));
const DispensePage = pageOf('ordenes', () => import('#areas/ordenes/web/DispensePage'));
const AuthorisePage = pageOf('ordenes', () => import('#areas/ordenes/web/AuthorisePage'));
const ReceivePage = pageOf('ordenes', () => import('#areas/ordenes/web/ReceivePage'));
const PendingPage = pageOf('dispositivo', () => import('#platform/web/offline/PendingPage'));
const ReturnPage = pageOf('ordenes', () => import('#areas/ordenes/web/ReturnPage'));
const FixedFundPage = pageOf('ordenes', () => import('#areas/solicitudes/web/fondo-fijo/FixedFundPage'));
const SupplierPage = pageOf('proveedores', () => import('#areas/proveedores/web/SupplierPage'));
const ExchangesPage = pageOf('proveedores', () => import('#areas/proveedores/web/WarehousePage'));
const NeedPage = pageOf('oficinaCentral', () => import('#areas/oficina-central/web/NeedPage'));
const RationPage = pageOf('oficinaCentral', () => import('#areas/oficina-central/web/RationPage'));
const RedistributionPage = pageOf(
  'suministros',
  () => import('#areas/solicitudes/web/redistribucion/RedistributionPage'),
);
const PharmacyQueuePage = pageOf('farmacia', () => import('#areas/farmacia/web/QueuePage'));
const PharmacyDispensePage = pageOf('farmacia', () => import('#areas/farmacia/web/DispensePage'));
const PharmacyControlledPage = pageOf('farmacia', () => import('#areas/farmacia/web/ControlledPage'));
const PharmacyPendingPage = pageOf('farmacia', () => import('#areas/farmacia/web/PendingPage'));
const ProgrammesPage = pageOf('programas', () => import('#areas/programas/web/ProgrammesPage'));
const ProgrammePage = pageOf('programas', () => import('#areas/programas/web/ProgrammePage'));
const BoardsPage = pageOf('tableros', () => import('#platform/web/boards/BoardsPage'));
const DashboardPage = pageOf('tableros', () => import('#platform/web/boards/BoardPage'));
const OwnBoardPage = pageOf('tableros', () => import('#platform/web/boards/OwnBoardPage'));

const ELSEWHERE: RouteObject = { path: '*', element: <NotFound /> };

/** Routes by the first segment of the address. */
const ROUTES = {
  tableta: [
    { path: 'mis-pacientes', element: <MyPatientsPage /> },
    { path: 'paciente/:estancia/signos', element: <SignsPage /> },
    { path: 'paciente/:id/orden', element: <RequestPage /> },
    { path: 'recepcion', element: <ReceivePage /> },
    { path: 'devolucion', element: <ReturnPage /> },
    { path: 'fondo-fijo', element: <FixedFundPage /> },
    { path: 'por-enviar', element: <PendingPage /> },
    { path: 'entrega-turno', element: <HandoverPage /> },
    ELSEWHERE,
  ],
  hospital: [
    { path: 'camas', element: <BedMapPage /> },
    { path: 'paciente/:id', element: <StayPage /> },
    { path: 'asignaciones', element: <AssignPage /> },
    { path: 'autorizar', element: <AuthorisePage /> },
    ELSEWHERE,
  ],
  cendis: [
    { index: true, element: <QueuePage /> },
    { path: 'lista', element: <PickingPage /> },
    { path: 'ordenes/:id', element: <DispensePage /> },
    ELSEWHERE,
  ],
  'oficina-central': [
    { path: 'solicitudes', element: <NeedPage /> },
    { path: 'autorizar', element: <RationPage /> },
    { path: 'redistribucion', element: <RedistributionPage /> },
    ELSEWHERE,
  ],
  farmacia: [
    { path: 'recetas', element: <PharmacyQueuePage /> },
    { path: 'recetas/:id', element: <PharmacyDispensePage /> },
    { path: 'pendientes', element: <PharmacyPendingPage /> },
    { path: 'controlados', element: <PharmacyControlledPage /> },
    ELSEWHERE,
  ],
  programas: [{ index: true, element: <ProgrammesPage /> }, { path: ':id', element: <ProgrammePage /> }, ELSEWHERE],
  proveedores: [{ path: 'portal', element: <SupplierPage /> }, ELSEWHERE],
  tableros: [
    { index: true, element: <BoardsPage /> },
    { path: 'propios/:id', element: <OwnBoardPage /> },
    { path: ':board', element: <DashboardPage /> },
    ELSEWHERE,
  ],
  almacenes: [{ path: 'canjes', element: <ExchangesPage /> }, ELSEWHERE],
} satisfies Readonly<Record<string, RouteObject[]>>;

/** Routes of rarely used areas, in a separate chunk: other users do not load their addresses. */
export default function AreaRoutes({ area }: { readonly area: keyof typeof ROUTES }) {
  return useRoutes(ROUTES[area]);
}
