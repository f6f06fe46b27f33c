import { useRoutes, type RouteObject } from 'react-router-dom';
import { NotFound } from '../../ui/states/NotFound';
import { pageOf } from '../i18n/with-texts';

const SignsPage = pageOf('consulta', () => import('../../features/signos/SignsPage'));
const BedMapPage = pageOf('hospital', () => import('../../features/hospital/BedMapPage'));
const MyPatientsPage = pageOf('hospital', () => import('../../features/hospital/MyPatientsPage'));
const HandoverPage = pageOf('hospital', () => import('../../features/hospital/HandoverPage'));
const AssignPage = pageOf('hospital', () => import('../../features/hospital/AssignPage'));
const StayPage = pageOf('hospital', () => import('../../features/hospital/StayPage'));
const RequestPage = pageOf('ordenes', () => import('../../features/ordenes/RequestPage'));
const QueuePage = pageOf('ordenes', () => import('../../features/ordenes/QueuePage'));
const PickingPage = pageOf('ordenes', () => import('../../features/ordenes/PickingPage'));
const DispensePage = pageOf('ordenes', () => import('../../features/ordenes/DispensePage'));
const AuthorisePage = pageOf('ordenes', () => import('../../features/ordenes/AuthorisePage'));
const ReceivePage = pageOf('ordenes', () => import('../../features/ordenes/ReceivePage'));
const PendingPage = pageOf('dispositivo', () => import('../../features/dispositivo/PendingPage'));
const ReturnPage = pageOf('ordenes', () => import('../../features/ordenes/ReturnPage'));
const FixedFundPage = pageOf('ordenes', () => import('../../features/fondo-fijo/FixedFundPage'));
const SupplierPage = pageOf('proveedores', () => import('../../features/proveedores/SupplierPage'));
const ExchangesPage = pageOf('proveedores', () => import('../../features/proveedores/WarehousePage'));
const NeedPage = pageOf('oficinaCentral', () => import('../../features/oficina-central/NeedPage'));
const RationPage = pageOf('oficinaCentral', () => import('../../features/oficina-central/RationPage'));
const RedistributionPage = pageOf('suministros', () => import('../../features/redistribucion/RedistributionPage'));
const PharmacyQueuePage = pageOf('farmacia', () => import('../../features/farmacia/QueuePage'));
const PharmacyDispensePage = pageOf('farmacia', () => import('../../features/farmacia/DispensePage'));
const PharmacyControlledPage = pageOf('farmacia', () => import('../../features/farmacia/ControlledPage'));
const PharmacyPendingPage = pageOf('farmacia', () => import('../../features/farmacia/PendingPage'));
const ProgrammesPage = pageOf('programas', () => import('../../features/programas/ProgrammesPage'));
const ProgrammePage = pageOf('programas', () => import('../../features/programas/ProgrammePage'));
const BoardsPage = pageOf('tableros', () => import('../boards/BoardsPage'));
const DashboardPage = pageOf('tableros', () => import('../boards/BoardPage'));
const OwnBoardPage = pageOf('tableros', () => import('../boards/OwnBoardPage'));

const ELSEWHERE: RouteObject = { path: '*', element: <NotFound /> };

/** By the first part of the address. */
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
