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
} satisfies Readonly<Record<string, RouteObject[]>>;

/** The pages of wards and of whoever supplies them: their addresses weigh on nobody who does not work there. */
export default function WardRoutes({ area }: { readonly area: keyof typeof ROUTES }) {
  return useRoutes(ROUTES[area]);
}
