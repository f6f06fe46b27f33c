import type { OperationName } from '../../generated/shared/operations.gen';
import type { ResourceName } from '../../generated/shared/resource-names.gen';
import type { ResourceParts } from '../ui/resource/resource-module';
import { partOf } from './i18n/part-of';
import { lazyPart } from '../ui/loading/lazy-part';

const ALLERGIES = {
  recordAlerts: [partOf('pacientes', () => import('../features/pacientes/DocumentAllergies'))],
  createAlerts: [partOf('pacientes', () => import('../features/pacientes/NewDocumentAllergies'))],
} satisfies ResourceParts;

const WHERE_IS_IT = partOf('suministros', () => import('../features/inventario/WhereIsIt'));

/**
 * Parts that features add to generated pages: alerts at the head of records, buttons over lists, records and chosen records, sections below
 * a record's fields. The pages stay generated. An unknown resource name does not compile.
 */
export const PARTS: Readonly<Partial<Record<ResourceName, ResourceParts>>> = {
  'insumo-configuracion': {
    listActions: [partOf('suministros', () => import('../features/insumo-configuracion/UnsetSupplies'))],
    selectionActions: [
      partOf('suministros', () => import('../features/insumo-configuracion/AcceptSuggestions')),
      partOf('oficinaCentral', () => import('../features/oficina-central/DecideGrowth')),
    ],
    recordSections: [partOf('suministros', () => import('../features/insumo-configuracion/WhyPanel'))],
  },
  'plantilla-configuracion': {
    recordActions: [partOf('oficinaCentral', () => import('../features/oficina-central/ApplyTemplate'))],
  },
  perfil: {
    listActions: [partOf('matriz', () => import('../features/perfiles/CompareProfilesLink'))],
    recordActions: [partOf('matriz', () => import('../features/perfiles/CompareProfileLink'))],
  },
  'lote-expirar': {
    selectionActions: [partOf('proveedores', () => import('../features/proveedores/ProposeSelected'))],
    recordActions: [partOf('proveedores', () => import('../features/proveedores/ProposeOne'))],
  },
  'propuesta-cambio': {
    lineNotes: { lineas: partOf('solicitudes', () => import('../features/proveedores/ExchangeFigures')) },
  },
  'equipo-frio': { recordSections: [partOf('redFria', () => import('../features/red-fria/RecentReadings'))] },
  consulta: {
    ...ALLERGIES,
    recordActions: [partOf('consulta', () => import('../features/consulta/DeskLink'))],
    recordSections: [partOf('consulta', () => import('../features/consulta/NoteOutcomeSection'))],
  },
  visita: ALLERGIES,
  signos: { ...ALLERGIES, recordActions: [partOf('consulta', () => import('../features/signos/CorrectLink'))] },
  surtimiento: ALLERGIES,
  receta: {
    ...ALLERGIES,
    recordAlerts: [
      ...ALLERGIES.recordAlerts,
      partOf('farmacia', () => import('../features/farmacia/SubstituteQuestion')),
    ],
    recordActions: [
      partOf('farmacia', () => import('../features/farmacia/DispenseLink')),
      partOf('consulta', () => import('../features/consulta/DeskLink')),
    ],
    formSections: [partOf('farmacia', () => import('../features/farmacia/ReviewPanel'))],
    lineEditors: { 'lineas.unidadDosis': lazyPart(() => import('../features/farmacia/DoseUnitEditor')) },
  },
  hospitalizacion: { recordSections: [partOf('ordenes', () => import('../features/ordenes/StayCharges'))] },
  'orden-cargo': {
    ...ALLERGIES,
    recordActions: [partOf('ordenes', () => import('../features/ordenes/DispenseLink'))],
  },
  solicitud: {
    recordAlerts: [partOf('solicitudes', () => import('../features/solicitudes/LackingAlert'))],
    lineNotes: { lineas: partOf('solicitudes', () => import('../features/solicitudes/LineFigures')) },
    lineEditors: { 'lineas.lotes': partOf('suministros', () => import('../features/solicitudes/LotsEditor')) },
  },
  temperatura: { recordAlerts: [partOf('redFria', () => import('../features/red-fria/BreachAlert'))] },
  insumo: { recordSections: [WHERE_IS_IT] },
  inventario: { recordSections: [WHERE_IS_IT] },
  paciente: {
    opening: {
      operation: 'pacienteResumen' satisfies OperationName,
      permission: 'expediente.ver',
      record: 'paciente',
      referred: 'referidos',
    },
    listActions: [partOf('pacientes', () => import('../features/pacientes/NetworkSearch'))],
    recordActions: [partOf('pacientes', () => import('../features/pacientes/PatientActions'))],
    recordAlerts: [
      partOf('pacientes', () => import('../features/pacientes/AllergyAlert')),
      partOf('pacientes', () => import('../features/pacientes/ChartAlerts')),
    ],
    recordLeads: [
      partOf('pacientes', () => import('../features/pacientes/ChartSummary')),
      partOf('programas', () => import('../features/programas/PatientProgrammes')),
    ],
  },
  usuario: {
    deactivates: true,
    takenActions: lazyPart(() => import('../features/usuarios/AnotherAccount')),
    recordSections: [partOf('matriz', () => import('../features/perfiles/EffectivePermissions'))],
  },
};
