// Generated from schemas/endpoints/agenda/agenda.json, schemas/endpoints/avisos/mensajeria.json, schemas/endpoints/avisos/notificaciones.json, schemas/endpoints/busqueda/busqueda.json, schemas/endpoints/catalogos/catalogo-bulto.json, schemas/endpoints/catalogos/insumo.json, schemas/endpoints/catalogos/modulo.json, schemas/endpoints/catalogos/perfil.json, schemas/endpoints/catalogos/usuario-proveedor.json, schemas/endpoints/catalogos/usuario.json, schemas/endpoints/consulta/consulta.json, schemas/endpoints/consulta/signos.json, schemas/endpoints/consulta/visita.json, schemas/endpoints/farmacia/controlados.json, schemas/endpoints/farmacia/receta.json, schemas/endpoints/hospital/entrega-turno.json, schemas/endpoints/hospital/hospitalizacion.json, schemas/endpoints/hospital/orden-cargo.json, schemas/endpoints/inventario/alerta-sanitaria.json, schemas/endpoints/inventario/conteo.json, schemas/endpoints/inventario/insumo-configuracion.json, schemas/endpoints/inventario/inventario.json, schemas/endpoints/inventario/lote.json, schemas/endpoints/inventario/orden-cargo.json, schemas/endpoints/inventario/redistribucion.json, schemas/endpoints/inventario/solicitud.json, schemas/endpoints/inventario/temperatura.json, schemas/endpoints/listas/vistas.json, schemas/endpoints/pacientes/paciente.json, schemas/endpoints/red/clave-local.json, schemas/endpoints/red/red-historial.json, schemas/endpoints/seguridad/bitacora.json, schemas/endpoints/seguridad/simulacion.json, schemas/endpoints/sesion/inicio.json, schemas/endpoints/sesion/sign-in.json, schemas/reports/atencion-medica.json, schemas/reports/caducidades.json, schemas/reports/comprobacion.json, schemas/reports/desabasto.json, schemas/reports/fondo-fijo.json, schemas/reports/funciones-incompatibles.json, schemas/reports/informe-semestre.json, schemas/reports/inventario-cendis.json, schemas/reports/medicamento-controlado.json, schemas/reports/nivel-abasto.json, schemas/reports/receta-impresa.json, schemas/reports/remision.json, schemas/reports/tarjeta-kardex.json by `npm run generate`. Do not edit: your change would be lost.

import { callOperation, type OperationCall } from '../../src/client/call-operation';
import type { HttpClient } from '../../src/client/http-client';

/** The operations beyond the standard five, over the given client. */
export function createOperations(http: HttpClient) {
  return {
    /** What stands in the agenda from one day to another, at most 62 days and 2000 entries, by time. Days are those of the unit. What was shown to the same person today is written to the audit trail once. */
    agendaEventos: (call: OperationCall<'agendaEventos'>) => callOperation(http, 'agendaEventos', call),
    /** Free slots of a physician (or warehouse) on a day, or from one day to another within 14 days: opening hours without holidays, days off and what is booked. Slots that have begun are left out. Whoever is out of reach has none. */
    agendaHoras: (call: OperationCall<'agendaHoras'>) => callOperation(http, 'agendaHoras', call),
    /** Whose agendas a unit has, the reader's own where none is named: physicians with opening hours in force, and who of them the reader is. */
    agendaContexto: (call: OperationCall<'agendaContexto'>) => callOperation(http, 'agendaContexto', call),
    /** Where notifications are pushed. 204: nowhere, clients ask for them. */
    negotiate: (call: OperationCall<'negotiate'> = {}) => callOperation(http, 'negotiate', call),
    /** One's own notifications, newest first, with their texts in the reader's language; X-Sin-Leer says how many are unread. */
    notificacionesList: (call: OperationCall<'notificacionesList'> = {}) =>
      callOperation(http, 'notificacionesList', call),
    /** Marks some of one's own notifications as seen, or all until a moment; answers how many are left unread. */
    marcarVista: (call: OperationCall<'marcarVista'>) => callOperation(http, 'marcarVista', call),
    /** Records of every kind that the reader may list and that hold all the words: by kind, the best first. */
    buscar: (call: OperationCall<'buscar'>) => callOperation(http, 'buscar', call),
    /** Records that may be the one that is being filled in, as the schema of their kind says, within the reader's reach. */
    parecidos: (call: OperationCall<'parecidos'>) => callOperation(http, 'parecidos', call),
    /** Several catalogues in one answer, by the last part of their paths; those that the reader may not list are left out. 304 when nothing has changed since the `ETag` that is sent as `If-None-Match`. 422 when one has more than 2000 records. */
    catalogoBulto: (call: OperationCall<'catalogoBulto'>) => callOperation(http, 'catalogoBulto', call),
    /** Creates and updates supplies from a spreadsheet; checks first, writes all rows in one transaction. */
    insumoImportar: (call: OperationCall<'insumoImportar'>) => callOperation(http, 'insumoImportar', call),
    /** How the installation has arranged the menu: the modules that the caller's permissions and unit show, in the reader's language and in their order, and the keys of those that are hidden from them. */
    moduloMenu: (call: OperationCall<'moduloMenu'> = {}) => callOperation(http, 'moduloMenu', call),
    /** Everything that a profile can allow, in groups and in the reader's language, and which two of them one person should not hold together. */
    perfilMatriz: (call: OperationCall<'perfilMatriz'> = {}) => callOperation(http, 'perfilMatriz', call),
    /** A new profile with the permissions of this one; it is no system profile. 409 when another has the name. */
    perfilClonar: (call: OperationCall<'perfilClonar'>) => callOperation(http, 'perfilClonar', call),
    /** Gives somebody of a supplier an account, and sends the invitation when it is active. */
    vincularUsuarioProveedor: (call: OperationCall<'vincularUsuarioProveedor'>) =>
      callOperation(http, 'vincularUsuarioProveedor', call),
    /** The accounts of suppliers' people, of one supplier where `proveedorId` says so, inactive ones too. Sorted and searched by the names of the rows. */
    proveedorUsuarios: (call: OperationCall<'proveedorUsuarios'>) => callOperation(http, 'proveedorUsuarios', call),
    /** Name, e-mail and active flag of the account of somebody of a supplier. `If-Match` is heeded where it is sent. */
    usuarioProveedorActualizar: (call: OperationCall<'usuarioProveedorActualizar'>) =>
      callOperation(http, 'usuarioProveedorActualizar', call),
    /** Profile of the account that the token belongs to. 401 InvalidUser when it is unknown or inactive. */
    usuarioActual: (call: OperationCall<'usuarioActual'> = {}) => callOperation(http, 'usuarioActual', call),
    /** What an account may do and how far each permission reaches, in the reader's language, with what reaches nothing. 404 out of the actor's reach. */
    usuarioPermisosEfectivos: (call: OperationCall<'usuarioPermisosEfectivos'>) =>
      callOperation(http, 'usuarioPermisosEfectivos', call),
    /** Remembers that whoever asks has been through the tour. */
    recorrido: (call: OperationCall<'recorrido'> = {}) => callOperation(http, 'recorrido', call),
    /** Keeps the language and the look that whoever asks has chosen, with their account; what is left out stays as it was. */
    preferencias: (call: OperationCall<'preferencias'>) => callOperation(http, 'preferencias', call),
    /** Gives somebody of the staff an account, with the e-mail of their personal details, and sends the invitation. 409 when they have one. */
    usuarioVincular: (call: OperationCall<'usuarioVincular'>) => callOperation(http, 'usuarioVincular', call),
    /** Profile and e-mail of the account that a person has. 404 when they have none. `If-Match` is heeded where it is sent. */
    usuarioVincularActualizar: (call: OperationCall<'usuarioVincularActualizar'>) =>
      callOperation(http, 'usuarioVincularActualizar', call),
    /** Takes an active account out of service and ends its sessions. 409 for the last active SUPERUSUARIO. */
    usuarioBloquear: (call: OperationCall<'usuarioBloquear'>) => callOperation(http, 'usuarioBloquear', call),
    /** Puts a blocked account back into service; failed sign-ins of before no longer count. */
    usuarioDesbloquear: (call: OperationCall<'usuarioDesbloquear'>) => callOperation(http, 'usuarioDesbloquear', call),
    /** Sends an invited account another invitation; those of before stay good until one is used. */
    usuarioReenviarInvitacion: (call: OperationCall<'usuarioReenviarInvitacion'>) =>
      callOperation(http, 'usuarioReenviarInvitacion', call),
    /** The diagnoses that whoever asks has put in most of their own signed notes. */
    consultaFavoritos: (call: OperationCall<'consultaFavoritos'> = {}) =>
      callOperation(http, 'consultaFavoritos', call),
    /** Writes a set in the place of one that was written wrongly: the body is the whole set as it should be, as for `POST /pacientes/signos`, with the reason; patient and visit are those of the old one. The old one stays to be seen as CORREGIDO and no longer counts; of two who correct at once one is refused. */
    signosCorregir: (call: OperationCall<'signosCorregir'>) => callOperation(http, 'signosCorregir', call),
    /** The signs of a patient as columns of the same length for graphs, the oldest first, null where one was not taken; sets that were corrected are left out. `GET /pacientes/signos?pacienteId=…&serie=true` answers the same. */
    signosSerie: (call: OperationCall<'signosSerie'>) => callOperation(http, 'signosSerie', call),
    /** What whoever takes the signs of a visit needs to know: who it is, what limits and scores go by, and the last value of each sign with its date. */
    signosContexto: (call: OperationCall<'signosContexto'>) => callOperation(http, 'signosContexto', call),
    /** The same of an inpatient. */
    signosContextoEstancia: (call: OperationCall<'signosContextoEstancia'>) =>
      callOperation(http, 'signosContextoEstancia', call),
    /** Today's visits of a unit, the reader's own where none is named, in the order in which they are to be called: triage first, then by turn. What was shown to the same person today is written to the audit trail once: the page asks every few seconds. */
    visitaCola: (call: OperationCall<'visitaCola'>) => callOperation(http, 'visitaCola', call),
    /** What a screen in the waiting room shows: turns and where they are called to, and nobody's name. */
    visitaTablero: (call: OperationCall<'visitaTablero'>) => callOperation(http, 'visitaTablero', call),
    /** Calls a patient who waits: counts the call and says where to go, the service of the visit where nothing is said. Calls are counted anew in each state. */
    visitaLlamar: (call: OperationCall<'visitaLlamar'>) => callOperation(http, 'visitaLlamar', call),
    /** Calls whoever is next in a unit, or in one of its services: not called yet, triage first, then by turn; when all have been called, whoever was called longest ago. Two who press at once call two people. */
    visitaSiguiente: (call: OperationCall<'visitaSiguiente'>) => callOperation(http, 'visitaSiguiente', call),
    /** The visits of a patient within reach, newest first, with the diagnoses of their signed notes. */
    visitaPrevias: (call: OperationCall<'visitaPrevias'>) => callOperation(http, 'visitaPrevias', call),
    /** The control book of a warehouse for one class: of each medicine the opening balance, what came in and left, and the balance; the special numbers that were used, the count of the week and what the last one found. Without a warehouse, that of the first that the reader reaches; without a class, the strictest that has something. */
    controladosLibro: (call: OperationCall<'controladosLibro'>) => callOperation(http, 'controladosLibro', call),
    /** The page of one medicine in the control book of a warehouse: every movement of these days in the order of the ledger, with its document, prescription, patient, physician, lot, who dispensed and who verified. At most the last 500, and `total` of all. Patients stand in it by their initials and without their address for whoever may not identify them. */
    controladosMovimientos: (call: OperationCall<'controladosMovimientos'>) =>
      callOperation(http, 'controladosMovimientos', call),
    /** Begins the weekly count of the controlled medicines of a warehouse, blind and without tolerance. Where one of this week is not closed yet, that one is answered (`nuevo` false) and none is made. */
    controladosContar: (call: OperationCall<'controladosContar'>) => callOperation(http, 'controladosContar', call),
    /** What speaks against a prescription that is being written, with the suggested amount and the stock of each line; nothing is stored. A line that has no dose yet is told of its stock alone. */
    recetaRevisar: (call: OperationCall<'recetaRevisar'>) => callOperation(http, 'recetaRevisar', call),
    /** A draft with the same lines for the same patient, in the latest consultation that the actor has with them. 422 CONSULTA_REQUERIDA without one of the last day. */
    recetaRepetir: (call: OperationCall<'recetaRepetir'>) => callOperation(http, 'recetaRepetir', call),
    /** What to hand over now: lots of each line by expiry, what is lacking, what can stand in for it and who else has it. */
    recetaPropuestaSurtido: (call: OperationCall<'recetaPropuestaSurtido'>) =>
      callOperation(http, 'recetaPropuestaSurtido', call),
    /** Hands over pieces of a prescription, all of it in one transaction: lots of that warehouse that are available and not expired, never more than the fill allows. 409 EXISTENCIA_INSUFICIENTE with what there is now, RECETA_VENCIDA, SURTIMIENTOS_AGOTADOS. A controlled or high-risk medicine takes a second person, who proves with their own password who they are. */
    recetaSurtir: (call: OperationCall<'recetaSurtir'>) => callOperation(http, 'recetaSurtir', call),
    /** Asks the prescriber to allow an equivalent of the catalogue in the place of a medicine that the pharmacy does not have. The prescriber is told; nothing can be handed over of it until they allow it. Controlled medicines are never substituted. */
    recetaSustitutoProponer: (call: OperationCall<'recetaSustitutoProponer'>) =>
      callOperation(http, 'recetaSustitutoProponer', call),
    /** Allows the substitutes that the pharmacy proposed. 422 where the catalogue no longer says that they can stand in, or the patient is allergic to one. */
    recetaSustitutoAutorizar: (call: OperationCall<'recetaSustitutoAutorizar'>) =>
      callOperation(http, 'recetaSustitutoAutorizar', call),
    /** Refuses the substitutes that the pharmacy proposed. */
    recetaSustitutoNegar: (call: OperationCall<'recetaSustitutoNegar'>) =>
      callOperation(http, 'recetaSustitutoNegar', call),
    /** Prescriptions that wait at the pharmacies within reach of the actor, those that wait longest first. */
    recetaCola: (call: OperationCall<'recetaCola'>) => callOperation(http, 'recetaCola', call),
    /** Pieces that patients still wait for, with what the pharmacy has of each now. */
    recetaPendientes: (call: OperationCall<'recetaPendientes'>) => callOperation(http, 'recetaPendientes', call),
    /** Brings a prescription of another pharmacy of the network before one's own for 48 hours, by its whole number, which is printed on it and stands in its code, where one's own dispenses for others (`almacen.surtimientoCruzado`). 404 unless it can still be dispensed. Who opened what is kept. */
    recetaAbrir: (call: OperationCall<'recetaAbrir'>) => callOperation(http, 'recetaAbrir', call),
    /** What the reader hands over at the end of a shift: of each patient of theirs what its data tell, in the order of SBAR, with what is unresolved first, and the draft or the signed handover. Without a shift that which ends or has ended within the last two hours. */
    entregaTurnoResumen: (call: OperationCall<'entregaTurnoResumen'>) =>
      callOperation(http, 'entregaTurnoResumen', call),
    /** Keeps what the nurse has written of her patients so far; the first time begins the draft. */
    entregaTurnoGuardar: (call: OperationCall<'entregaTurnoGuardar'>) =>
      callOperation(http, 'entregaTurnoGuardar', call),
    /** Both sign: whoever hands over with their session, whoever takes over with their own password. What the shift's data tell is kept as it is at that moment. */
    entregaTurnoFirmar: (call: OperationCall<'entregaTurnoFirmar'>) => callOperation(http, 'entregaTurnoFirmar', call),
    /** Patients whom the reader cares for on a shift, with what is due for each: those assigned to them; where nobody has assigned any, all of their wards. At most 200. */
    hospitalizacionAsignados: (call: OperationCall<'hospitalizacionAsignados'>) =>
      callOperation(http, 'hospitalizacionAsignados', call),
    /** Gives patients of a ward to somebody for a shift, in place of those that they had then: the list is what they have afterwards. */
    hospitalizacionAsignar: (call: OperationCall<'hospitalizacionAsignar'>) =>
      callOperation(http, 'hospitalizacionAsignar', call),
    /** Who of a unit's nurses has which patients of a service on a shift, with those of the same shift of the day before. */
    hospitalizacionAsignaciones: (call: OperationCall<'hospitalizacionAsignaciones'>) =>
      callOperation(http, 'hospitalizacionAsignaciones', call),
    /** Inpatients in reach, by bed; those who have left or are expected where the status says so. At most 500. */
    hospitalizacionPacientes: (call: OperationCall<'hospitalizacionPacientes'>) =>
      callOperation(http, 'hospitalizacionPacientes', call),
    /** The beds of a hospital by ward, who lies in each, who waits to be admitted, and who is expected to leave today. */
    hospitalizacionMapa: (call: OperationCall<'hospitalizacionMapa'>) =>
      callOperation(http, 'hospitalizacionMapa', call),
    /** The signs of a stay with Glasgow and NEWS2, its fluids by shift, and how many pages its 24-hour sheet takes (SPEC 9: one for each day begun). */
    hospitalizacionSignos: (call: OperationCall<'hospitalizacionSignos'>) =>
      callOperation(http, 'hospitalizacionSignos', call),
    /** One set of vital signs of an inpatient, as for `POST /pacientes/signos`. One of NEWS2 7 or more is told to who answers for the ward. */
    hospitalizacionSignosCapturar: (call: OperationCall<'hospitalizacionSignosCapturar'>) =>
      callOperation(http, 'hospitalizacionSignosCapturar', call),
    /** The notes of a stay, the newest first, and whether today's is overdue (NOM-004 8.3). */
    hospitalizacionNotas: (call: OperationCall<'hospitalizacionNotas'>) =>
      callOperation(http, 'hospitalizacionNotas', call),
    /** What a discharge still lacks, and a discharge note drafted from the stay. */
    hospitalizacionEgreso: (call: OperationCall<'hospitalizacionEgreso'>) =>
      callOperation(http, 'hospitalizacionEgreso', call),
    /** One phase of a discharge: MEDICA takes the step of the physician, ADMINISTRATIVA that of the reception, DIRECTA both for who fled or died. The rest of the body is what that step asks for; 409 ALTA_BLOQUEADA while orders are open. */
    hospitalizacionEgresar: (call: OperationCall<'hospitalizacionEgresar'>) =>
      callOperation(http, 'hospitalizacionEgresar', call),
    /** Orders of a physician for an inpatient, all or none. What speaks against a medicine is answered in `advertencias`: one that blocks, or that must be justified, is refused until its line says why (422). */
    hospitalizacionIndicar: (call: OperationCall<'hospitalizacionIndicar'>) =>
      callOperation(http, 'hospitalizacionIndicar', call),
    /** The orders of a stay with the doses that are due on a day, and what became of each. */
    hospitalizacionMinistraciones: (call: OperationCall<'hospitalizacionMinistraciones'>) =>
      callOperation(http, 'hospitalizacionMinistraciones', call),
    /** Records what became of one dose: given, left out, or refused. Once only for each time; a high-risk medicine takes a second person who checks it with their own password. */
    hospitalizacionMinistrar: (call: OperationCall<'hospitalizacionMinistrar'>) =>
      callOperation(http, 'hospitalizacionMinistrar', call),
    /** An order for an inpatient, as a draft or sent at once. Place, bed, shift and supplying warehouse follow from the stay. 409 SIN_ESTANCIA_ABIERTA for a patient who has left. */
    ordenCargoCrear: (call: OperationCall<'ordenCargoCrear'>) => callOperation(http, 'ordenCargoCrear', call),
    /** What a stay has come to by its charge orders: counted from them, and kept nowhere else. */
    hospitalizacionCargos: (call: OperationCall<'hospitalizacionCargos'>) =>
      callOperation(http, 'hospitalizacionCargos', call),
    /** Orders that were dispensed or received, of one day or of a shift. */
    ordenCargoAtendidas: (call: OperationCall<'ordenCargoAtendidas'>) =>
      callOperation(http, 'ordenCargoAtendidas', call),
    /** Orders that came to an end, and older ones. */
    ordenCargoHistorico: (call: OperationCall<'ordenCargoHistorico'>) =>
      callOperation(http, 'ordenCargoHistorico', call),
    /** What waits for the actor to authorise, and urgent orders that wait to be regularised: of each line the usual amount, cost, days of therapy and stock. */
    ordenCargoPendientesAutorizar: (call: OperationCall<'ordenCargoPendientesAutorizar'>) =>
      callOperation(http, 'ordenCargoPendientesAutorizar', call),
    /** An order with its lines, to read or print. */
    ordenCargoDetalleConsulta: (call: OperationCall<'ordenCargoDetalleConsulta'>) =>
      callOperation(http, 'ordenCargoDetalleConsulta', call),
    /** An order with its lines, to read or print. */
    ordenCargoDetalle: (call: OperationCall<'ordenCargoDetalle'>) => callOperation(http, 'ordenCargoDetalle', call),
    /** Supplies that can be asked for, with what the supplying warehouse has now: those the ward asks for most (`frecuentes`), the kit of a procedure, or what is searched for or scanned. */
    insumosOrdenCargo: (call: OperationCall<'insumosOrdenCargo'>) => callOperation(http, 'insumosOrdenCargo', call),
    /** Replaces the lines of a draft. */
    insumosOrdenCargoGuardar: (call: OperationCall<'insumosOrdenCargoGuardar'>) =>
      callOperation(http, 'insumosOrdenCargoGuardar', call),
    /** Authorises orders as they were asked for, each by itself: of those that could not be, why. */
    ordenCargoAutorizarVarias: (call: OperationCall<'ordenCargoAutorizarVarias'>) =>
      callOperation(http, 'ordenCargoAutorizarVarias', call),
    /** Pieces that were received and not used go back: a return that the supplying warehouse accepts. 409 DEVOLUCION_FUERA_DE_PLAZO when it is too late. */
    ordenCargoDevolver: (call: OperationCall<'ordenCargoDevolver'>) => callOperation(http, 'ordenCargoDevolver', call),
    /** A warehouse tells how many pieces of the recalled lot it has set aside, and what became of the others. Answering again replaces the answer. */
    alertaSanitariaResponder: (call: OperationCall<'alertaSanitariaResponder'>) =>
      callOperation(http, 'alertaSanitariaResponder', call),
    /** Writes what was counted of single lines, whatever others count meanwhile; while lines are recounted, their recount. A line that holds another amount by now stays as it is (`guardada` false), unless the request names the amount that it replaces (`antes`). Answers the lines as they stand. */
    conteoCaptura: (call: OperationCall<'conteoCaptura'>) => callOperation(http, 'conteoCaptura', call),
    /** Adds a counted line for a lot that the list does not have. What the system knows of it by its number and expiry is compared as for any other. */
    conteoLoteHallado: (call: OperationCall<'conteoLoteHallado'>) => callOperation(http, 'conteoLoteHallado', call),
    /** Gives the setting the minimum, reorder point and maximum that its use asks for, worked out again as it is written. */
    insumoConfiguracionAceptar: (call: OperationCall<'insumoConfiguracionAceptar'>) =>
      callOperation(http, 'insumoConfiguracionAceptar', call),
    /** The closed months that the suggestion of a setting rests on, oldest first. A month without a day in stock does not count. */
    insumoConfiguracionConsumo: (call: OperationCall<'insumoConfiguracionConsumo'>) =>
      callOperation(http, 'insumoConfiguracionConsumo', call),
    /** Supplies that a warehouse has or uses and has no setting for, those used most first, with what their use suggests for a month of cover and seven days of delivery. A thousand at most. */
    insumoConfiguracionSinConfigurar: (call: OperationCall<'insumoConfiguracionSinConfigurar'>) =>
      callOperation(http, 'insumoConfiguracionSinConfigurar', call),
    /** Gives a warehouse the settings of another for the supplies that it has none for; those that it has stay as they are. The same as `copiarDeAlmacenId` of `PUT …/masivo`. */
    insumoConfiguracionCopiar: (call: OperationCall<'insumoConfiguracionCopiar'>) =>
      callOperation(http, 'insumoConfiguracionCopiar', call),
    /** All or nothing, one of: rows to create or change, by warehouse and supply (a new row without levels gets the suggested ones); `copiarDeAlmacenId` with `almacenId`; `aceptarSugerencias` with keys, or `aceptarFiltro` with a `filterBy`. Suggested figures are worked out again here and never taken from the client. */
    insumoConfiguracionMasivo: (call: OperationCall<'insumoConfiguracionMasivo'>) =>
      callOperation(http, 'insumoConfiguracionMasivo', call),
    /** Where a supply is: what one warehouse has, lot by lot, what is on its way there and what it waits for; and which other warehouses can help out, nearest first, as far as the reader may see them. Without `almacenId` the reader's own first warehouse. */
    detalleExistencias: (call: OperationCall<'detalleExistencias'>) => callOperation(http, 'detalleExistencias', call),
    /** Brings the stock of a warehouse in from a spreadsheet that was checked: an opening stock as movements, anything else as a physical count to be approved. */
    inventarioImportar: (call: OperationCall<'inventarioImportar'>) => callOperation(http, 'inventarioImportar', call),
    /** Takes a whole supplier reception with its inspection and accepts it: what each step of the document asks for is asked for here, all in one transaction. */
    inventarioRecibir: (call: OperationCall<'inventarioRecibir'>) => callOperation(http, 'inventarioRecibir', call),
    /** Holds a lot back or lets it go: what is held back can neither be picked nor shipped, and what documents have reserved of it stays reserved. With `red` the same for every lot of that supply and number in the network, all or none. Answers the lots that changed. */
    loteEstatus: (call: OperationCall<'loteEstatus'>) => callOperation(http, 'loteEstatus', call),
    /** Corrects the expiry date of a lot, with evidence and a second person, who is named by e-mail: whoever works in a warehouse sees no list of accounts. The same as `PUT /inventario/inventario/actualizar-caducidad`. */
    loteCaducidad: (call: OperationCall<'loteCaducidad'>) => callOperation(http, 'loteCaducidad', call),
    /** Corrects the expiry date of a lot, with a file of evidence on the lot and a second person who may do the same there. Refused for controlled supplies: their pieces go out and come in again by extraordinary exit and entry. */
    actualizarCaducidad: (call: OperationCall<'actualizarCaducidad'>) =>
      callOperation(http, 'actualizarCaducidad', call),
    /** The list of lots, under the path that the specification gives it. */
    inventarioPorLote: (call: OperationCall<'inventarioPorLote'> = {}) =>
      callOperation(http, 'inventarioPorLote', call),
    /** Orders that wait at the warehouses within reach of the actor: by priority, those that wait longest first. */
    ordenCargoCola: (call: OperationCall<'ordenCargoCola'>) => callOperation(http, 'ordenCargoCola', call),
    /** What to hand over of an order now: of each line the lots that are set apart, else those that expire first, and the others. */
    ordenCargoPropuesta: (call: OperationCall<'ordenCargoPropuesta'>) =>
      callOperation(http, 'ordenCargoPropuesta', call),
    /** Lines of an order of which pieces are still expected. */
    ordenCargoPorSurtir: (call: OperationCall<'ordenCargoPorSurtir'>) =>
      callOperation(http, 'ordenCargoPorSurtir', call),
    /** Hands over lots of one or several lines of an order, all of it in one transaction: lots of that warehouse that are available and not expired, never more than was authorised. 409 EXISTENCIA_INSUFICIENTE with what there is now. A controlled or high-risk medicine takes a second person, who proves with their own password who they are. */
    ordenCargoSurtir: (call: OperationCall<'ordenCargoSurtir'>) => callOperation(http, 'ordenCargoSurtir', call),
    /** Orders that were dispensed and wait at the ward, with the lots that are to be there. */
    ordenCargoPorRecibir: (call: OperationCall<'ordenCargoPorRecibir'>) =>
      callOperation(http, 'ordenCargoPorRecibir', call),
    /** Counts what arrived, lot by lot; what is missing or damaged says so, and is for the supplying warehouse to look for. */
    ordenCargoRecibir: (call: OperationCall<'ordenCargoRecibir'>) => callOperation(http, 'ordenCargoRecibir', call),
    /** Orders of the warehouses within reach that came to an end. */
    ordenCargoSurtidas: (call: OperationCall<'ordenCargoSurtidas'>) => callOperation(http, 'ordenCargoSurtidas', call),
    /** Whoever prepares an order takes it: lots are set apart. An urgent one can be taken before it is authorised. */
    ordenCargoTomar: (call: OperationCall<'ordenCargoTomar'>) => callOperation(http, 'ordenCargoTomar', call),
    /** The order goes back to the queue, and what was set apart is free. */
    ordenCargoSoltar: (call: OperationCall<'ordenCargoSoltar'>) => callOperation(http, 'ordenCargoSoltar', call),
    /** The same as `devolver` of an order. */
    ordenCargoDevolucion: (call: OperationCall<'ordenCargoDevolucion'>) =>
      callOperation(http, 'ordenCargoDevolucion', call),
    /** Lots that were received for inpatients and can go back, by order. */
    ordenCargoPorDevolver: (call: OperationCall<'ordenCargoPorDevolver'>) =>
      callOperation(http, 'ordenCargoPorDevolver', call),
    /** Which warehouses with a surplus, or with pieces that they will not use before they expire, could help which others that are short, as far as the reader may ask for supplies. Pieces that expire first, then those that help most; at most 200, and `total` of all. */
    redistribucion: (call: OperationCall<'redistribucion'>) => callOperation(http, 'redistribucion', call),
    /** Makes one supply request of kind REDISTRIBUCION for each pair of warehouses and sends it. What was suggested is looked at anew: 409 where the warehouse that would give has not that many pieces by now. All or none. */
    redistribuir: (call: OperationCall<'redistribuir'>) => callOperation(http, 'redistribuir', call),
    /** Adds a comment to the thread of a request; both warehouses and the reviewers see it. */
    solicitudComentar: (call: OperationCall<'solicitudComentar'>) => callOperation(http, 'solicitudComentar', call),
    /** Makes a draft of a request with what a warehouse needs, worked out from its levels, what is under way and what has been asked for: what is at or below its reorder point, or what its fixed fund lacks. Most urgent first, as many as a request takes. */
    solicitudSugerida: (call: OperationCall<'solicitudSugerida'>) => callOperation(http, 'solicitudSugerida', call),
    /** A draft of the same two warehouses with what a received request got less of than was authorised. 409 PENDIENTE_PEDIDO with the number of the request that asks for it already, unless that was cancelled or rejected; 409 NADA_PENDIENTE where nothing is lacking. */
    solicitudPendiente: (call: OperationCall<'solicitudPendiente'>) => callOperation(http, 'solicitudPendiente', call),
    /** Captures a request that was made on paper: it is sent at once, with its number. */
    solicitudManual: (call: OperationCall<'solicitudManual'>) => callOperation(http, 'solicitudManual', call),
    /** The requests that were captured from paper. */
    solicitudManualList: (call: OperationCall<'solicitudManualList'> = {}) =>
      callOperation(http, 'solicitudManualList', call),
    /** The lines of a request, under the path that the specification gives them. */
    solicitudDetalle: (call: OperationCall<'solicitudDetalle'>) => callOperation(http, 'solicitudDetalle', call),
    /** The supplies that a supplying warehouse carries, page by page, with what both sides have of them; null where no stock is kept. A warehouse whose catalogue was never set up carries all. */
    almacenVerClaves: (call: OperationCall<'almacenVerClaves'>) => callOperation(http, 'almacenVerClaves', call),
    /** How many requests are in each state, how many of them urgent, how many past their time limit. */
    cantidadEstatusSolicitud: (call: OperationCall<'cantidadEstatusSolicitud'>) =>
      callOperation(http, 'cantidadEstatusSolicitud', call),
    /** The same as `POST /inventario/temperatura`, read now, from the page of the equipment. */
    temperaturaAnotar: (call: OperationCall<'temperaturaAnotar'>) => callOperation(http, 'temperaturaAnotar', call),
    /** Puts every available lot of refrigerated supplies of the warehouse in quarantine, with the reading as the reason. Answers how many lots and pieces; what is held back already stays as it is. */
    temperaturaCuarentena: (call: OperationCall<'temperaturaCuarentena'>) =>
      callOperation(http, 'temperaturaCuarentena', call),
    /** Saved views of a resource's list: one's own and those that others share. */
    vistaList: (call: OperationCall<'vistaList'>) => callOperation(http, 'vistaList', call),
    /** Saves a view of a list. Sharing it needs the permission vista.compartir. */
    vistaCreate: (call: OperationCall<'vistaCreate'>) => callOperation(http, 'vistaCreate', call),
    /** Renames, rewrites, shares or makes default a view of one's own; what is left out stays as it is. */
    vistaUpdate: (call: OperationCall<'vistaUpdate'>) => callOperation(http, 'vistaUpdate', call),
    /** Deletes a view of one's own. */
    vistaDelete: (call: OperationCall<'vistaDelete'>) => callOperation(http, 'vistaDelete', call),
    /** What the chart of a patient opens with, in one request: the record, alerts, files in units, latest visits, consultations with their diagnoses and prescriptions with their medicines, of the record and of those merged into it. Recorded as a reading. */
    pacienteResumen: (call: OperationCall<'pacienteResumen'>) => callOperation(http, 'pacienteResumen', call),
    /** The patient of the whole network who has exactly this CURP, with as little as it takes to know whether it is they: initials, age, sex and the unit that keeps the file. Recorded as a reading. */
    pacienteBuscarRed: (call: OperationCall<'pacienteBuscarRed'>) => callOperation(http, 'pacienteBuscarRed', call),
    /** Gives whoever asks access to a chart out of their reach for four hours. The reason and what they open stand in the audit trail; the directors of both units are told, and one who is not the person reviews it. Asked for again meanwhile, it answers the access that there is. */
    pacienteAccesoEmergencia: (call: OperationCall<'pacienteAccesoEmergencia'>) =>
      callOperation(http, 'pacienteAccesoEmergencia', call),
    /** Opens a file in the unit of whoever asks for a patient of the network who was found by their CURP: from then on the unit sees the patient. */
    pacienteAbrirExpediente: (call: OperationCall<'pacienteAbrirExpediente'>) =>
      callOperation(http, 'pacienteAbrirExpediente', call),
    /** Merges the record of a patient who is there twice into the other one: `tomar` names fields whose values are taken from the duplicate. The duplicate stays, out of lists, and leads to the other; nothing that is signed changes. It can be undone for 30 days. */
    pacienteFusionar: (call: OperationCall<'pacienteFusionar'>) => callOperation(http, 'pacienteFusionar', call),
    /** The key that a device encrypts with what it keeps of this person for work without a connection. Always the same for a person, and nobody else's. */
    claveLocal: (call: OperationCall<'claveLocal'> = {}) => callOperation(http, 'claveLocal', call),
    /** What happened to a device's connection, one event or several, once it is back. An event that was reported before (same device and beginning) counts once. */
    redHistorialRegistrar: (call: OperationCall<'redHistorialRegistrar'>) =>
      callOperation(http, 'redHistorialRegistrar', call),
    /** Events of the audit trail within the reader's reach, newest first; the next page begins where `siguiente` of this one says. */
    bitacoraBuscar: (call: OperationCall<'bitacoraBuscar'>) => callOperation(http, 'bitacoraBuscar', call),
    /** What an event changed, field by field, from where it was done, and its seal. Whoever is shown values of a patient has read them. */
    bitacoraEvento: (call: OperationCall<'bitacoraEvento'>) => callOperation(http, 'bitacoraEvento', call),
    /** Whether the last rows of the audit trail are what was sealed; all of them are looked at by `npm run audit:verify`. */
    bitacoraCadena: (call: OperationCall<'bitacoraCadena'> = {}) => callOperation(http, 'bitacoraCadena', call),
    /** Begins to try a profile out in a unit: requests with the header `X-Simulacion` are answered as for a user of that profile there, for half an hour, and write nothing. 403 when the profile reaches further than the caller. */
    simulacionPerfil: (call: OperationCall<'simulacionPerfil'>) => callOperation(http, 'simulacionPerfil', call),
    /** Begins to try out what a user sees: their profile, in their unit, warehouses and services, their own documents included. Otherwise as for a profile. */
    simulacionUsuario: (call: OperationCall<'simulacionUsuario'>) => callOperation(http, 'simulacionUsuario', call),
    /** Ends the trial that the request belongs to. True also when it was over. */
    simulacionTerminar: (call: OperationCall<'simulacionTerminar'> = {}) =>
      callOperation(http, 'simulacionTerminar', call),
    /** The steps that the reader can take with documents now, with how many there are. Steps that move a document on, and those alone. */
    inicio: (call: OperationCall<'inicio'> = {}) => callOperation(http, 'inicio', call),
    /** Token sign-in of the embedded mode: a token for an account and its password. */
    signIn: (call: OperationCall<'signIn'>) => callOperation(http, 'signIn', call),
    /** Sends an activation mail when an administrator has registered the e-mail and it has no password yet; answers alike for everybody. */
    signUp: (call: OperationCall<'signUp'>) => callOperation(http, 'signUp', call),
    /** Sends a mail with a link to choose another password; answers alike for everybody. */
    forgotPassword: (call: OperationCall<'forgotPassword'>) => callOperation(http, 'forgotPassword', call),
    /** Sets the password with the code of a mail, which works once, and activates an invited account. Ends all its sessions, and answers the token of a new one. */
    resetPassword: (call: OperationCall<'resetPassword'>) => callOperation(http, 'resetPassword', call),
    /** Sets another password for whoever asks, given the present one. Ends the account's other sessions. */
    changePassword: (call: OperationCall<'changePassword'>) => callOperation(http, 'changePassword', call),
    /** Revokes the token that the request carries. */
    signOut: (call: OperationCall<'signOut'> = {}) => callOperation(http, 'signOut', call),
    /** The care that units gave in a period: visits, waiting times, signed consultations, prescriptions filled, and programmes. */
    atencionMedica: (call: OperationCall<'atencionMedica'>) => callOperation(http, 'atencionMedica', call),
    /** Month by month, what expires and what will not be used in time at the present pace. */
    caducidades: (call: OperationCall<'caducidades'>) => callOperation(http, 'caducidades', call),
    /** Compares what each warehouse has, lot by lot, with what its movements in the ledger come to. */
    comprobacion: (call: OperationCall<'comprobacion'>) => callOperation(http, 'comprobacion', call),
    /** What was short in the last six closed months: days without stock, and pieces that were asked for and not supplied. */
    desabasto: (call: OperationCall<'desabasto'>) => callOperation(http, 'desabasto', call),
    /** How much there is of what each service must always have, and how much is missing. */
    fondoFijo: (call: OperationCall<'fondoFijo'>) => callOperation(http, 'fondoFijo', call),
    /** Profiles that hold two permissions that one person should not have together, and who uses them. */
    funcionesIncompatibles: (call: OperationCall<'funcionesIncompatibles'>) =>
      callOperation(http, 'funcionesIncompatibles', call),
    /** By supply: what was requested, supplied and received in each month of a half-year, and what was used. */
    informeSemestre: (call: OperationCall<'informeSemestre'>) => callOperation(http, 'informeSemestre', call),
    /** What there is of each supply, what left in the last day, what is under way and what to ask for. */
    inventarioCendis: (call: OperationCall<'inventarioCendis'>) => callOperation(http, 'inventarioCendis', call),
    /** The control book: what came into a pharmacy of each medicine of the classes I to III and left it, with the balance, the prescription, the patient and their address, who prescribed and who received. */
    medicamentoControlado: (call: OperationCall<'medicamentoControlado'>) =>
      callOperation(http, 'medicamentoControlado', call),
    /** What share of the configured supplies is in stock, by unit, jurisdiction, warehouse or kind of supply. */
    nivelAbasto: (call: OperationCall<'nivelAbasto'>) => callOperation(http, 'nivelAbasto', call),
    /** The prescription to hand to the patient: how each medicine is taken, with the marks of its class and whether the pharmacy keeps it. */
    recetaImpresa: (call: OperationCall<'recetaImpresa'>) => callOperation(http, 'recetaImpresa', call),
    /** What is sent to whoever asked for it, by lot: it goes with the shipment, and is signed when that is handed over and received. */
    remision: (call: OperationCall<'remision'>) => callOperation(http, 'remision', call),
    /** What came into a warehouse of one supply and left it, with the opening balance, the one after each movement and the closing one. */
    tarjetaKardex: (call: OperationCall<'tarjetaKardex'>) => callOperation(http, 'tarjetaKardex', call),
  };
}

export type Operations = ReturnType<typeof createOperations>;
