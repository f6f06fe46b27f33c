import { pageOf } from '#platform/web/i18n/with-texts';

const SupplierUsersPage = pageOf(
  'proveedores',
  () => import('#areas/seguridad/web/usuarios-proveedor/SupplierUsersPage'),
);
const MergePage = pageOf('pacientes', () => import('#areas/pacientes/web/MergePage'));
const ReceptionPage = pageOf('consulta', () => import('#areas/consulta/web/recepcion/ReceptionPage'));
const BoardPage = pageOf('consulta', () => import('#areas/consulta/web/recepcion/BoardPage'));
const ConsultPage = pageOf('consulta', () => import('#areas/consulta/web/ConsultPage'));
const AgendaPage = pageOf('agenda', () => import('#areas/agenda/web/AgendaPage'));
const SignsPage = pageOf('consulta', () => import('#areas/consulta/web/signos/SignsPage'));
const HelpPage = pageOf('recorrido', () => import('../help/HelpPage'));

/** Pages by their names in the routes. */
const PAGES = { SupplierUsersPage, MergePage, ReceptionPage, BoardPage, ConsultPage, AgendaPage, SignsPage, HelpPage };

/** Renders one of the pages with a single address. */
export default function MorePage({ name }: { readonly name: keyof typeof PAGES }) {
  const Page = PAGES[name];
  return <Page />;
}
