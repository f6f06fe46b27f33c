// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { Resource } from './resource.gen';
import { almacenResource } from './resources/almacen.gen';
import { codigoPostalResource } from './resources/codigo-postal.gen';
import { coloniaResource } from './resources/colonia.gen';
import { contratoResource } from './resources/contrato.gen';
import { diagnosticoResource } from './resources/diagnostico.gen';
import { especialidadResource } from './resources/especialidad.gen';
import { estadoResource } from './resources/estado.gen';
import { insumoResource } from './resources/insumo.gen';
import { jurisdiccionResource } from './resources/jurisdiccion.gen';
import { municipioResource } from './resources/municipio.gen';
import { notificacionResource } from './resources/notificacion.gen';
import { nucleoResource } from './resources/nucleo.gen';
import { pacienteResource } from './resources/paciente.gen';
import { paisResource } from './resources/pais.gen';
import { perfilResource } from './resources/perfil.gen';
import { personaResource } from './resources/persona.gen';
import { personalMedicoResource } from './resources/personal-medico.gen';
import { proveedorResource } from './resources/proveedor.gen';
import { redHistorialResource } from './resources/red-historial.gen';
import { solicitudResource } from './resources/solicitud.gen';
import { unidadResource } from './resources/unidad.gen';
import { unidadTipoResource } from './resources/unidad-tipo.gen';
import { usuarioResource } from './resources/usuario.gen';

export const RESOURCES: readonly Resource[] = [
  almacenResource,
  codigoPostalResource,
  coloniaResource,
  contratoResource,
  diagnosticoResource,
  especialidadResource,
  estadoResource,
  insumoResource,
  jurisdiccionResource,
  municipioResource,
  notificacionResource,
  nucleoResource,
  pacienteResource,
  paisResource,
  perfilResource,
  personaResource,
  personalMedicoResource,
  proveedorResource,
  redHistorialResource,
  solicitudResource,
  unidadResource,
  unidadTipoResource,
  usuarioResource,
];
