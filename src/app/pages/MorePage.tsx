import { pageOf } from '../i18n/with-texts';

const SupplierUsersPage = pageOf('proveedores', () => import('../../features/usuarios-proveedor/SupplierUsersPage'));
const MergePage = pageOf('pacientes', () => import('../../features/pacientes/MergePage'));
const ReceptionPage = pageOf('consulta', () => import('../../features/recepcion/ReceptionPage'));
const BoardPage = pageOf('consulta', () => import('../../features/recepcion/BoardPage'));
const ConsultPage = pageOf('consulta', () => import('../../features/consulta/ConsultPage'));
const AgendaPage = pageOf('agenda', () => import('../../features/agenda/AgendaPage'));
const SignsPage = pageOf('consulta', () => import('../../features/signos/SignsPage'));

/** By the name that their routes say. */
const PAGES = { SupplierUsersPage, MergePage, ReceptionPage, BoardPage, ConsultPage, AgendaPage, SignsPage };

/** One of the pages that stand alone at their address. */
export default function MorePage({ name }: { readonly name: keyof typeof PAGES }) {
  const Page = PAGES[name];
  return <Page />;
}
