import type { OperationName } from '../../../../../generated/shared/operations.gen';

/** Operations that another proof covers, or that reveal nothing, each with the reason. */
export const ELSEWHERE: Partial<Record<OperationName, string>> = {
  buscar: 'searches',
  bitacoraBuscar: 'the audit trail',
  bitacoraEvento: 'the audit trail',
  bitacoraExportar: 'the audit trail',
  insumoImportar: 'imports, as that of every entity',
  inventarioImportar: 'imports',
  bitacoraCadena: 'counts the rows of the chain and says whether it holds: nothing of any record',
  negotiate: 'answers a ticket to one’s own channel (tests/server/channel.test.ts)',
  signIn: 'is for nobody yet signed in',
  signUp: 'answers before anything is looked for',
  forgotPassword: 'answers before anything is looked for',
  moduloMenu: 'tells of modules alone, each as far as its own permissions and units say (tests/server/menu.test.ts)',
  perfilMatriz: 'tells what the product can allow, whoever asks',
  simulacionTerminar: 'ends one’s own',
  avisosCanales: 'tells how oneself is told (tests/server/notice-mails.test.ts)',
  avisosCanalesGuardar: 'keeps how oneself is told (tests/server/notice-mails.test.ts)',
  resetPassword: 'takes the code of a letter',
  changePassword: 'changes one’s own',
  signOut: 'ends one’s own',
  sessions: 'lists one’s own (tests/server/open-sessions.test.ts)',
  closeSession: 'ends one of one’s own (tests/server/open-sessions.test.ts)',
  closeOtherSessions: 'ends one’s own (tests/server/open-sessions.test.ts)',
  vouchCode: 'makes a code of one’s own (tests/server/two-persons.test.ts)',
  recorrido: 'stamps one’s own account',
  preferencias: 'keeps one’s own look',
  calendarioSuscribir: 'makes a password of one’s own calendar (tests/server/agenda.long.test.ts)',
  calendarioRevocar: 'takes back the password of one’s own calendar',
  claveLocal: 'derives a key of one’s own account (tests/server/clave-local.test.ts)',
  pacienteBuscarRed:
    'tells initials, age, sex and unit to whoever has the CURP, on purpose (tests/server/patients.test.ts)',
  pacienteAbrirExpediente: 'opens a file for whoever shows their CURP, on purpose (tests/server/patients.test.ts)',
  pacienteRegistrarSinIdentificar: 'registers a person in one’s own unit (tests/server/unidentified.test.ts)',
  pacienteAccesoEmergencia:
    'opens a chart to whoever gives a reason, on purpose and under review (tests/server/patients.test.ts)',
  visitaSiguiente:
    'calls somebody of one’s own queue, which changes what the next visitor would find (tests/server/visits.test.ts)',
  redHistorialRegistrar: 'is stamped with one’s own account and unit',
};
