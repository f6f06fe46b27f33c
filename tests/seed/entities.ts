import {
  almacen, codigoPostal, colonia, contrato, contratoDetalle, diagnostico, especialidad, estado, insumo, jurisdiccion, municipio, nucleo, paciente, pais, perfil, persona, personalMedico, proveedor, solicitud, unidad, unidadTipo, usuario,
} from '../../generated/server/tables.gen';
import { almacenForm } from '../../generated/shared/forms/almacen.gen';
import { codigoPostalForm } from '../../generated/shared/forms/codigo-postal.gen';
import { coloniaForm } from '../../generated/shared/forms/colonia.gen';
import { contratoForm } from '../../generated/shared/forms/contrato.gen';
import { diagnosticoForm } from '../../generated/shared/forms/diagnostico.gen';
import { especialidadForm } from '../../generated/shared/forms/especialidad.gen';
import { estadoForm } from '../../generated/shared/forms/estado.gen';
import { insumoForm } from '../../generated/shared/forms/insumo.gen';
import { jurisdiccionForm } from '../../generated/shared/forms/jurisdiccion.gen';
import { municipioForm } from '../../generated/shared/forms/municipio.gen';
import { nucleoForm } from '../../generated/shared/forms/nucleo.gen';
import { pacienteForm } from '../../generated/shared/forms/paciente.gen';
import { paisForm } from '../../generated/shared/forms/pais.gen';
import { perfilForm } from '../../generated/shared/forms/perfil.gen';
import { personaForm } from '../../generated/shared/forms/persona.gen';
import { personalMedicoForm } from '../../generated/shared/forms/personal-medico.gen';
import { proveedorForm } from '../../generated/shared/forms/proveedor.gen';
import { solicitudForm } from '../../generated/shared/forms/solicitud.gen';
import { unidadForm } from '../../generated/shared/forms/unidad.gen';
import { unidadTipoForm } from '../../generated/shared/forms/unidad-tipo.gen';
import { usuarioForm } from '../../generated/shared/forms/usuario.gen';

/** Table, form and key of every entity that the demo fills. */
export const entities = {
  almacen: { table: almacen, form: almacenForm, key: 'almacenId' },
  codigoPostal: { table: codigoPostal, form: codigoPostalForm, key: 'codigo' },
  colonia: { table: colonia, form: coloniaForm, key: 'coloniaId' },
  contrato: { table: contrato, form: contratoForm, key: 'contratoId' },
  diagnostico: { table: diagnostico, form: diagnosticoForm, key: 'diagnosticoId' },
  especialidad: { table: especialidad, form: especialidadForm, key: 'especialidadId' },
  estado: { table: estado, form: estadoForm, key: 'clave' },
  insumo: { table: insumo, form: insumoForm, key: 'insumoId' },
  jurisdiccion: { table: jurisdiccion, form: jurisdiccionForm, key: 'jurisdiccionId' },
  municipio: { table: municipio, form: municipioForm, key: 'municipioId' },
  nucleo: { table: nucleo, form: nucleoForm, key: 'nucleoId' },
  paciente: { table: paciente, form: pacienteForm, key: 'pacienteId' },
  pais: { table: pais, form: paisForm, key: 'codigo' },
  perfil: { table: perfil, form: perfilForm, key: 'perfilId' },
  persona: { table: persona, form: personaForm, key: 'personaId' },
  personalMedico: { table: personalMedico, form: personalMedicoForm, key: 'personalMedicoId' },
  proveedor: { table: proveedor, form: proveedorForm, key: 'proveedorId' },
  solicitud: { table: solicitud, form: solicitudForm, key: 'solicitudId' },
  unidad: { table: unidad, form: unidadForm, key: 'unidadId' },
  unidadTipo: { table: unidadTipo, form: unidadTipoForm, key: 'unidadTipoId' },
  usuario: { table: usuario, form: usuarioForm, key: 'usuarioId' },
} as const;

/** Rows that a record is not whole without. */
export const lines = { contrato: { field: 'lineas', table: contratoDetalle } } as const;
export type EntityName = keyof typeof entities;
export const entityNames = Object.keys(entities) as EntityName[];
