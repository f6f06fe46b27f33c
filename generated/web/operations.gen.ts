// Generated from schemas/endpoints/agenda/agenda.json, schemas/endpoints/agenda/horario.json, schemas/endpoints/avisos/mensajeria.json, schemas/endpoints/avisos/notificaciones.json, schemas/endpoints/catalogos/clave-local.json, schemas/endpoints/catalogos/insumo.json, schemas/endpoints/consulta/consulta.json, schemas/endpoints/consulta/signos.json, schemas/endpoints/consulta/visita.json, schemas/endpoints/farmacia/controlados.json, schemas/endpoints/farmacia/receta.json, schemas/endpoints/hospital/entrega-turno.json, schemas/endpoints/hospital/hospitalizacion.json, schemas/endpoints/inventario/alerta-sanitaria.json, schemas/endpoints/inventario/conteo.json, schemas/endpoints/inventario/insumo-configuracion.json, schemas/endpoints/inventario/inventario.json, schemas/endpoints/inventario/lote.json, schemas/endpoints/inventario/temperatura.json, schemas/endpoints/oficina-central/insumo-configuracion.json, schemas/endpoints/oficina-central/red.json, schemas/endpoints/oficina-central/solicitud.json, schemas/endpoints/ordenes/orden-cargo.json, schemas/endpoints/ordenes/surtido.json, schemas/endpoints/pacientes/paciente.json, schemas/endpoints/platform/archivos.json, schemas/endpoints/platform/busqueda.json, schemas/endpoints/platform/catalogo-bulto.json, schemas/endpoints/platform/tableros.json, schemas/endpoints/platform/vistas.json, schemas/endpoints/proveedores/propuesta-cambio.json, schemas/endpoints/proveedores/proveedor.json, schemas/endpoints/red/red-historial.json, schemas/endpoints/seguridad/aval.json, schemas/endpoints/seguridad/bitacora.json, schemas/endpoints/seguridad/cuentas.json, schemas/endpoints/seguridad/inicio.json, schemas/endpoints/seguridad/modulo.json, schemas/endpoints/seguridad/perfil.json, schemas/endpoints/seguridad/second-factor.json, schemas/endpoints/seguridad/sign-in.json, schemas/endpoints/seguridad/simulacion.json, schemas/endpoints/seguridad/usuario-proveedor.json, schemas/endpoints/solicitudes/redistribucion.json, schemas/endpoints/solicitudes/solicitud.json, schemas/reports/almacen.json, schemas/reports/almacenes-red.json, schemas/reports/atencion-medica.json, schemas/reports/caducidades.json, schemas/reports/cendis.json, schemas/reports/centrales.json, schemas/reports/comprobacion.json, schemas/reports/consultas-diagnosticos.json, schemas/reports/desabasto.json, schemas/reports/disponibilidad.json, schemas/reports/farmacia.json, schemas/reports/fondo-fijo.json, schemas/reports/funciones-incompatibles.json, schemas/reports/hospitalizacion.json, schemas/reports/informe-semestre.json, schemas/reports/inventario-cendis.json, schemas/reports/inventario-reporte.json, schemas/reports/medicamento-controlado.json, schemas/reports/nivel-abasto.json, schemas/reports/nota-referencia.json, schemas/reports/oficina-central.json, schemas/reports/orden-cargo.json, schemas/reports/programas-avance.json, schemas/reports/programas-medicinas.json, schemas/reports/receta-impresa.json, schemas/reports/recetas.json, schemas/reports/remision.json, schemas/reports/tarjeta-kardex.json, schemas/reports/turno-enfermeria.json, schemas/reports/unidades-red.json by `npm run generate`. Do not edit: your change would be lost.

import { CALLS } from '../shared/operations.gen';
import { callOperation, type OperationAnswer, type OperationCall } from '#platform/web/client/call-operation';
import type { HttpClient } from '#platform/web/client/http-client';

export interface Operations {
  /** What stands in the agenda from one day to another, at most 62 days and 2000 entries, by time. Days are those of the unit. What was shown to the same person today is written to the audit trail once. */
  readonly agendaEventos: (call: OperationCall<'agendaEventos'>) => Promise<OperationAnswer<'agendaEventos'>>;
  /** Free slots of a physician (or of each dock of a warehouse) on a day, or from one day to another within 14 days: opening hours without holidays, days off and what is booked. Slots that have begun are left out, unless all are asked for. Whoever is out of reach has none; a supplier sees those of warehouses. */
  readonly agendaHoras: (call: OperationCall<'agendaHoras'>) => Promise<OperationAnswer<'agendaHoras'>>;
  /** Whose agendas a unit has, the reader's own where none is named: physicians with opening hours in force, and who of them the reader is; and warehouses that take deliveries, of the named unit or all within reach (a supplier: all). */
  readonly agendaContexto: (call: OperationCall<'agendaContexto'>) => Promise<OperationAnswer<'agendaContexto'>>;
  /** The address of the reader's calendar (iCalendar), and the user name and password that a program sends to it (HTTP Basic), told this once. The password of before is good no longer. */
  readonly calendarioSuscribir: (
    call?: OperationCall<'calendarioSuscribir'>,
  ) => Promise<OperationAnswer<'calendarioSuscribir'>>;
  /** The password of the reader's calendar is good no longer. */
  readonly calendarioRevocar: (
    call?: OperationCall<'calendarioRevocar'>,
  ) => Promise<OperationAnswer<'calendarioRevocar'>>;
  /** Changes or ends opening hours and decides about each appointment that they would no longer hold: move it to the next free place of the same physician or warehouse and service, cancel it, or keep it outside hours. All of it happens, or nothing. Without `horario` the hours end. People at the counter and whoever booked are notified. */
  readonly horarioCambiar: (call: OperationCall<'horarioCambiar'>) => Promise<OperationAnswer<'horarioCambiar'>>;
  /** Where notifications and changes are pushed: a WebSocket below the base of the API, whose protocols are `red-salud.1` and the ticket. Not while a profile is tried out. */
  readonly negotiate: (call?: OperationCall<'negotiate'>) => Promise<OperationAnswer<'negotiate'>>;
  /** One's own notifications, newest first, with their texts in the reader's language; X-Sin-Leer says how many are unread. */
  readonly notificacionesList: (
    call?: OperationCall<'notificacionesList'>,
  ) => Promise<OperationAnswer<'notificacionesList'>>;
  /** Marks some of one's own notifications as seen, or all until a moment; answers how many are left unread. */
  readonly marcarVista: (call: OperationCall<'marcarVista'>) => Promise<OperationAnswer<'marcarVista'>>;
  /** By kind of notice how whoever asks is told of it: on the screen always; by mail at once or once a day besides, where they chose so. */
  readonly avisosCanales: (call?: OperationCall<'avisosCanales'>) => Promise<OperationAnswer<'avisosCanales'>>;
  /** Keeps how whoever asks wants to be told, by kind of notice: `CORREO` mails each at once, `RESUMEN` all of a day at seven in the morning. Kinds that are left out stay as they were. */
  readonly avisosCanalesGuardar: (
    call: OperationCall<'avisosCanalesGuardar'>,
  ) => Promise<OperationAnswer<'avisosCanalesGuardar'>>;
  /** The key that a device encrypts with what it keeps of this person for work without a connection. Always the same for a person, and nobody else's. */
  readonly claveLocal: (call?: OperationCall<'claveLocal'>) => Promise<OperationAnswer<'claveLocal'>>;
  /** Creates and updates supplies from a spreadsheet; checks first, writes all rows in one transaction. */
  readonly insumoImportar: (call: OperationCall<'insumoImportar'>) => Promise<OperationAnswer<'insumoImportar'>>;
  /** The diagnoses that whoever asks has put in most of their own signed notes. */
  readonly consultaFavoritos: (
    call?: OperationCall<'consultaFavoritos'>,
  ) => Promise<OperationAnswer<'consultaFavoritos'>>;
  /** Writes a set in the place of one that was written wrongly: the body is the whole set as it should be, as for `POST /pacientes/signos`, with the reason; patient, visit, stay and moment are those of the old one, which may be older than a day. The old one stays to be seen as CORREGIDO and no longer counts; of two who correct at once one is refused. */
  readonly signosCorregir: (call: OperationCall<'signosCorregir'>) => Promise<OperationAnswer<'signosCorregir'>>;
  /** The signs of a patient as columns of the same length for graphs, the oldest first, null where one was not taken; sets that were corrected are left out. `GET /pacientes/signos?pacienteId=…&serie=true` answers the same. */
  readonly signosSerie: (call: OperationCall<'signosSerie'>) => Promise<OperationAnswer<'signosSerie'>>;
  /** What whoever takes the signs of a visit needs to know: who it is, what limits and scores go by, and the last value of each sign with its date. */
  readonly signosContexto: (call: OperationCall<'signosContexto'>) => Promise<OperationAnswer<'signosContexto'>>;
  /** The same of an inpatient. */
  readonly signosContextoEstancia: (
    call: OperationCall<'signosContextoEstancia'>,
  ) => Promise<OperationAnswer<'signosContextoEstancia'>>;
  /** What whoever corrects a set needs to know: whose it is, and the last value of each sign before it. */
  readonly signosContextoToma: (
    call: OperationCall<'signosContextoToma'>,
  ) => Promise<OperationAnswer<'signosContextoToma'>>;
  /** Today's visits of a unit, the reader's own where none is named, those who were called first, the last one on top, then those who wait in the order in which they are to be called: triage first, then by turn. What was shown to the same person today is written to the audit trail once: the page asks every few seconds. */
  readonly visitaCola: (call: OperationCall<'visitaCola'>) => Promise<OperationAnswer<'visitaCola'>>;
  /** What a screen in the waiting room shows: turns and where they are called to, and nobody's name. */
  readonly visitaTablero: (call: OperationCall<'visitaTablero'>) => Promise<OperationAnswer<'visitaTablero'>>;
  /** Calls a patient who waits: counts the call and says where to go, the service of the visit where nothing is said. Calls are counted anew in each state. With the number of calls that the caller has seen, a call that another person made meanwhile refuses this one. */
  readonly visitaLlamar: (call: OperationCall<'visitaLlamar'>) => Promise<OperationAnswer<'visitaLlamar'>>;
  /** Puts a patient who was called and did not come back among those who wait, at the place of their triage. Calls so far still count. */
  readonly visitaDevolver: (call: OperationCall<'visitaDevolver'>) => Promise<OperationAnswer<'visitaDevolver'>>;
  /** Calls the next person who waits in a unit, or in one of its services: triage first, then those not called before, then by turn. A person who was called is not called again by it. Two who press at once call two people. */
  readonly visitaSiguiente: (call: OperationCall<'visitaSiguiente'>) => Promise<OperationAnswer<'visitaSiguiente'>>;
  /** The visits of a patient within reach, newest first, with the diagnoses of their signed notes. */
  readonly visitaPrevias: (call: OperationCall<'visitaPrevias'>) => Promise<OperationAnswer<'visitaPrevias'>>;
  /** The control book of a warehouse for one class: of each medicine the opening balance, what came in and left, and the balance; the special numbers that were used, the count of the week and what the last one found. Without a warehouse, that of the first that the reader reaches; without a class, the strictest that has something. */
  readonly controladosLibro: (call: OperationCall<'controladosLibro'>) => Promise<OperationAnswer<'controladosLibro'>>;
  /** The page of one medicine in the control book of a warehouse: every movement of these days in the order of the ledger, with its document, prescription, patient, physician, lot, who dispensed and who verified. At most the last 500, and `total` of all. Patients stand in it by their initials and without their address for whoever may not identify them. */
  readonly controladosMovimientos: (
    call: OperationCall<'controladosMovimientos'>,
  ) => Promise<OperationAnswer<'controladosMovimientos'>>;
  /** Begins the weekly count of the controlled medicines of a warehouse, blind and without tolerance. Where one of this week is not closed yet, that one is answered (`nuevo` false) and none is made. */
  readonly controladosContar: (
    call: OperationCall<'controladosContar'>,
  ) => Promise<OperationAnswer<'controladosContar'>>;
  /** What speaks against a prescription that is being written, with the suggested amount and the stock of each medicine; nothing is stored. A line that has no dose yet is told of its stock alone; lines that continue another are part of it. */
  readonly recetaRevisar: (call: OperationCall<'recetaRevisar'>) => Promise<OperationAnswer<'recetaRevisar'>>;
  /** A draft with the same lines for the same patient, in the latest consultation that the actor has with them. 422 CONSULTA_REQUERIDA without one of the last day. */
  readonly recetaRepetir: (call: OperationCall<'recetaRepetir'>) => Promise<OperationAnswer<'recetaRepetir'>>;
  /** What to hand over now: lots of each line by expiry, what is lacking, what can stand in for it and who else has it. */
  readonly recetaPropuestaSurtido: (
    call: OperationCall<'recetaPropuestaSurtido'>,
  ) => Promise<OperationAnswer<'recetaPropuestaSurtido'>>;
  /** Hands over pieces of a prescription, all of it in one transaction: lots of that warehouse that are available and not expired, never more than the fill allows. 409 EXISTENCIA_INSUFICIENTE with what there is now, RECETA_VENCIDA, SURTIMIENTOS_AGOTADOS. A controlled or high-risk medicine takes a second person, who proves with their own password who they are. */
  readonly recetaSurtir: (call: OperationCall<'recetaSurtir'>) => Promise<OperationAnswer<'recetaSurtir'>>;
  /** Asks the prescriber to allow an equivalent of the catalogue in the place of a medicine that the pharmacy does not have. The prescriber is told; nothing can be handed over of it until they allow it. Controlled medicines are never substituted. */
  readonly recetaSustitutoProponer: (
    call: OperationCall<'recetaSustitutoProponer'>,
  ) => Promise<OperationAnswer<'recetaSustitutoProponer'>>;
  /** Allows the substitutes that the pharmacy proposed. 422 where the catalogue no longer says that they can stand in, or the patient is allergic to one. */
  readonly recetaSustitutoAutorizar: (
    call: OperationCall<'recetaSustitutoAutorizar'>,
  ) => Promise<OperationAnswer<'recetaSustitutoAutorizar'>>;
  /** Refuses the substitutes that the pharmacy proposed. */
  readonly recetaSustitutoNegar: (
    call: OperationCall<'recetaSustitutoNegar'>,
  ) => Promise<OperationAnswer<'recetaSustitutoNegar'>>;
  /** Prescriptions that wait at the pharmacies within reach of the actor, those that wait longest first. */
  readonly recetaCola: (call: OperationCall<'recetaCola'>) => Promise<OperationAnswer<'recetaCola'>>;
  /** Pieces that patients still wait for, with what the pharmacy has of each now. */
  readonly recetaPendientes: (call: OperationCall<'recetaPendientes'>) => Promise<OperationAnswer<'recetaPendientes'>>;
  /** Brings a prescription of another pharmacy of the network before one's own for 48 hours, by its whole number, which is printed on it and stands in its code, where one's own dispenses for others (`almacen.surtimientoCruzado`). 404 unless it can still be dispensed. Who opened what is kept. */
  readonly recetaAbrir: (call: OperationCall<'recetaAbrir'>) => Promise<OperationAnswer<'recetaAbrir'>>;
  /** What the reader hands over at the end of a shift: of each patient of theirs what its data tell, in the order of SBAR, with what is unresolved first, and the draft or the signed handover. Without a shift that which ends or has ended within the last two hours. */
  readonly entregaTurnoResumen: (
    call: OperationCall<'entregaTurnoResumen'>,
  ) => Promise<OperationAnswer<'entregaTurnoResumen'>>;
  /** Keeps what the nurse has written of her patients so far; the first time begins the draft. */
  readonly entregaTurnoGuardar: (
    call: OperationCall<'entregaTurnoGuardar'>,
  ) => Promise<OperationAnswer<'entregaTurnoGuardar'>>;
  /** Both sign: whoever hands over with their session, whoever takes over with their own password. What the shift's data tell is kept as it is at that moment. */
  readonly entregaTurnoFirmar: (
    call: OperationCall<'entregaTurnoFirmar'>,
  ) => Promise<OperationAnswer<'entregaTurnoFirmar'>>;
  /** Patients whom the reader cares for on a shift, with what is due for each: those assigned to them; where nobody has assigned any, all of their wards. At most 200. */
  readonly hospitalizacionAsignados: (
    call: OperationCall<'hospitalizacionAsignados'>,
  ) => Promise<OperationAnswer<'hospitalizacionAsignados'>>;
  /** Gives patients of a ward to somebody for a shift, in place of those that they had then: the list is what they have afterwards. */
  readonly hospitalizacionAsignar: (
    call: OperationCall<'hospitalizacionAsignar'>,
  ) => Promise<OperationAnswer<'hospitalizacionAsignar'>>;
  /** Who of a unit's nurses has which patients of a service on a shift, with those of the same shift of the day before. */
  readonly hospitalizacionAsignaciones: (
    call: OperationCall<'hospitalizacionAsignaciones'>,
  ) => Promise<OperationAnswer<'hospitalizacionAsignaciones'>>;
  /** Inpatients in reach, by bed; those who have left or are expected where the status says so. At most 500. */
  readonly hospitalizacionPacientes: (
    call: OperationCall<'hospitalizacionPacientes'>,
  ) => Promise<OperationAnswer<'hospitalizacionPacientes'>>;
  /** The beds of a hospital by ward, who lies in each, who waits to be admitted, and who is expected to leave today. */
  readonly hospitalizacionMapa: (
    call: OperationCall<'hospitalizacionMapa'>,
  ) => Promise<OperationAnswer<'hospitalizacionMapa'>>;
  /** The signs of a stay with Glasgow and NEWS2, those that were corrected among them (`estatus` CORREGIDO), its fluids by shift, and how many pages its 24-hour sheet takes (SPEC 9: one for each day begun). */
  readonly hospitalizacionSignos: (
    call: OperationCall<'hospitalizacionSignos'>,
  ) => Promise<OperationAnswer<'hospitalizacionSignos'>>;
  /** One set of vital signs of an inpatient, as for `POST /pacientes/signos`. One of NEWS2 7 or more is told to who answers for the ward. */
  readonly hospitalizacionSignosCapturar: (
    call: OperationCall<'hospitalizacionSignosCapturar'>,
  ) => Promise<OperationAnswer<'hospitalizacionSignosCapturar'>>;
  /** The notes of a stay, the newest first, and whether today's is overdue (NOM-004 8.3). */
  readonly hospitalizacionNotas: (
    call: OperationCall<'hospitalizacionNotas'>,
  ) => Promise<OperationAnswer<'hospitalizacionNotas'>>;
  /** Keeps a note of a stay as a draft of its author. What follows a save that had not arrived when it was made says which with `sigueA`: it goes on with the same draft. */
  readonly hospitalizacionNotaGuardar: (
    call: OperationCall<'hospitalizacionNotaGuardar'>,
  ) => Promise<OperationAnswer<'hospitalizacionNotaGuardar'>>;
  /** What a discharge still lacks, and a discharge note drafted from the stay. */
  readonly hospitalizacionEgreso: (
    call: OperationCall<'hospitalizacionEgreso'>,
  ) => Promise<OperationAnswer<'hospitalizacionEgreso'>>;
  /** One phase of a discharge: MEDICA takes the step of the physician, ADMINISTRATIVA that of the reception, DIRECTA both for who fled or died. The rest of the body is what that step asks for; 409 ALTA_BLOQUEADA while orders are open. */
  readonly hospitalizacionEgresar: (
    call: OperationCall<'hospitalizacionEgresar'>,
  ) => Promise<OperationAnswer<'hospitalizacionEgresar'>>;
  /** Orders of a physician for an inpatient, all or none. What speaks against a medicine is answered in `advertencias`: one that blocks, or that must be justified, is refused until its line says why (422). */
  readonly hospitalizacionIndicar: (
    call: OperationCall<'hospitalizacionIndicar'>,
  ) => Promise<OperationAnswer<'hospitalizacionIndicar'>>;
  /** The orders of a stay with the doses that are due on a day, and what became of each. */
  readonly hospitalizacionMinistraciones: (
    call: OperationCall<'hospitalizacionMinistraciones'>,
  ) => Promise<OperationAnswer<'hospitalizacionMinistraciones'>>;
  /** Records what became of one dose: given, left out, or refused. Once only for each time; a high-risk medicine takes a second person who checks it with their own password. */
  readonly hospitalizacionMinistrar: (
    call: OperationCall<'hospitalizacionMinistrar'>,
  ) => Promise<OperationAnswer<'hospitalizacionMinistrar'>>;
  /** A warehouse tells how many pieces of the recalled lot it has set aside, and what became of the others. Answering again replaces the answer. */
  readonly alertaSanitariaResponder: (
    call: OperationCall<'alertaSanitariaResponder'>,
  ) => Promise<OperationAnswer<'alertaSanitariaResponder'>>;
  /** Writes what was counted of single lines, whatever others count meanwhile; while lines are recounted, their recount. A line that holds another amount by now stays as it is (`guardada` false), unless the request names the amount that it replaces (`antes`). Answers the lines as they stand. */
  readonly conteoCaptura: (call: OperationCall<'conteoCaptura'>) => Promise<OperationAnswer<'conteoCaptura'>>;
  /** Adds a counted line for a lot that the list does not have. What the system knows of it by its number and expiry is compared as for any other. */
  readonly conteoLoteHallado: (
    call: OperationCall<'conteoLoteHallado'>,
  ) => Promise<OperationAnswer<'conteoLoteHallado'>>;
  /** Gives the setting the minimum, reorder point and maximum that its use asks for, worked out again as it is written. */
  readonly insumoConfiguracionAceptar: (
    call: OperationCall<'insumoConfiguracionAceptar'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionAceptar'>>;
  /** The closed months that the suggestion of a setting rests on, oldest first. A month without a day in stock does not count. */
  readonly insumoConfiguracionConsumo: (
    call: OperationCall<'insumoConfiguracionConsumo'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionConsumo'>>;
  /** Supplies that a warehouse has or uses and has no setting for, those used most first, with what their use suggests for a month of cover and seven days of delivery. A thousand at most. */
  readonly insumoConfiguracionSinConfigurar: (
    call: OperationCall<'insumoConfiguracionSinConfigurar'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionSinConfigurar'>>;
  /** Gives a warehouse the settings of another for the supplies that it has none for; those that it has stay as they are. The same as `copiarDeAlmacenId` of `PUT …/masivo`. */
  readonly insumoConfiguracionCopiar: (
    call: OperationCall<'insumoConfiguracionCopiar'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionCopiar'>>;
  /** All or nothing, one of: rows to create or change, by warehouse and supply (a new row without levels gets the suggested ones); `copiarDeAlmacenId` with `almacenId`; `aceptarSugerencias` with keys, or `aceptarFiltro` with a `filterBy`. Suggested figures are worked out again here and never taken from the client. */
  readonly insumoConfiguracionMasivo: (
    call: OperationCall<'insumoConfiguracionMasivo'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionMasivo'>>;
  /** Where a supply is: what one warehouse has, lot by lot, what is on its way there and what it waits for; and which other warehouses can help out, nearest first, as far as the reader may see them. Without `almacenId` the reader's own first warehouse. */
  readonly detalleExistencias: (
    call: OperationCall<'detalleExistencias'>,
  ) => Promise<OperationAnswer<'detalleExistencias'>>;
  /** Brings the stock of a warehouse in from a spreadsheet that was checked: an opening stock as movements, anything else as a physical count to be approved. */
  readonly inventarioImportar: (
    call: OperationCall<'inventarioImportar'>,
  ) => Promise<OperationAnswer<'inventarioImportar'>>;
  /** Takes a whole supplier reception with its inspection and accepts it: what each step of the document asks for is asked for here, all in one transaction. */
  readonly inventarioRecibir: (
    call: OperationCall<'inventarioRecibir'>,
  ) => Promise<OperationAnswer<'inventarioRecibir'>>;
  /** Holds a lot back or lets it go: what is held back can neither be picked nor shipped, and what documents have reserved of it stays reserved. With `red` the same for every lot of that supply and number in the network, all or none. Answers the lots that changed. */
  readonly loteEstatus: (call: OperationCall<'loteEstatus'>) => Promise<OperationAnswer<'loteEstatus'>>;
  /** Corrects the expiry date of a lot, with evidence and a second person, who proves it with their own password. The same as `PUT /inventario/inventario/actualizar-caducidad`. */
  readonly loteCaducidad: (call: OperationCall<'loteCaducidad'>) => Promise<OperationAnswer<'loteCaducidad'>>;
  /** Corrects the expiry date of a lot, with a file of evidence on the lot and a second person who may do the same there and proves it with their own password. Refused for controlled supplies: their pieces go out and come in again by extraordinary exit and entry. */
  readonly actualizarCaducidad: (
    call: OperationCall<'actualizarCaducidad'>,
  ) => Promise<OperationAnswer<'actualizarCaducidad'>>;
  /** The list of lots, under the path that the specification gives it. */
  readonly inventarioPorLote: (
    call?: OperationCall<'inventarioPorLote'>,
  ) => Promise<OperationAnswer<'inventarioPorLote'>>;
  /** The same as `POST /inventario/temperatura`, read now, from the page of the equipment. */
  readonly temperaturaAnotar: (
    call: OperationCall<'temperaturaAnotar'>,
  ) => Promise<OperationAnswer<'temperaturaAnotar'>>;
  /** Puts every available lot of refrigerated supplies of the warehouse in quarantine, with the reading as the reason. Answers how many lots and pieces; what is held back already stays as it is. */
  readonly temperaturaCuarentena: (
    call: OperationCall<'temperaturaCuarentena'>,
  ) => Promise<OperationAnswer<'temperaturaCuarentena'>>;
  /** Settings of the network, page by page; with `pendientesAutorizar` those whose growth waits for approval. The network’s templates are records of plantilla-configuracion. */
  readonly ocConfiguracion: (call: OperationCall<'ocConfiguracion'>) => Promise<OperationAnswer<'ocConfiguracion'>>;
  /** With `ids`, approves (`autorizado`) or rejects growth that waits, all or none, with a reason; 409 CONFIGURACION_SIN_PROPUESTA names those for which nothing waits any more. With `unidadTipoId` and `lineas`, gives all warehouses of a kind in units of that type these settings: `probar` only tells what would be created, changed and left alone. What a unit set up besides stays. A line without levels gives each warehouse those that its use suggests. */
  readonly ocConfiguracionGuardar: (
    call: OperationCall<'ocConfiguracionGuardar'>,
  ) => Promise<OperationAnswer<'ocConfiguracionGuardar'>>;
  /** How one unit stands, with the figures of its row in the ranking. */
  readonly ocUnidad: (call: OperationCall<'ocUnidad'>) => Promise<OperationAnswer<'ocUnidad'>>;
  /** How one warehouse stands, with the figures of its row in the overview. */
  readonly ocAlmacen: (call: OperationCall<'ocAlmacen'>) => Promise<OperationAnswer<'ocAlmacen'>>;
  /** The stock of one warehouse, page by page, as the stock list gives it. */
  readonly ocAlmacenInventario: (
    call: OperationCall<'ocAlmacenInventario'>,
  ) => Promise<OperationAnswer<'ocAlmacenInventario'>>;
  /** The requests that wait for authorisation, or those of other states, as far as the reader reaches; with `consolidado=clave` what they come to by supply, as `ocConsolidado` tells it. */
  readonly ocSolicitud: (call: OperationCall<'ocSolicitud'>) => Promise<OperationAnswer<'ocSolicitud'>>;
  /** What the waiting requests ask for, by supply, beside what the state's and the regional warehouses can give: largest gap first. */
  readonly ocConsolidado: (call: OperationCall<'ocConsolidado'>) => Promise<OperationAnswer<'ocConsolidado'>>;
  /** The waiting lines of a supply, those that run out first before the others, and the warehouses that could give it. */
  readonly ocLineas: (call: OperationCall<'ocLineas'>) => Promise<OperationAnswer<'ocLineas'>>;
  /** Gives lines of a waiting request to other supplying warehouses, in one transaction: those of each become a request of their own, tied to this one (`solicitudDivididaId`), asked for by the same people and under review by whoever divides. A request none of whose lines stays goes to the warehouse of its first line itself. Where every line brings `cantidadAutorizada`, all parts are authorised, too. 412 for another version than the present one. */
  readonly ocSolicitudReasignar: (
    call: OperationCall<'ocSolicitudReasignar'>,
  ) => Promise<OperationAnswer<'ocSolicitudReasignar'>>;
  /** Authorises many requests at once, by a rule for what does not suffice. Without `aplicar` it is a preview and nothing is written. COMPLETO gives each all or nothing in turn, PRORRATEO in proportion to what was asked for, MAXIMO fills nobody above its own maximum; `proteger` first brings whoever is below the minimum of a VITAL or essential supply up to it. With `aplicar`, `visto` says what was looked at: 409 VISTA_PREVIA_CAMBIADA names each request, stock or share that is another by now, and nothing is written. A request of which nothing is given stays where it is. 422 names amounts above what was asked for or above what there is. */
  readonly ocAutorizarMasivo: (
    call: OperationCall<'ocAutorizarMasivo'>,
  ) => Promise<OperationAnswer<'ocAutorizarMasivo'>>;
  /** An order for an inpatient, as a draft or sent at once. Place, bed, shift and supplying warehouse follow from the stay. 409 SIN_ESTANCIA_ABIERTA for a patient who has left. */
  readonly ordenCargoCrear: (call: OperationCall<'ordenCargoCrear'>) => Promise<OperationAnswer<'ordenCargoCrear'>>;
  /** What a stay has come to by its charge orders: counted from them, and kept nowhere else. */
  readonly hospitalizacionCargos: (
    call: OperationCall<'hospitalizacionCargos'>,
  ) => Promise<OperationAnswer<'hospitalizacionCargos'>>;
  /** Orders that were dispensed or received, of one day or of a shift. */
  readonly ordenCargoAtendidas: (
    call: OperationCall<'ordenCargoAtendidas'>,
  ) => Promise<OperationAnswer<'ordenCargoAtendidas'>>;
  /** Orders that came to an end, and older ones. */
  readonly ordenCargoHistorico: (
    call: OperationCall<'ordenCargoHistorico'>,
  ) => Promise<OperationAnswer<'ordenCargoHistorico'>>;
  /** What waits for the actor to authorise, and urgent orders that wait to be regularised: of each line the usual amount, cost, days of therapy and stock. */
  readonly ordenCargoPendientesAutorizar: (
    call: OperationCall<'ordenCargoPendientesAutorizar'>,
  ) => Promise<OperationAnswer<'ordenCargoPendientesAutorizar'>>;
  /** An order with its lines, to read or print. */
  readonly ordenCargoDetalleConsulta: (
    call: OperationCall<'ordenCargoDetalleConsulta'>,
  ) => Promise<OperationAnswer<'ordenCargoDetalleConsulta'>>;
  /** An order with its lines, to read or print. */
  readonly ordenCargoDetalle: (
    call: OperationCall<'ordenCargoDetalle'>,
  ) => Promise<OperationAnswer<'ordenCargoDetalle'>>;
  /** Supplies that can be asked for, with what the supplying warehouse has now: those the ward asks for most (`frecuentes`), what it asked for after sets of signs with a NEWS2 of 7 or more (`deterioro`), the kit of a procedure, or what is searched for or scanned. */
  readonly insumosOrdenCargo: (
    call: OperationCall<'insumosOrdenCargo'>,
  ) => Promise<OperationAnswer<'insumosOrdenCargo'>>;
  /** Replaces the lines of a draft. */
  readonly insumosOrdenCargoGuardar: (
    call: OperationCall<'insumosOrdenCargoGuardar'>,
  ) => Promise<OperationAnswer<'insumosOrdenCargoGuardar'>>;
  /** Authorises orders as they were asked for, each by itself: of those that could not be, why. */
  readonly ordenCargoAutorizarVarias: (
    call: OperationCall<'ordenCargoAutorizarVarias'>,
  ) => Promise<OperationAnswer<'ordenCargoAutorizarVarias'>>;
  /** Pieces that were received and not used go back: a return that the supplying warehouse accepts. 409 DEVOLUCION_FUERA_DE_PLAZO when it is too late. */
  readonly ordenCargoDevolver: (
    call: OperationCall<'ordenCargoDevolver'>,
  ) => Promise<OperationAnswer<'ordenCargoDevolver'>>;
  /** Orders that wait at the warehouses within reach of the actor: by priority, those that wait longest first. */
  readonly ordenCargoCola: (call: OperationCall<'ordenCargoCola'>) => Promise<OperationAnswer<'ordenCargoCola'>>;
  /** What to hand over of an order now: of each line the lots that are set apart, else those that expire first, and the others. */
  readonly ordenCargoPropuesta: (
    call: OperationCall<'ordenCargoPropuesta'>,
  ) => Promise<OperationAnswer<'ordenCargoPropuesta'>>;
  /** Lines of an order of which pieces are still expected. */
  readonly ordenCargoPorSurtir: (
    call: OperationCall<'ordenCargoPorSurtir'>,
  ) => Promise<OperationAnswer<'ordenCargoPorSurtir'>>;
  /** What is set apart for several orders that are being prepared, by supply and lot, what expires first first, with the pieces of each order; and what is lacking. */
  readonly ordenCargoListaSurtido: (
    call: OperationCall<'ordenCargoListaSurtido'>,
  ) => Promise<OperationAnswer<'ordenCargoListaSurtido'>>;
  /** Hands over lots of one or several lines of an order, all of it in one transaction: lots of that warehouse that are available and not expired, never more than was authorised. 409 EXISTENCIA_INSUFICIENTE with what there is now. A controlled or high-risk medicine takes a second person, who proves with their own password who they are. 409 ORDEN_EN_PREPARACION where somebody else prepares it. */
  readonly ordenCargoSurtir: (call: OperationCall<'ordenCargoSurtir'>) => Promise<OperationAnswer<'ordenCargoSurtir'>>;
  /** Orders that were dispensed and wait at the ward, with the lots that are to be there. */
  readonly ordenCargoPorRecibir: (
    call: OperationCall<'ordenCargoPorRecibir'>,
  ) => Promise<OperationAnswer<'ordenCargoPorRecibir'>>;
  /** Counts what arrived, lot by lot; what is missing or damaged says so, and is for the supplying warehouse to look for. */
  readonly ordenCargoRecibir: (
    call: OperationCall<'ordenCargoRecibir'>,
  ) => Promise<OperationAnswer<'ordenCargoRecibir'>>;
  /** Orders of the warehouses within reach that came to an end. */
  readonly ordenCargoSurtidas: (
    call: OperationCall<'ordenCargoSurtidas'>,
  ) => Promise<OperationAnswer<'ordenCargoSurtidas'>>;
  /** Whoever prepares an order takes it: lots are set apart. An urgent one can be taken before it is authorised. */
  readonly ordenCargoTomar: (call: OperationCall<'ordenCargoTomar'>) => Promise<OperationAnswer<'ordenCargoTomar'>>;
  /** Takes several authorised orders of one ward and one warehouse, to pick them with one list. Each is by itself: one that somebody else took meanwhile keeps none of the others back, and says why. */
  readonly ordenCargoTomarVarias: (
    call: OperationCall<'ordenCargoTomarVarias'>,
  ) => Promise<OperationAnswer<'ordenCargoTomarVarias'>>;
  /** The order goes back to the queue, and what was set apart is free. */
  readonly ordenCargoSoltar: (call: OperationCall<'ordenCargoSoltar'>) => Promise<OperationAnswer<'ordenCargoSoltar'>>;
  /** Takes over an order that somebody else prepares. 409 ORDEN_EN_PREPARACION with who has it, where they did something in the last 15 minutes, unless it is confirmed. They are told. */
  readonly ordenCargoRelevar: (
    call: OperationCall<'ordenCargoRelevar'>,
  ) => Promise<OperationAnswer<'ordenCargoRelevar'>>;
  /** Says that whoever prepares an order is still at it. Changes nothing else, and nothing for anybody else. */
  readonly ordenCargoActividad: (
    call: OperationCall<'ordenCargoActividad'>,
  ) => Promise<OperationAnswer<'ordenCargoActividad'>>;
  /** The same as `devolver` of an order. */
  readonly ordenCargoDevolucion: (
    call: OperationCall<'ordenCargoDevolucion'>,
  ) => Promise<OperationAnswer<'ordenCargoDevolucion'>>;
  /** Lots that were received for inpatients and can go back, by order. */
  readonly ordenCargoPorDevolver: (
    call: OperationCall<'ordenCargoPorDevolver'>,
  ) => Promise<OperationAnswer<'ordenCargoPorDevolver'>>;
  /** What the chart of a patient opens with, in one request: the record, alerts, files in units, latest visits, consultations with their diagnoses and prescriptions with their medicines, of the record and of those merged into it. Recorded as a reading. */
  readonly pacienteResumen: (call: OperationCall<'pacienteResumen'>) => Promise<OperationAnswer<'pacienteResumen'>>;
  /** The patient of the whole network who has exactly this CURP, with as little as it takes to know whether it is they: initials, age, sex and the unit that keeps the file. Recorded as a reading. */
  readonly pacienteBuscarRed: (
    call: OperationCall<'pacienteBuscarRed'>,
  ) => Promise<OperationAnswer<'pacienteBuscarRed'>>;
  /** Gives whoever asks access to a chart out of their reach for four hours. The reason and what they open stand in the audit trail; the directors of both units are told, and one who is not the person reviews it. Asked for again meanwhile, it answers the access that there is. */
  readonly pacienteAccesoEmergencia: (
    call: OperationCall<'pacienteAccesoEmergencia'>,
  ) => Promise<OperationAnswer<'pacienteAccesoEmergencia'>>;
  /** Registers a person whose name is not known under an alias, `DESCONOCIDO 1`, with sex and approximate age. The record is provisional until it is completed or merged with the person's own. */
  readonly pacienteRegistrarSinIdentificar: (
    call: OperationCall<'pacienteRegistrarSinIdentificar'>,
  ) => Promise<OperationAnswer<'pacienteRegistrarSinIdentificar'>>;
  /** Opens a file in the unit of whoever asks for a patient of the network who was found by their CURP: from then on the unit sees the patient. */
  readonly pacienteAbrirExpediente: (
    call: OperationCall<'pacienteAbrirExpediente'>,
  ) => Promise<OperationAnswer<'pacienteAbrirExpediente'>>;
  /** Records the death of a patient, once: appointments, prescriptions, turns, requested stays and enrolments that were ahead are cancelled, and no new ones are made. A death in hospital is recorded with the discharge. */
  readonly pacienteRegistrarDefuncion: (
    call: OperationCall<'pacienteRegistrarDefuncion'>,
  ) => Promise<OperationAnswer<'pacienteRegistrarDefuncion'>>;
  /** Merges the record of a patient who is there twice into the other one: `tomar` names fields whose values are taken from the duplicate. The duplicate stays, out of lists, and leads to the other; documents that name it move to the record that stays, and back when the merge is undone, which is possible for 30 days. */
  readonly pacienteFusionar: (call: OperationCall<'pacienteFusionar'>) => Promise<OperationAnswer<'pacienteFusionar'>>;
  /** Reports of one's own that are made in the background, or have been in the last seven days. */
  readonly reporteArchivos: (call?: OperationCall<'reporteArchivos'>) => Promise<OperationAnswer<'reporteArchivos'>>;
  /** Ends a report that is being made, or removes one that is there. */
  readonly reporteArchivoQuitar: (
    call: OperationCall<'reporteArchivoQuitar'>,
  ) => Promise<OperationAnswer<'reporteArchivoQuitar'>>;
  /** Reports that one keeps, with their parameters and how often they are made. */
  readonly reportesGuardados: (
    call?: OperationCall<'reportesGuardados'>,
  ) => Promise<OperationAnswer<'reportesGuardados'>>;
  /** Keeps a report under a name; one that is made regularly needs the permission to export. */
  readonly reporteGuardar: (call: OperationCall<'reporteGuardar'>) => Promise<OperationAnswer<'reporteGuardar'>>;
  /** Changes a kept report; what is left out stays as it is. */
  readonly reporteGuardadoCambiar: (
    call: OperationCall<'reporteGuardadoCambiar'>,
  ) => Promise<OperationAnswer<'reporteGuardadoCambiar'>>;
  /** Forgets a kept report; files that were made of it stay. */
  readonly reporteGuardadoQuitar: (
    call: OperationCall<'reporteGuardadoQuitar'>,
  ) => Promise<OperationAnswer<'reporteGuardadoQuitar'>>;
  /** Records of every kind that the reader may list and that hold all the words: by kind, the best first. */
  readonly buscar: (call: OperationCall<'buscar'>) => Promise<OperationAnswer<'buscar'>>;
  /** Records that may be the one that is being filled in, as the schema of their kind says, within the reader's reach. */
  readonly parecidos: (call: OperationCall<'parecidos'>) => Promise<OperationAnswer<'parecidos'>>;
  /** Several catalogues in one answer, by the last part of their paths; those that the reader may not list are left out. 304 when nothing has changed since the `ETag` that is sent as `If-None-Match`. 422 when one has more than 2000 records. */
  readonly catalogoBulto: (call: OperationCall<'catalogoBulto'>) => Promise<OperationAnswer<'catalogoBulto'>>;
  /** Dashboards that people put together: one's own and those that others share. They hold no figures: each card asks for its own, within the reader's reach. */
  readonly tableroList: (call?: OperationCall<'tableroList'>) => Promise<OperationAnswer<'tableroList'>>;
  /** Saves a dashboard. Sharing it needs the permission vista.compartir. */
  readonly tableroCreate: (call: OperationCall<'tableroCreate'>) => Promise<OperationAnswer<'tableroCreate'>>;
  /** Renames, rewrites or shares a dashboard of one's own; what is left out stays as it is. */
  readonly tableroUpdate: (call: OperationCall<'tableroUpdate'>) => Promise<OperationAnswer<'tableroUpdate'>>;
  /** Deletes a dashboard of one's own. */
  readonly tableroDelete: (call: OperationCall<'tableroDelete'>) => Promise<OperationAnswer<'tableroDelete'>>;
  /** Saved views of a resource's list: one's own and those that others share. */
  readonly vistaList: (call: OperationCall<'vistaList'>) => Promise<OperationAnswer<'vistaList'>>;
  /** Saves a view of a list. Sharing it needs the permission vista.compartir. */
  readonly vistaCreate: (call: OperationCall<'vistaCreate'>) => Promise<OperationAnswer<'vistaCreate'>>;
  /** Renames, rewrites, shares or makes default a view of one's own; what is left out stays as it is. */
  readonly vistaUpdate: (call: OperationCall<'vistaUpdate'>) => Promise<OperationAnswer<'vistaUpdate'>>;
  /** Deletes a view of one's own. */
  readonly vistaDelete: (call: OperationCall<'vistaDelete'>) => Promise<OperationAnswer<'vistaDelete'>>;
  /** The list of exchange proposals, under the path that the specification gives it; `vence` asks for those promised for that day or earlier. */
  readonly propuestasCambioInsumoList: (
    call: OperationCall<'propuestasCambioInsumoList'>,
  ) => Promise<OperationAnswer<'propuestasCambioInsumoList'>>;
  /** Accepts, rejects or counters a proposal: the same as its steps `aceptar`, `rechazar` and `contraproponer`. */
  readonly propuestaCambioResponder: (
    call: OperationCall<'propuestaCambioResponder'>,
  ) => Promise<OperationAnswer<'propuestaCambioResponder'>>;
  /** Adds a message to the thread of a proposal, and tells the other side. */
  readonly propuestaCambioMensaje: (
    call: OperationCall<'propuestaCambioMensaje'>,
  ) => Promise<OperationAnswer<'propuestaCambioMensaje'>>;
  /** Makes a draft of an exchange proposal for some lots of one supplier in one warehouse, with all their free pieces, to be completed and sent. */
  readonly proponerCambio: (call: OperationCall<'proponerCambio'>) => Promise<OperationAnswer<'proponerCambio'>>;
  /** Receives an exchange in one transaction: old pieces leave (`S_CANJE`), new ones come in (`E_CANJE`), as many of each line; the letters lose what was claimed by them. 422 `PIEZAS_DESCUADRADAS` names the line. */
  readonly recibirCambioInsumo: (
    call: OperationCall<'recibirCambioInsumo'>,
  ) => Promise<OperationAnswer<'recibirCambioInsumo'>>;
  /** Suppliers as flat rows, each with its score of the last twelve months: the list of suppliers under the path that the specification gives it. */
  readonly proveedorList: (call?: OperationCall<'proveedorList'>) => Promise<OperationAnswer<'proveedorList'>>;
  /** Contracts of a supplier, of one fiscal year where `ejercicio` says so. */
  readonly proveedorContratos: (
    call: OperationCall<'proveedorContratos'>,
  ) => Promise<OperationAnswer<'proveedorContratos'>>;
  /** What a supplier delivered, lot by lot. */
  readonly proveedorEntregas: (
    call: OperationCall<'proveedorEntregas'>,
  ) => Promise<OperationAnswer<'proveedorEntregas'>>;
  /** The score of a supplier: one row. */
  readonly proveedorEvaluacion: (
    call: OperationCall<'proveedorEvaluacion'>,
  ) => Promise<OperationAnswer<'proveedorEvaluacion'>>;
  /** Exchange letters of a supplier, as far as the reader sees exchange letters. */
  readonly proveedorCartasCanje: (
    call: OperationCall<'proveedorCartasCanje'>,
  ) => Promise<OperationAnswer<'proveedorCartasCanje'>>;
  /** What happened to a device's connection, one event or several, once it is back. An event that was reported before (same device and beginning) counts once. */
  readonly redHistorialRegistrar: (
    call: OperationCall<'redHistorialRegistrar'>,
  ) => Promise<OperationAnswer<'redHistorialRegistrar'>>;
  /** Asks a second person to confirm, in their own session, one request that takes one (`secondPerson`): the operation with these parameters and this body, for five minutes. The answer's `avalId` then goes with that very request as `segundaPersona`. Another request of the same person for the same operation ends the one before. */
  readonly vouchAsk: (call: OperationCall<'vouchAsk'>) => Promise<OperationAnswer<'vouchAsk'>>;
  /** Requests of others that the account in use may confirm and that wait for a second person, the latest first. */
  readonly vouchList: (call?: OperationCall<'vouchList'>) => Promise<OperationAnswer<'vouchList'>>;
  /** What became of a request of one's own. 404 for one of somebody else. */
  readonly vouchState: (call: OperationCall<'vouchState'>) => Promise<OperationAnswer<'vouchState'>>;
  /** Confirms a request that waits, as its second person. 404 for one that is not there to confirm any more, or never was for this account. */
  readonly vouchConfirm: (call: OperationCall<'vouchConfirm'>) => Promise<OperationAnswer<'vouchConfirm'>>;
  /** Refuses a request that waits. 404 as for `vouchConfirm`. */
  readonly vouchRefuse: (call: OperationCall<'vouchRefuse'>) => Promise<OperationAnswer<'vouchRefuse'>>;
  /** Ends a request of one's own that waits, or was confirmed and not used. */
  readonly vouchWithdraw: (call: OperationCall<'vouchWithdraw'>) => Promise<OperationAnswer<'vouchWithdraw'>>;
  /** Events of the audit trail within the reader's reach, newest first; the next page begins where `siguiente` of this one says. */
  readonly bitacoraBuscar: (call: OperationCall<'bitacoraBuscar'>) => Promise<OperationAnswer<'bitacoraBuscar'>>;
  /** What an event changed, field by field, from where it was done, and its seal. Whoever is shown values of a patient has read them. */
  readonly bitacoraEvento: (call: OperationCall<'bitacoraEvento'>) => Promise<OperationAnswer<'bitacoraEvento'>>;
  /** Whether the last rows of the audit trail are what was sealed; all of them are looked at by `npm run audit:verify`. */
  readonly bitacoraCadena: (call?: OperationCall<'bitacoraCadena'>) => Promise<OperationAnswer<'bitacoraCadena'>>;
  /** Profile of the account that the token belongs to. 401 InvalidUser when it is unknown or inactive. */
  readonly usuarioActual: (call?: OperationCall<'usuarioActual'>) => Promise<OperationAnswer<'usuarioActual'>>;
  /** What an account may do and how far each permission reaches, in the reader's language, with what reaches nothing. 404 out of the actor's reach. */
  readonly usuarioPermisosEfectivos: (
    call: OperationCall<'usuarioPermisosEfectivos'>,
  ) => Promise<OperationAnswer<'usuarioPermisosEfectivos'>>;
  /** Remembers that whoever asks has been through the tour. */
  readonly recorrido: (call?: OperationCall<'recorrido'>) => Promise<OperationAnswer<'recorrido'>>;
  /** Keeps the language and the look that whoever asks has chosen, with their account; what is left out stays as it was. */
  readonly preferencias: (call: OperationCall<'preferencias'>) => Promise<OperationAnswer<'preferencias'>>;
  /** Gives somebody of the staff an account, with the e-mail of their personal details, and sends the invitation. 409 when they have one. */
  readonly usuarioVincular: (call: OperationCall<'usuarioVincular'>) => Promise<OperationAnswer<'usuarioVincular'>>;
  /** Gives a person who has an account an additional one, with its own e-mail and a declared reason, and sends the invitation. Both count as one person wherever two are needed. */
  readonly usuarioCuentaAdicional: (
    call: OperationCall<'usuarioCuentaAdicional'>,
  ) => Promise<OperationAnswer<'usuarioCuentaAdicional'>>;
  /** Profile and e-mail of the account that a person has. 404 when they have none. `If-Match` is heeded where it is sent. */
  readonly usuarioVincularActualizar: (
    call: OperationCall<'usuarioVincularActualizar'>,
  ) => Promise<OperationAnswer<'usuarioVincularActualizar'>>;
  /** Takes an active account out of service and ends its sessions. 409 for the last active SUPERUSUARIO. */
  readonly usuarioBloquear: (call: OperationCall<'usuarioBloquear'>) => Promise<OperationAnswer<'usuarioBloquear'>>;
  /** Puts a blocked account back into service; failed sign-ins of before no longer count. */
  readonly usuarioDesbloquear: (
    call: OperationCall<'usuarioDesbloquear'>,
  ) => Promise<OperationAnswer<'usuarioDesbloquear'>>;
  /** Takes the account of a person who left out of service and ends its sessions; its records stay. 409 for the last active SUPERUSUARIO. */
  readonly usuarioDesactivar: (
    call: OperationCall<'usuarioDesactivar'>,
  ) => Promise<OperationAnswer<'usuarioDesactivar'>>;
  /** Removes the second factor of an account whose holder lost it, and ends its sessions; they are told by mail. 409 for an own account, and for one without a second factor. */
  readonly usuarioQuitarSegundoFactor: (
    call: OperationCall<'usuarioQuitarSegundoFactor'>,
  ) => Promise<OperationAnswer<'usuarioQuitarSegundoFactor'>>;
  /** Sends an invited account another invitation; those of before stay good until one is used. */
  readonly usuarioReenviarInvitacion: (
    call: OperationCall<'usuarioReenviarInvitacion'>,
  ) => Promise<OperationAnswer<'usuarioReenviarInvitacion'>>;
  /** The steps that the reader can take with documents now, with how many there are. Steps that move a document on, and those alone. */
  readonly inicio: (call?: OperationCall<'inicio'>) => Promise<OperationAnswer<'inicio'>>;
  /** How the installation has arranged the menu: the modules that the caller's permissions and unit show, in the reader's language and in their order, and the keys of those that are hidden from them. */
  readonly moduloMenu: (call?: OperationCall<'moduloMenu'>) => Promise<OperationAnswer<'moduloMenu'>>;
  /** Everything that a profile can allow, in groups and in the reader's language, and which two of them one person should not hold together. */
  readonly perfilMatriz: (call?: OperationCall<'perfilMatriz'>) => Promise<OperationAnswer<'perfilMatriz'>>;
  /** A new profile with the permissions of this one; it is no system profile. 409 when another has the name. */
  readonly perfilClonar: (call: OperationCall<'perfilClonar'>) => Promise<OperationAnswer<'perfilClonar'>>;
  /** Second step of a sign-in: a code of the authenticator app, of the present half minute or its neighbours and used once, or a recovery code. Wrong codes wait as wrong passwords do. */
  readonly signInWithCode: (call: OperationCall<'signInWithCode'>) => Promise<OperationAnswer<'signInWithCode'>>;
  /** Where every account needs a second factor: a secret for an account that has none, whose password was right. It is in force once `confirmAtSignIn` got a code of it. */
  readonly enrolAtSignIn: (call: OperationCall<'enrolAtSignIn'>) => Promise<OperationAnswer<'enrolAtSignIn'>>;
  /** Puts the secret of `enrolAtSignIn` in force by its first code, answers a token and, once, the recovery codes. */
  readonly confirmAtSignIn: (call: OperationCall<'confirmAtSignIn'>) => Promise<OperationAnswer<'confirmAtSignIn'>>;
  /** Whether the account in use has a second factor, and what the installation asks for. Tells nothing of its secret. */
  readonly secondFactor: (call?: OperationCall<'secondFactor'>) => Promise<OperationAnswer<'secondFactor'>>;
  /** A secret of the account in use, given its password and, with a second factor in force, a code of that. It is in force once `activateSecondFactor` got a code of it, within 15 minutes; until then nothing changes. */
  readonly enrolSecondFactor: (
    call: OperationCall<'enrolSecondFactor'>,
  ) => Promise<OperationAnswer<'enrolSecondFactor'>>;
  /** Puts the secret of `enrolSecondFactor` in force by its first code, and answers the recovery codes once. Ends the account's other sessions. */
  readonly activateSecondFactor: (
    call: OperationCall<'activateSecondFactor'>,
  ) => Promise<OperationAnswer<'activateSecondFactor'>>;
  /** Removes the second factor of the account in use, given its password and a code. Ends the account's other sessions. 409 where every account needs one. */
  readonly removeSecondFactor: (
    call: OperationCall<'removeSecondFactor'>,
  ) => Promise<OperationAnswer<'removeSecondFactor'>>;
  /** New recovery codes of the account in use, given its password and a code, answered once; those of before are worth nothing. */
  readonly renewRecoveryCodes: (
    call: OperationCall<'renewRecoveryCodes'>,
  ) => Promise<OperationAnswer<'renewRecoveryCodes'>>;
  /** Token sign-in of the embedded mode: a token for an account and its password. An account with a second factor, and one that must set one up, gets a ticket for that step instead: `user` and `token` are null then, and `pendiente` says which. */
  readonly signIn: (call: OperationCall<'signIn'>) => Promise<OperationAnswer<'signIn'>>;
  /** Takes the body of SPEC 7. Sends an activation mail when an administrator has registered the e-mail and it has no password yet; answers alike for everybody. Nobody enters by it: the mail leads to the choice of a password, and that answers a token. `userName` and `password` are neither compared nor kept. */
  readonly signUp: (call: OperationCall<'signUp'>) => Promise<OperationAnswer<'signUp'>>;
  /** Sends a mail with a link to choose another password; answers alike for everybody. */
  readonly forgotPassword: (call: OperationCall<'forgotPassword'>) => Promise<OperationAnswer<'forgotPassword'>>;
  /** Sets the password with the code of a mail, which works once, and activates an invited account. Ends all its sessions, and answers the token of a new one; with a second factor, a ticket as `signIn` does. */
  readonly resetPassword: (call: OperationCall<'resetPassword'>) => Promise<OperationAnswer<'resetPassword'>>;
  /** Sets another password for whoever asks, given the present one. Ends the account's other sessions. */
  readonly changePassword: (call: OperationCall<'changePassword'>) => Promise<OperationAnswer<'changePassword'>>;
  /** Begins the session of a token of the identity provider, because its person pressed the button: no other call does, and until then each answers 401 `SESION_TERMINADA`. For a session that goes on it notes a sign-in at the provider that is later than the one of before (`auth_time`). A token of our own has its session from the start. */
  readonly beginSession: (call?: OperationCall<'beginSession'>) => Promise<OperationAnswer<'beginSession'>>;
  /** Proves with their password who uses the session that asks. For ten minutes it may then do what takes a fresh sign-in (`freshSignIn`). 422 on `password` for a wrong one, which counts as a failed sign-in. */
  readonly confirmIdentity: (call: OperationCall<'confirmIdentity'>) => Promise<OperationAnswer<'confirmIdentity'>>;
  /** Sessions of the account in use that go on, the one that asks first, then by latest use. */
  readonly sessions: (call?: OperationCall<'sessions'>) => Promise<OperationAnswer<'sessions'>>;
  /** Ends another session of the account in use. 404 for one that is over or of another account. */
  readonly closeSession: (call: OperationCall<'closeSession'>) => Promise<OperationAnswer<'closeSession'>>;
  /** Ends all sessions of the account in use but the one that asks. */
  readonly closeOtherSessions: (
    call?: OperationCall<'closeOtherSessions'>,
  ) => Promise<OperationAnswer<'closeOtherSessions'>>;
  /** Revokes the token that the request carries. */
  readonly signOut: (call?: OperationCall<'signOut'>) => Promise<OperationAnswer<'signOut'>>;
  /** Begins to try a profile out in a unit: requests with the header `X-Simulacion` are answered as for a user of that profile there, for half an hour, and write nothing. 403 when the profile reaches further than the caller. */
  readonly simulacionPerfil: (call: OperationCall<'simulacionPerfil'>) => Promise<OperationAnswer<'simulacionPerfil'>>;
  /** Begins to try out what a user sees: their profile, in their unit, warehouses and services, their own documents included. Otherwise as for a profile. */
  readonly simulacionUsuario: (
    call: OperationCall<'simulacionUsuario'>,
  ) => Promise<OperationAnswer<'simulacionUsuario'>>;
  /** Ends the trial that the request belongs to. True also when it was over. */
  readonly simulacionTerminar: (
    call?: OperationCall<'simulacionTerminar'>,
  ) => Promise<OperationAnswer<'simulacionTerminar'>>;
  /** Gives somebody of a supplier an account, and sends the invitation when it is active. */
  readonly vincularUsuarioProveedor: (
    call: OperationCall<'vincularUsuarioProveedor'>,
  ) => Promise<OperationAnswer<'vincularUsuarioProveedor'>>;
  /** The accounts of suppliers' people, of one supplier where `proveedorId` says so, inactive ones too. Sorted and searched by the names of the rows. */
  readonly proveedorUsuarios: (
    call: OperationCall<'proveedorUsuarios'>,
  ) => Promise<OperationAnswer<'proveedorUsuarios'>>;
  /** Name, e-mail and active flag of the account of somebody of a supplier. `If-Match` is heeded where it is sent. */
  readonly usuarioProveedorActualizar: (
    call: OperationCall<'usuarioProveedorActualizar'>,
  ) => Promise<OperationAnswer<'usuarioProveedorActualizar'>>;
  /** Which warehouses with a surplus, or with pieces that they will not use before they expire, could help which others that are short, as far as the reader may ask for supplies. Pieces that expire first, then those that help most; at most 200, and `total` of all. */
  readonly redistribucion: (call: OperationCall<'redistribucion'>) => Promise<OperationAnswer<'redistribucion'>>;
  /** Makes one supply request of kind REDISTRIBUCION for each pair of warehouses and sends it. What was suggested is looked at anew: 409 where the warehouse that would give has not that many pieces by now. All or none. */
  readonly redistribuir: (call: OperationCall<'redistribuir'>) => Promise<OperationAnswer<'redistribuir'>>;
  /** Adds a comment to the thread of a request; both warehouses and the reviewers see it. */
  readonly solicitudComentar: (
    call: OperationCall<'solicitudComentar'>,
  ) => Promise<OperationAnswer<'solicitudComentar'>>;
  /** Makes a draft of a request with what a warehouse needs, worked out from its levels, what is under way and what has been asked for: what is at or below its reorder point, or what its fixed fund lacks (a ward asks for that as COLECTIVO). Most urgent first, as many as a request takes. */
  readonly solicitudSugerida: (
    call: OperationCall<'solicitudSugerida'>,
  ) => Promise<OperationAnswer<'solicitudSugerida'>>;
  /** A draft of the same two warehouses with what a received request got less of than was authorised. 409 PENDIENTE_PEDIDO with the number of the request that asks for it already, unless that was cancelled or rejected; 409 NADA_PENDIENTE where nothing is lacking. */
  readonly solicitudPendiente: (
    call: OperationCall<'solicitudPendiente'>,
  ) => Promise<OperationAnswer<'solicitudPendiente'>>;
  /** Captures a request that was made on paper: it is sent at once, with its number. */
  readonly solicitudManual: (call: OperationCall<'solicitudManual'>) => Promise<OperationAnswer<'solicitudManual'>>;
  /** The requests that were captured from paper. */
  readonly solicitudManualList: (
    call?: OperationCall<'solicitudManualList'>,
  ) => Promise<OperationAnswer<'solicitudManualList'>>;
  /** The lines of a request, under the path that the specification gives them. */
  readonly solicitudDetalle: (call: OperationCall<'solicitudDetalle'>) => Promise<OperationAnswer<'solicitudDetalle'>>;
  /** What lines of requests are decided by, in the order of the question: stock of the asking and of the supplying warehouse, in transit, asked for elsewhere, average use, months, and the suggested amount with its reason. Of a warehouse out of reach only what a request within reach asks for. */
  readonly solicitudCifras: (call: OperationCall<'solicitudCifras'>) => Promise<OperationAnswer<'solicitudCifras'>>;
  /** The supplies that a supplying warehouse carries, page by page, with what both sides have of them; null where no stock is kept. A warehouse whose catalogue was never set up carries all. */
  readonly almacenVerClaves: (call: OperationCall<'almacenVerClaves'>) => Promise<OperationAnswer<'almacenVerClaves'>>;
  /** How many requests are in each state, how many of them urgent, how many past their time limit. */
  readonly cantidadEstatusSolicitud: (
    call: OperationCall<'cantidadEstatusSolicitud'>,
  ) => Promise<OperationAnswer<'cantidadEstatusSolicitud'>>;
  /** What came into a warehouse and left it in a period, movement by movement, with the figures of filling, accuracy, turnover and shrinkage. */
  readonly almacen: (call: OperationCall<'almacen'>) => Promise<OperationAnswer<'almacen'>>;
  /** How each warehouse, pharmacy and CENDIS stands: supply level, critical supplies, value, what is about to expire, open requests and trend. */
  readonly almacenesRed: (call: OperationCall<'almacenesRed'>) => Promise<OperationAnswer<'almacenesRed'>>;
  /** The care that units gave in a period: visits, waiting times, signed consultations, prescriptions filled, and programmes. */
  readonly atencionMedica: (call: OperationCall<'atencionMedica'>) => Promise<OperationAnswer<'atencionMedica'>>;
  /** Month by month, what expires and what will not be used in time at the present pace. */
  readonly caducidades: (call: OperationCall<'caducidades'>) => Promise<OperationAnswer<'caducidades'>>;
  /** How a CENDIS served in a period, and was served: fixed fund, what it asked for and received of each supply, orders of services, returns and minutes. */
  readonly cendis: (call: OperationCall<'cendis'>) => Promise<OperationAnswer<'cendis'>>;
  /** What was dispensed to the patients of each service: line by line, or by service, patient or supply, with its cost and that of each bed-day. */
  readonly centrales: (call: OperationCall<'centrales'>) => Promise<OperationAnswer<'centrales'>>;
  /** Compares what each warehouse has, lot by lot, with what its movements in the ledger come to. */
  readonly comprobacion: (call: OperationCall<'comprobacion'>) => Promise<OperationAnswer<'comprobacion'>>;
  /** What the signed consultations of a period were for, of a unit or a physician, and at what hours visits arrived. */
  readonly consultasDiagnosticos: (
    call: OperationCall<'consultasDiagnosticos'>,
  ) => Promise<OperationAnswer<'consultasDiagnosticos'>>;
  /** What was short in the last six closed months: days without stock, and pieces that were asked for and not supplied. */
  readonly desabasto: (call: OperationCall<'desabasto'>) => Promise<OperationAnswer<'desabasto'>>;
  /** How much of the time each unit was connected, when it was not, and where it fails most. */
  readonly disponibilidad: (call: OperationCall<'disponibilidad'>) => Promise<OperationAnswer<'disponibilidad'>>;
  /** What a pharmacy filled in a period: prescriptions, supplies and pieces, times, cost, stock and what is about to expire. */
  readonly farmacia: (call: OperationCall<'farmacia'>) => Promise<OperationAnswer<'farmacia'>>;
  /** How much there is of what each service must always have, and how much is missing. */
  readonly fondoFijo: (call: OperationCall<'fondoFijo'>) => Promise<OperationAnswer<'fondoFijo'>>;
  /** Profiles that hold two permissions that one person should not have together, who uses them, and who holds them by two accounts. */
  readonly funcionesIncompatibles: (
    call: OperationCall<'funcionesIncompatibles'>,
  ) => Promise<OperationAnswer<'funcionesIncompatibles'>>;
  /** The stays of a hospital in a period, and how its beds were used: occupancy, average stay, turnover and substitution interval. */
  readonly hospitalizacion: (call: OperationCall<'hospitalizacion'>) => Promise<OperationAnswer<'hospitalizacion'>>;
  /** By supply: what was requested, supplied and received in each month of a half-year, and what was used. */
  readonly informeSemestre: (call: OperationCall<'informeSemestre'>) => Promise<OperationAnswer<'informeSemestre'>>;
  /** What there is of each supply, what left in the last day, what is under way and what to ask for. */
  readonly inventarioCendis: (call: OperationCall<'inventarioCendis'>) => Promise<OperationAnswer<'inventarioCendis'>>;
  /** The stock of a warehouse or a unit on a date, by supply or by lot, with its levels, its use and its value. */
  readonly inventarioReporte: (
    call: OperationCall<'inventarioReporte'>,
  ) => Promise<OperationAnswer<'inventarioReporte'>>;
  /** The control book: of each medicine of the classes I to III in a pharmacy the opening balance, what came in and left with the prescription, the patient and their address, who prescribed, dispensed, verified and received, the closing balance, what was counted and the difference. */
  readonly medicamentoControlado: (
    call: OperationCall<'medicamentoControlado'>,
  ) => Promise<OperationAnswer<'medicamentoControlado'>>;
  /** What share of the configured supplies is in stock, by unit, jurisdiction, warehouse or kind of supply. */
  readonly nivelAbasto: (call: OperationCall<'nivelAbasto'>) => Promise<OperationAnswer<'nivelAbasto'>>;
  /** The referral of a patient to another unit: where to, how urgent, why, clinical summary, diagnoses and treatment (NOM-004-SSA3-2012, 6.4). */
  readonly notaReferencia: (call: OperationCall<'notaReferencia'>) => Promise<OperationAnswer<'notaReferencia'>>;
  /** How the network stands and how it was supplied in a period: stock, requests, filling, differences, value, expiry and shrinkage of each unit. */
  readonly oficinaCentral: (call: OperationCall<'oficinaCentral'>) => Promise<OperationAnswer<'oficinaCentral'>>;
  /** Charge orders asked for in a period: who asked for, authorised, dispensed and received them, in how many minutes, with their pieces and cost. */
  readonly ordenCargo: (call: OperationCall<'ordenCargo'>) => Promise<OperationAnswer<'ordenCargo'>>;
  /** How many people each programme follows, how many it reached in the month, and how much of its target that is. */
  readonly programasAvance: (call: OperationCall<'programasAvance'>) => Promise<OperationAnswer<'programasAvance'>>;
  /** What the enrolled people of each unit will need in the month, beside what is free in its pharmacy and warehouse. */
  readonly programasMedicinas: (
    call: OperationCall<'programasMedicinas'>,
  ) => Promise<OperationAnswer<'programasMedicinas'>>;
  /** The prescription to hand to the patient: how each medicine is taken, with the marks of its class and whether the pharmacy keeps it. */
  readonly recetaImpresa: (call: OperationCall<'recetaImpresa'>) => Promise<OperationAnswer<'recetaImpresa'>>;
  /** What was prescribed in a unit and what was filled of it: line by line, or by physician, supply, diagnosis or programme, with the demand that was not met. */
  readonly recetas: (call: OperationCall<'recetas'>) => Promise<OperationAnswer<'recetas'>>;
  /** What is sent to whoever asked for it, by lot: it goes with the shipment, and is signed when that is handed over and received. */
  readonly remision: (call: OperationCall<'remision'>) => Promise<OperationAnswer<'remision'>>;
  /** What came into a warehouse of one supply and left it, with the opening balance, the one after each movement and the closing one. */
  readonly tarjetaKardex: (call: OperationCall<'tarjetaKardex'>) => Promise<OperationAnswer<'tarjetaKardex'>>;
  /** How inpatients are now and what is due to them: signs, doses, notes and orders; and how the doses of the period were given. */
  readonly turnoEnfermeria: (call: OperationCall<'turnoEnfermeria'>) => Promise<OperationAnswer<'turnoEnfermeria'>>;
  /** How each unit stands: supply level, critical supplies, value, what is about to expire, open requests and trend. Where most is missing comes first. */
  readonly unidadesRed: (call: OperationCall<'unidadesRed'>) => Promise<OperationAnswer<'unidadesRed'>>;
}

/** The operations beyond the standard five, over the given client. */
export function createOperations(http: HttpClient): Operations {
  // A function for each in words would weigh on every first page.
  const names = Object.keys(CALLS) as (keyof Operations)[];
  return Object.fromEntries(
    names.map((name) => [name, (call: OperationCall<typeof name> = {} as never) => callOperation(http, name, call)]),
  ) as unknown as Operations;
}
