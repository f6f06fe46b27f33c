import type { OperationName } from '#generated/shared/operations.gen';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import type { ResourceParts } from '#platform/web/ui/resource/resource-module';
import { partOf } from '#platform/web/i18n/part-of';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const ALLERGIES = {
  recordAlerts: [partOf('pacientes', () => import('#areas/pacientes/web/DocumentAllergies'))],
  createAlerts: [partOf('pacientes', () => import('#areas/pacientes/web/NewDocumentAllergies'))],
} satisfies ResourceParts;

const WHERE_IS_IT = partOf('suministros', () => import('#areas/inventario/web/WhereIsIt'));

/**
 * Parts that features add to generated pages: alerts above records, buttons on lists, records and selected records, sections below a
 * record's fields. The pages stay generated. An unknown resource name does not compile.
 */
export const PARTS: Readonly<Partial<Record<ResourceName, ResourceParts>>> = {
  'insumo-configuracion': {
    listActions: [partOf('suministros', () => import('#areas/inventario/web/insumo-configuracion/UnsetSupplies'))],
    selectionActions: [
      partOf('suministros', () => import('#areas/inventario/web/insumo-configuracion/AcceptSuggestions')),
      partOf('oficinaCentral', () => import('#areas/oficina-central/web/DecideGrowth')),
    ],
    recordSections: [partOf('suministros', () => import('#areas/inventario/web/insumo-configuracion/WhyPanel'))],
  },
  'plantilla-configuracion': {
    recordActions: [partOf('oficinaCentral', () => import('#areas/oficina-central/web/ApplyTemplate'))],
  },
  perfil: {
    listActions: [partOf('matriz', () => import('#areas/seguridad/web/perfiles/CompareProfilesLink'))],
    recordActions: [partOf('matriz', () => import('#areas/seguridad/web/perfiles/CompareProfileLink'))],
  },
  'lote-expirar': {
    selectionActions: [partOf('proveedores', () => import('#areas/proveedores/web/ProposeSelected'))],
    recordActions: [partOf('proveedores', () => import('#areas/proveedores/web/ProposeOne'))],
  },
  'propuesta-cambio': {
    lineNotes: { lineas: partOf('solicitudes', () => import('#areas/proveedores/web/ExchangeFigures')) },
  },
  'equipo-frio': { recordSections: [partOf('redFria', () => import('#areas/inventario/web/red-fria/RecentReadings'))] },
  consulta: {
    ...ALLERGIES,
    recordActions: [partOf('consulta', () => import('#areas/consulta/web/DeskLink'))],
    recordSections: [partOf('consulta', () => import('#areas/consulta/web/NoteOutcomeSection'))],
  },
  visita: ALLERGIES,
  signos: { ...ALLERGIES, recordActions: [partOf('consulta', () => import('#areas/consulta/web/signos/CorrectLink'))] },
  surtimiento: ALLERGIES,
  receta: {
    ...ALLERGIES,
    recordAlerts: [
      ...ALLERGIES.recordAlerts,
      partOf('farmacia', () => import('#areas/farmacia/web/SubstituteQuestion')),
    ],
    recordActions: [
      partOf('farmacia', () => import('#areas/farmacia/web/DispenseLink')),
      partOf('consulta', () => import('#areas/consulta/web/DeskLink')),
    ],
    formSections: [partOf('farmacia', () => import('#areas/farmacia/web/ReviewPanel'))],
    lineEditors: { 'lineas.unidadDosis': lazyPart(() => import('#areas/farmacia/web/DoseUnitEditor')) },
  },
  hospitalizacion: { recordSections: [partOf('ordenes', () => import('#areas/ordenes/web/StayCharges'))] },
  'orden-cargo': {
    ...ALLERGIES,
    recordActions: [partOf('ordenes', () => import('#areas/ordenes/web/DispenseLink'))],
  },
  solicitud: {
    recordAlerts: [partOf('solicitudes', () => import('#areas/solicitudes/web/LackingAlert'))],
    lineNotes: { lineas: partOf('solicitudes', () => import('#areas/solicitudes/web/LineFigures')) },
    lineTools: { lineas: partOf('solicitudes', () => import('#areas/solicitudes/web/SuggestedAmounts')) },
    lineEditors: { 'lineas.lotes': partOf('suministros', () => import('#areas/solicitudes/web/LotsEditor')) },
  },
  temperatura: { recordAlerts: [partOf('redFria', () => import('#areas/inventario/web/red-fria/BreachAlert'))] },
  insumo: { recordSections: [WHERE_IS_IT] },
  inventario: { recordSections: [WHERE_IS_IT] },
  paciente: {
    opening: {
      operation: 'pacienteResumen' satisfies OperationName,
      permission: 'expediente.ver',
      record: 'paciente',
      referred: 'referidos',
    },
    listActions: [partOf('pacientes', () => import('#areas/pacientes/web/NetworkSearch'))],
    recordActions: [partOf('pacientes', () => import('#areas/pacientes/web/PatientActions'))],
    recordAlerts: [
      partOf('pacientes', () => import('#areas/pacientes/web/AllergyAlert')),
      partOf('pacientes', () => import('#areas/pacientes/web/ChartAlerts')),
    ],
    recordLeads: [
      partOf('pacientes', () => import('#areas/pacientes/web/ChartSummary')),
      partOf('programas', () => import('#areas/programas/web/PatientProgrammes')),
    ],
  },
  usuario: {
    deactivates: true,
    takenActions: lazyPart(() => import('#areas/seguridad/web/usuarios/AnotherAccount')),
    recordSections: [partOf('matriz', () => import('#areas/seguridad/web/perfiles/EffectivePermissions'))],
  },
};
