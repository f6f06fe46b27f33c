import {
  alertaSanitaria,
  almacen,
  conteo,
  entradaExtraordinaria,
  entradaExtraordinariaDetalle,
  recepcion,
  recepcionDetalle,
  salidaExtraordinaria,
  salidaExtraordinariaDetalle,
  cama,
  codigoPostal,
  colonia,
  color,
  diagnostico,
  equipoFrio,
  especialidad,
  estado,
  formaFarmaceutica,
  fuenteFinanciamiento,
  insumo,
  insumoConfiguracion,
  jurisdiccion,
  lenguaIndigena,
  modulo,
  motivoCancelacion,
  motivoDiferencia,
  motivoEntradaExtraordinaria,
  motivoNoSurtido,
  motivoSalidaExtraordinaria,
  municipio,
  nucleo,
  paciente,
  pais,
  parentesco,
  perfil,
  permiso,
  persona,
  personalMedico,
  procedimiento,
  programa,
  religion,
  solicitud,
  tipoDieta,
  turno,
  unidad,
  unidadMedida,
  unidadTipo,
  usuario,
  viaAdministracion,
  contrato,
  contratoDetalle,
  proveedor,
} from '#generated/server/tables.gen';
import { alertaSanitariaForm } from '#generated/shared/forms/alerta-sanitaria.gen';
import { conteoForm } from '#generated/shared/forms/conteo.gen';
import { entradaExtraordinariaForm } from '#generated/shared/forms/entrada-extraordinaria.gen';
import { recepcionForm } from '#generated/shared/forms/recepcion.gen';
import { salidaExtraordinariaForm } from '#generated/shared/forms/salida-extraordinaria.gen';
import { almacenForm } from '#generated/shared/forms/almacen.gen';
import { camaForm } from '#generated/shared/forms/cama.gen';
import { codigoPostalForm } from '#generated/shared/forms/codigo-postal.gen';
import { coloniaForm } from '#generated/shared/forms/colonia.gen';
import { colorForm } from '#generated/shared/forms/color.gen';
import { contratoForm } from '#generated/shared/forms/contrato.gen';
import { diagnosticoForm } from '#generated/shared/forms/diagnostico.gen';
import { equipoFrioForm } from '#generated/shared/forms/equipo-frio.gen';
import { especialidadForm } from '#generated/shared/forms/especialidad.gen';
import { estadoForm } from '#generated/shared/forms/estado.gen';
import { formaFarmaceuticaForm } from '#generated/shared/forms/forma-farmaceutica.gen';
import { fuenteFinanciamientoForm } from '#generated/shared/forms/fuente-financiamiento.gen';
import { insumoForm } from '#generated/shared/forms/insumo.gen';
import { insumoConfiguracionForm } from '#generated/shared/forms/insumo-configuracion.gen';
import { jurisdiccionForm } from '#generated/shared/forms/jurisdiccion.gen';
import { lenguaIndigenaForm } from '#generated/shared/forms/lengua-indigena.gen';
import { moduloForm } from '#generated/shared/forms/modulo.gen';
import { motivoCancelacionForm } from '#generated/shared/forms/motivo-cancelacion.gen';
import { motivoDiferenciaForm } from '#generated/shared/forms/motivo-diferencia.gen';
import { motivoEntradaExtraordinariaForm } from '#generated/shared/forms/motivo-entrada-extraordinaria.gen';
import { motivoNoSurtidoForm } from '#generated/shared/forms/motivo-no-surtido.gen';
import { motivoSalidaExtraordinariaForm } from '#generated/shared/forms/motivo-salida-extraordinaria.gen';
import { municipioForm } from '#generated/shared/forms/municipio.gen';
import { nucleoForm } from '#generated/shared/forms/nucleo.gen';
import { pacienteForm } from '#generated/shared/forms/paciente.gen';
import { paisForm } from '#generated/shared/forms/pais.gen';
import { parentescoForm } from '#generated/shared/forms/parentesco.gen';
import { perfilForm } from '#generated/shared/forms/perfil.gen';
import { permisoForm } from '#generated/shared/forms/permiso.gen';
import { personaForm } from '#generated/shared/forms/persona.gen';
import { personalMedicoForm } from '#generated/shared/forms/personal-medico.gen';
import { procedimientoForm } from '#generated/shared/forms/procedimiento.gen';
import { programaForm } from '#generated/shared/forms/programa.gen';
import { religionForm } from '#generated/shared/forms/religion.gen';
import { proveedorForm } from '#generated/shared/forms/proveedor.gen';
import { solicitudForm } from '#generated/shared/forms/solicitud.gen';
import { tipoDietaForm } from '#generated/shared/forms/tipo-dieta.gen';
import { turnoForm } from '#generated/shared/forms/turno.gen';
import { unidadForm } from '#generated/shared/forms/unidad.gen';
import { unidadMedidaForm } from '#generated/shared/forms/unidad-medida.gen';
import { unidadTipoForm } from '#generated/shared/forms/unidad-tipo.gen';
import { usuarioForm } from '#generated/shared/forms/usuario.gen';
import { viaAdministracionForm } from '#generated/shared/forms/via-administracion.gen';

/** Table, form and key of every entity that the demo fills. */
export const entities = {
  alertaSanitaria: { table: alertaSanitaria, form: alertaSanitariaForm, key: 'alertaSanitariaId' },
  conteo: { table: conteo, form: conteoForm, key: 'conteoId' },
  entradaExtraordinaria: {
    table: entradaExtraordinaria,
    form: entradaExtraordinariaForm,
    key: 'entradaExtraordinariaId',
  },
  recepcion: { table: recepcion, form: recepcionForm, key: 'recepcionId' },
  salidaExtraordinaria: { table: salidaExtraordinaria, form: salidaExtraordinariaForm, key: 'salidaExtraordinariaId' },
  almacen: { table: almacen, form: almacenForm, key: 'almacenId' },
  cama: { table: cama, form: camaForm, key: 'camaId' },
  codigoPostal: { table: codigoPostal, form: codigoPostalForm, key: 'codigo' },
  colonia: { table: colonia, form: coloniaForm, key: 'coloniaId' },
  color: { table: color, form: colorForm, key: 'colorId' },
  contrato: { table: contrato, form: contratoForm, key: 'contratoId' },
  diagnostico: { table: diagnostico, form: diagnosticoForm, key: 'diagnosticoId' },
  equipoFrio: { table: equipoFrio, form: equipoFrioForm, key: 'equipoFrioId' },
  especialidad: { table: especialidad, form: especialidadForm, key: 'especialidadId' },
  estado: { table: estado, form: estadoForm, key: 'clave' },
  formaFarmaceutica: { table: formaFarmaceutica, form: formaFarmaceuticaForm, key: 'formaFarmaceuticaId' },
  fuenteFinanciamiento: { table: fuenteFinanciamiento, form: fuenteFinanciamientoForm, key: 'fuenteFinanciamientoId' },
  insumo: { table: insumo, form: insumoForm, key: 'insumoId' },
  insumoConfiguracion: { table: insumoConfiguracion, form: insumoConfiguracionForm, key: 'insumoConfiguracionId' },
  jurisdiccion: { table: jurisdiccion, form: jurisdiccionForm, key: 'jurisdiccionId' },
  lenguaIndigena: { table: lenguaIndigena, form: lenguaIndigenaForm, key: 'lenguaIndigenaId' },
  modulo: { table: modulo, form: moduloForm, key: 'moduloId' },
  motivoCancelacion: { table: motivoCancelacion, form: motivoCancelacionForm, key: 'motivoCancelacionId' },
  motivoDiferencia: { table: motivoDiferencia, form: motivoDiferenciaForm, key: 'motivoDiferenciaId' },
  motivoEntradaExtraordinaria: {
    table: motivoEntradaExtraordinaria,
    form: motivoEntradaExtraordinariaForm,
    key: 'motivoEntradaExtraordinariaId',
  },
  motivoNoSurtido: { table: motivoNoSurtido, form: motivoNoSurtidoForm, key: 'motivoNoSurtidoId' },
  motivoSalidaExtraordinaria: {
    table: motivoSalidaExtraordinaria,
    form: motivoSalidaExtraordinariaForm,
    key: 'motivoSalidaExtraordinariaId',
  },
  municipio: { table: municipio, form: municipioForm, key: 'municipioId' },
  nucleo: { table: nucleo, form: nucleoForm, key: 'nucleoId' },
  paciente: { table: paciente, form: pacienteForm, key: 'pacienteId' },
  pais: { table: pais, form: paisForm, key: 'codigo' },
  parentesco: { table: parentesco, form: parentescoForm, key: 'parentescoId' },
  perfil: { table: perfil, form: perfilForm, key: 'perfilId' },
  permiso: { table: permiso, form: permisoForm, key: 'permisoId' },
  persona: { table: persona, form: personaForm, key: 'personaId' },
  personalMedico: { table: personalMedico, form: personalMedicoForm, key: 'personalMedicoId' },
  procedimiento: { table: procedimiento, form: procedimientoForm, key: 'procedimientoId' },
  programa: { table: programa, form: programaForm, key: 'programaId' },
  religion: { table: religion, form: religionForm, key: 'religionId' },
  proveedor: { table: proveedor, form: proveedorForm, key: 'proveedorId' },
  solicitud: { table: solicitud, form: solicitudForm, key: 'solicitudId' },
  tipoDieta: { table: tipoDieta, form: tipoDietaForm, key: 'tipoDietaId' },
  turno: { table: turno, form: turnoForm, key: 'turnoId' },
  unidad: { table: unidad, form: unidadForm, key: 'unidadId' },
  unidadMedida: { table: unidadMedida, form: unidadMedidaForm, key: 'unidadMedidaId' },
  unidadTipo: { table: unidadTipo, form: unidadTipoForm, key: 'unidadTipoId' },
  usuario: { table: usuario, form: usuarioForm, key: 'usuarioId' },
  viaAdministracion: { table: viaAdministracion, form: viaAdministracionForm, key: 'viaAdministracionId' },
} as const;

/** Rows that belong to a complete record. */
export const lines = {
  contrato: { field: 'lineas', table: contratoDetalle },
  entradaExtraordinaria: { field: 'lineas', table: entradaExtraordinariaDetalle },
  recepcion: { field: 'lineas', table: recepcionDetalle },
  salidaExtraordinaria: { field: 'lineas', table: salidaExtraordinariaDetalle },
} as const;
export type EntityName = keyof typeof entities;
export const entityNames = Object.keys(entities) as EntityName[];
