import { visible } from '../../planted';
import { letterOf } from '../../reach';
import { core } from '../../tell';
import { strangers } from '../reading';
import { call, NOBODY } from './call';
import type { Table } from './row';

const PLACES: ReadonlySet<string> = new Set(['unidad', 'jurisdiccion', 'almacen', 'nucleo', 'proveedor']);

/** Accounts, profiles, notices and trials. */
export const ACCOUNTS: Table = {
  usuarioActual: {
    how: 'shown',
    may: [],
    also: ({ planted }, { places }) =>
      planted.filter(
        ({ entity, id }) =>
          (entity === 'usuario' && places.propio?.includes(Number(id))) ||
          (entity === 'unidad' && places.unidad?.includes(Number(id))) ||
          (entity === 'jurisdiccion' && places.jurisdiccion?.includes(Number(id))),
      ),
    ask: 'GET /catalogos/usuario/usuario-actual',
  },
  notificacionesList: {
    how: 'listed',
    may: [],
    also: ({ planted }, visitor) =>
      planted.filter(
        ({ entity, places }) =>
          entity === 'notificacion' && places.propio?.some((id) => visitor.places.propio?.includes(id)),
      ),
    key: 'notificacionId',
    ask: 'GET /notificaciones/notificaciones/notificaciones-list?pageSize=1000',
  },
  marcarVista: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const found: string[] = [];
      const send = (id: number | string) =>
        call(visitor, 'PUT /notificaciones/notificaciones/marcar-vista', { notificacionIds: [id] });
      const nobody = await send(NOBODY);
      for (const { id, places } of proof.planted.filter(({ entity }) => entity === 'notificacion')) {
        if (places.propio?.some((each) => visitor.places.propio?.includes(each))) continue;
        const answer = await send(id);
        if (answer.status !== 404 || core(answer) !== core(nobody)) found.push(`${at} ${id}: ${core(answer)}`);
      }
      return found;
    },
  },
  proveedorUsuarios: {
    how: 'listed',
    may: [],
    also: ({ planted }, visitor) =>
      visible(planted, 'usuario', 'usuario-proveedor.administrar', visitor).filter(({ places }) => places.proveedor),
    key: 'usuarioId',
    ask: 'GET /catalogos/usuario/proveedor-usuarios?pageSize=1000',
  },
  usuarioProveedorActualizar: {
    how: 'refused',
    entity: 'usuario',
    by: 'usuario-proveedor.administrar',
    ask: 'PUT /catalogos/usuario/usuario-proveedor/:id',
    body: { usuarioId: ':id', nombre: 'Otro', primerApellido: 'Nombre', email: 'otro@example.org', isActive: true },
  },
  vincularUsuarioProveedor: {
    how: 'refused',
    entity: 'proveedor',
    by: 'usuario-proveedor.administrar',
    ask: 'POST /catalogos/usuario/vincular-usuario-proveedor',
    body: { proveedorId: ':id', nombre: 'Otro', primerApellido: 'Nombre', email: 'otro@example.org', isActive: true },
  },
  usuarioVincular: {
    how: 'refused',
    entity: 'persona',
    by: 'usuario.vincular',
    ask: 'POST /catalogos/usuario/vincular',
    body: { personaId: ':id', perfilId: 8 },
  },
  usuarioCuentaAdicional: {
    how: 'refused',
    entity: 'persona',
    by: 'usuario.vincular',
    ask: 'POST /catalogos/usuario/cuenta-adicional',
    body: { personaId: ':id', perfilId: 8, email: 'otra.cuenta@example.org', motivoCuentaAdicional: 'Una prueba' },
  },
  usuarioVincularActualizar: {
    how: 'refused',
    entity: 'persona',
    by: 'usuario.vincular',
    ask: 'PUT /catalogos/usuario/vincular/:id',
    body: { personaId: ':id', perfilId: 8, email: 'otro@example.org' },
  },
  usuarioBloquear: {
    how: 'refused',
    entity: 'usuario',
    by: 'usuario.administrar',
    ask: 'POST /catalogos/usuario/:id/bloquear',
    body: { motivo: 'Una prueba' },
  },
  usuarioDesactivar: {
    how: 'refused',
    entity: 'usuario',
    by: 'usuario.administrar',
    ask: 'POST /catalogos/usuario/:id/desactivar',
    body: { motivo: 'Una prueba' },
  },
  usuarioDesbloquear: {
    how: 'refused',
    entity: 'usuario',
    by: 'usuario.administrar',
    ask: 'POST /catalogos/usuario/:id/desbloquear',
    body: { motivo: 'Una prueba' },
  },
  usuarioQuitarSegundoFactor: {
    how: 'refused',
    entity: 'usuario',
    by: 'usuario.administrar',
    ask: 'POST /catalogos/usuario/:id/quitar-segundo-factor',
    body: { motivo: 'Una prueba' },
  },
  usuarioReenviarInvitacion: {
    how: 'refused',
    entity: 'usuario',
    by: 'usuario.administrar',
    ask: 'POST /catalogos/usuario/:id/reenviar-invitacion',
    body: {},
  },
  usuarioPermisosEfectivos: {
    how: 'each',
    entity: 'usuario',
    by: 'usuario.ver',
    tells: ({ world }, { planted }) => planted.filter((each) => each.world === world && PLACES.has(each.entity)),
    ask: 'GET /catalogos/usuario/:id/permisos-efectivos',
  },
  perfilClonar: {
    how: 'refused',
    entity: 'perfil',
    by: 'perfil.administrar',
    ask: 'POST /catalogos/perfil/:id/clonar',
    body: {},
  },
  simulacionUsuario: {
    how: 'refused',
    entity: 'usuario',
    by: 'usuario.ver',
    ask: 'POST /seguridad/simulacion/usuario',
    body: { usuarioId: ':id' },
  },
  simulacionPerfil: {
    how: 'refused',
    entity: 'unidad',
    by: 'catalogo.ver',
    ask: 'POST /seguridad/simulacion/perfil',
    body: { perfilId: 1, unidadId: ':id' },
  },
  catalogoBulto: {
    how: 'own',
    probe: async (proof, visitor, at) => {
      const found: string[] = [];
      for (const { name, path, permissions } of proof.resources.filter(
        (resource) => resource.operations.includes('list') && resource.path.startsWith('/catalogos/'),
      )) {
        const asked = path.slice('/catalogos/'.length);
        const isRefused = letterOf(visitor.profile, permissions.list) === null;
        const seen = isRefused ? [] : visible(proof.planted, name, permissions.list, visitor);
        const answer = await call(visitor, `GET /catalogos/catalogo-bulto?nombres=${asked}`);
        found.push(...strangers(`${at} ${asked}`, answer, seen, visitor));
      }
      return found;
    },
  },
};
