// Generated from schemas/profiles.json by `npm run generate`. Do not edit: your change would be lost.

import type { PermissionKey } from './permissions.gen';

export interface PermissionConflict {
  readonly permissions: readonly [PermissionKey, PermissionKey];
  readonly severity: 'BAJO' | 'MEDIO' | 'ALTO';
  readonly reason: Readonly<Record<'es' | 'en' | 'es-mx', string>>;
}

/** Permissions that one person should not hold together. */
export const PERMISSION_CONFLICTS: readonly PermissionConflict[] = [
  {
    permissions: ['solicitud.crear', 'solicitud.autorizar'],
    severity: 'ALTO',
    reason: {
      es: 'Quien pide insumos podría autorizar lo que él mismo pidió.',
      en: 'Whoever asks for supplies could authorise what they asked for themselves.',
      'es-mx': 'Quien pide insumos podría autorizar lo que él mismo pidió.',
    },
  },
  {
    permissions: ['solicitud.crear', 'oc-solicitud.autorizar'],
    severity: 'ALTO',
    reason: {
      es: 'Quien pide insumos podría autorizar su solicitud desde la oficina central.',
      en: 'Whoever asks for supplies could authorise the request from the central office.',
      'es-mx': 'Quien pide insumos podría autorizar su solicitud desde la oficina central.',
    },
  },
  {
    permissions: ['solicitud.surtir', 'solicitud.recibir'],
    severity: 'MEDIO',
    reason: {
      es: 'Quien surte podría dar por recibido lo que no llegó.',
      en: 'Whoever supplies could record as received what never arrived.',
      'es-mx': 'Quien surte podría dar por recibido lo que no llegó.',
    },
  },
  {
    permissions: ['orden-cargo.crear', 'orden-cargo.autorizar'],
    severity: 'ALTO',
    reason: {
      es: 'Quien pide para un paciente podría autorizar su propia orden.',
      en: 'Whoever asks for a patient could authorise their own order.',
      'es-mx': 'Quien pide para un paciente podría autorizar su propia orden.',
    },
  },
  {
    permissions: ['orden-cargo.surtir', 'orden-cargo.recibir'],
    severity: 'MEDIO',
    reason: {
      es: 'Quien surte la orden podría recibirla en el servicio sin que nadie más la vea.',
      en: 'Whoever fills the order could receive it at the ward with nobody else seeing it.',
      'es-mx': 'Quien surte la orden podría recibirla en el servicio sin que nadie más la vea.',
    },
  },
  {
    permissions: ['conteo.capturar', 'conteo.autorizar'],
    severity: 'ALTO',
    reason: {
      es: 'Quien cuenta podría aprobar su conteo y borrar un faltante.',
      en: 'Whoever counts could approve the count and wipe out a shortage.',
      'es-mx': 'Quien cuenta podría aprobar su conteo y borrar un faltante.',
    },
  },
  {
    permissions: ['salida-extraordinaria.crear', 'salida-extraordinaria.autorizar'],
    severity: 'ALTO',
    reason: {
      es: 'Quien saca insumos podría autorizar su propia salida.',
      en: 'Whoever takes supplies out could authorise it themselves.',
      'es-mx': 'Quien saca insumos podría autorizar su propia salida.',
    },
  },
  {
    permissions: ['entrada-extraordinaria.crear', 'entrada-extraordinaria.autorizar'],
    severity: 'ALTO',
    reason: {
      es: 'Quien registra una entrada podría autorizarla sin respaldo.',
      en: 'Whoever records an entry could authorise it with nothing behind it.',
      'es-mx': 'Quien registra una entrada podría autorizarla sin respaldo.',
    },
  },
  {
    permissions: ['propuesta-cambio.responder', 'propuesta-cambio.recibir'],
    severity: 'ALTO',
    reason: {
      es: 'Quien acepta el canje podría recibir algo distinto de lo acordado.',
      en: 'Whoever accepts the exchange could receive something other than agreed.',
      'es-mx': 'Quien acepta el canje podría recibir algo distinto de lo acordado.',
    },
  },
  {
    permissions: ['perfil.administrar', 'usuario.administrar'],
    severity: 'ALTO',
    reason: {
      es: 'Una sola persona podría crear una cuenta y darle cualquier permiso.',
      en: 'One person alone could create an account and give it any permission.',
      'es-mx': 'Una sola persona podría crear una cuenta y darle cualquier permiso.',
    },
  },
];
