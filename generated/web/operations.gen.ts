// Generated from schemas/endpoints/agenda/agenda.json, schemas/endpoints/agenda/horario.json, schemas/endpoints/avisos/mensajeria.json, schemas/endpoints/avisos/notificaciones.json, schemas/endpoints/catalogos/clave-local.json, schemas/endpoints/catalogos/insumo.json, schemas/endpoints/consulta/consulta.json, schemas/endpoints/consulta/signos.json, schemas/endpoints/consulta/visita.json, schemas/endpoints/farmacia/controlados.json, schemas/endpoints/farmacia/receta.json, schemas/endpoints/hospital/entrega-turno.json, schemas/endpoints/hospital/hospitalizacion.json, schemas/endpoints/inventario/alerta-sanitaria.json, schemas/endpoints/inventario/conteo.json, schemas/endpoints/inventario/insumo-configuracion.json, schemas/endpoints/inventario/inventario.json, schemas/endpoints/inventario/lote.json, schemas/endpoints/inventario/temperatura.json, schemas/endpoints/oficina-central/insumo-configuracion.json, schemas/endpoints/oficina-central/red.json, schemas/endpoints/oficina-central/solicitud.json, schemas/endpoints/ordenes/orden-cargo.json, schemas/endpoints/ordenes/surtido.json, schemas/endpoints/pacientes/paciente.json, schemas/endpoints/platform/archivos.json, schemas/endpoints/platform/busqueda.json, schemas/endpoints/platform/catalogo-bulto.json, schemas/endpoints/platform/tableros.json, schemas/endpoints/platform/vistas.json, schemas/endpoints/proveedores/propuesta-cambio.json, schemas/endpoints/proveedores/proveedor.json, schemas/endpoints/red/red-historial.json, schemas/endpoints/seguridad/aval.json, schemas/endpoints/seguridad/bitacora.json, schemas/endpoints/seguridad/cuentas.json, schemas/endpoints/seguridad/inicio.json, schemas/endpoints/seguridad/modulo.json, schemas/endpoints/seguridad/perfil.json, schemas/endpoints/seguridad/second-factor.json, schemas/endpoints/seguridad/sign-in.json, schemas/endpoints/seguridad/simulacion.json, schemas/endpoints/seguridad/usuario-proveedor.json, schemas/endpoints/solicitudes/redistribucion.json, schemas/endpoints/solicitudes/solicitud.json, schemas/reports/almacen.json, schemas/reports/almacenes-red.json, schemas/reports/atencion-medica.json, schemas/reports/caducidades.json, schemas/reports/cendis.json, schemas/reports/centrales.json, schemas/reports/comprobacion.json, schemas/reports/consultas-diagnosticos.json, schemas/reports/desabasto.json, schemas/reports/disponibilidad.json, schemas/reports/farmacia.json, schemas/reports/fondo-fijo.json, schemas/reports/funciones-incompatibles.json, schemas/reports/hospitalizacion.json, schemas/reports/informe-semestre.json, schemas/reports/inventario-cendis.json, schemas/reports/inventario-reporte.json, schemas/reports/medicamento-controlado.json, schemas/reports/nivel-abasto.json, schemas/reports/nota-referencia.json, schemas/reports/oficina-central.json, schemas/reports/orden-cargo.json, schemas/reports/programas-avance.json, schemas/reports/programas-medicinas.json, schemas/reports/receta-impresa.json, schemas/reports/recetas.json, schemas/reports/remision.json, schemas/reports/tarjeta-kardex.json, schemas/reports/turno-enfermeria.json, schemas/reports/unidades-red.json by `npm run generate`. Do not edit: your change would be lost.

import { CALLS } from '../shared/operations.gen';
import { callOperation, type OperationAnswer, type OperationCall } from '#platform/web/client/call-operation';
import type { HttpClient } from '#platform/web/client/http-client';

export interface Operations {
  /** Returns the agenda entries between two days of the unit, in order of time: at most 62 days and 2000 entries. Access is written to the audit trail once a day for the same person and content. */
  readonly agendaEventos: (call: OperationCall<'agendaEventos'>) => Promise<OperationAnswer<'agendaEventos'>>;
  /** Returns the free slots of a physician, or of each dock of a warehouse, on one day or within a period of at most 14 days. Holidays, days off and booked slots are excluded, and slots that have begun unless all are requested. Returns none for an agenda out of the caller's reach; a supplier sees the slots of warehouses. */
  readonly agendaHoras: (call: OperationCall<'agendaHoras'>) => Promise<OperationAnswer<'agendaHoras'>>;
  /** Returns the agendas of a unit, by default the caller's: physicians with opening hours in force, and which of them is the caller. Also returns the warehouses that accept deliveries, of the named unit or all within reach (a supplier: all). */
  readonly agendaContexto: (call: OperationCall<'agendaContexto'>) => Promise<OperationAnswer<'agendaContexto'>>;
  /** Returns the address of the caller's calendar (iCalendar), and the user name and password for HTTP Basic. The password is shown only once and replaces the previous one. */
  readonly calendarioSuscribir: (
    call?: OperationCall<'calendarioSuscribir'>,
  ) => Promise<OperationAnswer<'calendarioSuscribir'>>;
  /** Revokes the password of the caller's calendar. */
  readonly calendarioRevocar: (
    call?: OperationCall<'calendarioRevocar'>,
  ) => Promise<OperationAnswer<'calendarioRevocar'>>;
  /** Changes or ends opening hours, and decides about each appointment that no longer fits. An appointment moves to the next free slot of the same physician or warehouse and service, is cancelled, or is kept outside hours. The request applies completely or not at all; without `horario` the hours end. Reception staff and the people who booked are notified. */
  readonly horarioCambiar: (call: OperationCall<'horarioCambiar'>) => Promise<OperationAnswer<'horarioCambiar'>>;
  /** Opens the WebSocket for notifications and changes, below the base of the API, with the protocols `red-salud.1` and the ticket. Not available during the simulation of a profile. */
  readonly negotiate: (call?: OperationCall<'negotiate'>) => Promise<OperationAnswer<'negotiate'>>;
  /** Returns the caller's notifications, newest first, with texts in the caller's language. The header X-Sin-Leer contains the number of unread notifications. */
  readonly notificacionesList: (
    call?: OperationCall<'notificacionesList'>,
  ) => Promise<OperationAnswer<'notificacionesList'>>;
  /** Marks some of the caller's notifications as seen, or all up to a moment. Returns the number that remain unread. */
  readonly marcarVista: (call: OperationCall<'marcarVista'>) => Promise<OperationAnswer<'marcarVista'>>;
  /** Returns the caller's delivery channels by kind of notice. Every notice appears on the screen; by choice it is also mailed at once or once a day. */
  readonly avisosCanales: (call?: OperationCall<'avisosCanales'>) => Promise<OperationAnswer<'avisosCanales'>>;
  /** Stores the caller's delivery channels by kind of notice: `CORREO` mails each notice at once, `RESUMEN` mails all notices of a day at seven in the morning. Omitted kinds do not change. */
  readonly avisosCanalesGuardar: (
    call: OperationCall<'avisosCanalesGuardar'>,
  ) => Promise<OperationAnswer<'avisosCanalesGuardar'>>;
  /** Returns the key with which a device encrypts the data that it stores for this person's offline work. Each person has one unique, permanent key. */
  readonly claveLocal: (call?: OperationCall<'claveLocal'>) => Promise<OperationAnswer<'claveLocal'>>;
  /** Creates and updates supplies from a spreadsheet. Checks the rows first, then writes all of them in one transaction. */
  readonly insumoImportar: (call: OperationCall<'insumoImportar'>) => Promise<OperationAnswer<'insumoImportar'>>;
  /** Returns the diagnoses that the caller has used most often in signed notes. */
  readonly consultaFavoritos: (
    call?: OperationCall<'consultaFavoritos'>,
  ) => Promise<OperationAnswer<'consultaFavoritos'>>;
  /** Replaces a set of vital signs that was recorded wrongly. The body is the complete correct set, as for `POST /pacientes/signos`, with the reason; patient, visit, stay and moment come from the old set, which may be older than a day. The old set remains visible as CORREGIDO and no longer counts; of two concurrent corrections one is refused. */
  readonly signosCorregir: (call: OperationCall<'signosCorregir'>) => Promise<OperationAnswer<'signosCorregir'>>;
  /** Returns the vital signs of a patient for graphs, as columns of equal length, oldest first; null means not measured. Corrected sets are excluded. `GET /pacientes/signos?pacienteId=…&serie=true` returns the same. */
  readonly signosSerie: (call: OperationCall<'signosSerie'>) => Promise<OperationAnswer<'signosSerie'>>;
  /** Returns the context for recording the vital signs of a visit: the patient, the data that limits and scores depend on, and the last value of each sign with its date. */
  readonly signosContexto: (call: OperationCall<'signosContexto'>) => Promise<OperationAnswer<'signosContexto'>>;
  /** Returns the context for recording the vital signs of an inpatient: the patient, the data that limits and scores depend on, and the last value of each sign with its date. */
  readonly signosContextoEstancia: (
    call: OperationCall<'signosContextoEstancia'>,
  ) => Promise<OperationAnswer<'signosContextoEstancia'>>;
  /** Returns the context for correcting a set of vital signs: the patient, and the last value of each sign before that set. */
  readonly signosContextoToma: (
    call: OperationCall<'signosContextoToma'>,
  ) => Promise<OperationAnswer<'signosContextoToma'>>;
  /** Returns today's visits of a unit, by default the caller's. Called patients come first, the latest call on top; waiting patients follow in calling order, by triage and then by turn. Because the page polls every few seconds, access is written to the audit trail once a day for the same person and content. */
  readonly visitaCola: (call: OperationCall<'visitaCola'>) => Promise<OperationAnswer<'visitaCola'>>;
  /** Returns the contents of a waiting-room screen: turns and the places they are called to, without patient names. */
  readonly visitaTablero: (call: OperationCall<'visitaTablero'>) => Promise<OperationAnswer<'visitaTablero'>>;
  /** Calls a waiting patient: counts the call and announces a place, by default the service of the visit. Calls are counted separately in each state. If the request contains the number of calls the caller has seen, it is refused when another person has called in the meantime. */
  readonly visitaLlamar: (call: OperationCall<'visitaLlamar'>) => Promise<OperationAnswer<'visitaLlamar'>>;
  /** Returns a patient who was called and did not come to the waiting patients, at the position of their triage. Earlier calls still count. */
  readonly visitaDevolver: (call: OperationCall<'visitaDevolver'>) => Promise<OperationAnswer<'visitaDevolver'>>;
  /** Calls the next waiting patient of a unit or of one of its services: by triage, then patients not yet called, then by turn. It does not call the same patient again. Two concurrent requests call two patients. */
  readonly visitaSiguiente: (call: OperationCall<'visitaSiguiente'>) => Promise<OperationAnswer<'visitaSiguiente'>>;
  /** Returns the visits of a patient within reach, newest first, with the diagnoses of their signed notes. */
  readonly visitaPrevias: (call: OperationCall<'visitaPrevias'>) => Promise<OperationAnswer<'visitaPrevias'>>;
  /** Returns the control book of a warehouse for one class. Each medicine has its opening balance, receipts, issues and balance; the book also has the special numbers used, the weekly count and the findings of the last count. Defaults are the first warehouse within the caller's reach, and the strictest class that has entries. */
  readonly controladosLibro: (call: OperationCall<'controladosLibro'>) => Promise<OperationAnswer<'controladosLibro'>>;
  /** Returns one medicine's page of the control book of a warehouse: the movements of a period in ledger order. Each has its document, prescription, patient, physician, lot, and the people who dispensed and verified. Returns at most the last 500, with `total` of all; a caller who may not identify patients gets initials and no address. */
  readonly controladosMovimientos: (
    call: OperationCall<'controladosMovimientos'>,
  ) => Promise<OperationAnswer<'controladosMovimientos'>>;
  /** Begins the weekly count of the controlled medicines of a warehouse, as a blind count without tolerance. If this week's count is still open, returns that count with `nuevo` false. */
  readonly controladosContar: (
    call: OperationCall<'controladosContar'>,
  ) => Promise<OperationAnswer<'controladosContar'>>;
  /** Returns the objections to a prescription that is being written, with the suggested amount and the stock of each medicine. Nothing is stored. A line without a dose gets its stock only; lines that continue another line are included. */
  readonly recetaRevisar: (call: OperationCall<'recetaRevisar'>) => Promise<OperationAnswer<'recetaRevisar'>>;
  /** Creates a draft with the same lines for the same patient, in the actor's latest consultation with that patient. 422 CONSULTA_REQUERIDA if there is none within the last day. */
  readonly recetaRepetir: (call: OperationCall<'recetaRepetir'>) => Promise<OperationAnswer<'recetaRepetir'>>;
  /** Returns a proposal for dispensing a prescription: lots of each line by expiry, missing pieces, substitutes, and other warehouses that have the supply. */
  readonly recetaPropuestaSurtido: (
    call: OperationCall<'recetaPropuestaSurtido'>,
  ) => Promise<OperationAnswer<'recetaPropuestaSurtido'>>;
  /** Dispenses pieces of a prescription in one transaction, from available and unexpired lots of the warehouse, up to the amount that the fill allows. 409 EXISTENCIA_INSUFICIENTE (with the present stock), RECETA_VENCIDA or SURTIMIENTOS_AGOTADOS. A controlled or high-risk medicine requires a second person, who confirms with their own password. */
  readonly recetaSurtir: (call: OperationCall<'recetaSurtir'>) => Promise<OperationAnswer<'recetaSurtir'>>;
  /** Requests the prescriber's permission to replace a medicine that the pharmacy lacks with an equivalent of the catalogue. The prescriber is notified; the substitute cannot be dispensed before the permission. Controlled medicines are never substituted. */
  readonly recetaSustitutoProponer: (
    call: OperationCall<'recetaSustitutoProponer'>,
  ) => Promise<OperationAnswer<'recetaSustitutoProponer'>>;
  /** Allows the substitutes that the pharmacy proposed. 422 if the catalogue no longer lists a substitute as equivalent, or if the patient is allergic to one. */
  readonly recetaSustitutoAutorizar: (
    call: OperationCall<'recetaSustitutoAutorizar'>,
  ) => Promise<OperationAnswer<'recetaSustitutoAutorizar'>>;
  /** Refuses the substitutes that the pharmacy proposed. */
  readonly recetaSustitutoNegar: (
    call: OperationCall<'recetaSustitutoNegar'>,
  ) => Promise<OperationAnswer<'recetaSustitutoNegar'>>;
  /** Returns the prescriptions that wait at the pharmacies within the actor's reach, longest waiting first. */
  readonly recetaCola: (call: OperationCall<'recetaCola'>) => Promise<OperationAnswer<'recetaCola'>>;
  /** Returns the pieces that are still owed to patients, with the pharmacy's present stock of each. */
  readonly recetaPendientes: (call: OperationCall<'recetaPendientes'>) => Promise<OperationAnswer<'recetaPendientes'>>;
  /** Makes a prescription of another pharmacy of the network available to the caller's for 48 hours, by its complete number, which is printed on it and encoded in its code. The caller's pharmacy must dispense for others (`almacen.surtimientoCruzado`). 404 unless the prescription can still be dispensed; each access is recorded. */
  readonly recetaAbrir: (call: OperationCall<'recetaAbrir'>) => Promise<OperationAnswer<'recetaAbrir'>>;
  /** Returns the caller's handover at the end of a shift: the data of each of their patients in SBAR order, unresolved matters first, and the draft or the signed handover. The default shift is the one that is ending or ended within the last two hours. */
  readonly entregaTurnoResumen: (
    call: OperationCall<'entregaTurnoResumen'>,
  ) => Promise<OperationAnswer<'entregaTurnoResumen'>>;
  /** Stores the nurse's handover texts for her patients. The first call creates the draft. */
  readonly entregaTurnoGuardar: (
    call: OperationCall<'entregaTurnoGuardar'>,
  ) => Promise<OperationAnswer<'entregaTurnoGuardar'>>;
  /** Signs a handover for both nurses: the outgoing nurse by the session, the incoming nurse by their own password. The data of the shift are stored as they are at that moment. */
  readonly entregaTurnoFirmar: (
    call: OperationCall<'entregaTurnoFirmar'>,
  ) => Promise<OperationAnswer<'entregaTurnoFirmar'>>;
  /** Returns the caller's patients on a shift, with the tasks due for each. Without any assignments, returns all patients of the caller's wards. At most 200. */
  readonly hospitalizacionAsignados: (
    call: OperationCall<'hospitalizacionAsignados'>,
  ) => Promise<OperationAnswer<'hospitalizacionAsignados'>>;
  /** Assigns patients of a ward to a nurse for a shift. The list replaces the nurse's previous patients of that shift. */
  readonly hospitalizacionAsignar: (
    call: OperationCall<'hospitalizacionAsignar'>,
  ) => Promise<OperationAnswer<'hospitalizacionAsignar'>>;
  /** Returns the assignment of a service's patients to the unit's nurses on a shift, with the assignment of the same shift of the day before. */
  readonly hospitalizacionAsignaciones: (
    call: OperationCall<'hospitalizacionAsignaciones'>,
  ) => Promise<OperationAnswer<'hospitalizacionAsignaciones'>>;
  /** Returns the inpatients within reach, by bed. Depending on the status, returns discharged or expected patients instead. At most 500. */
  readonly hospitalizacionPacientes: (
    call: OperationCall<'hospitalizacionPacientes'>,
  ) => Promise<OperationAnswer<'hospitalizacionPacientes'>>;
  /** Returns the beds of a hospital by ward with their patients, the patients who wait for admission, and the discharges expected today. */
  readonly hospitalizacionMapa: (
    call: OperationCall<'hospitalizacionMapa'>,
  ) => Promise<OperationAnswer<'hospitalizacionMapa'>>;
  /** Returns the vital signs of a stay with Glasgow and NEWS2, including corrected sets (`estatus` CORREGIDO), and its fluids by shift. Also returns the number of pages of the 24-hour sheet (SPEC 9: one for each day begun). */
  readonly hospitalizacionSignos: (
    call: OperationCall<'hospitalizacionSignos'>,
  ) => Promise<OperationAnswer<'hospitalizacionSignos'>>;
  /** Records one set of vital signs of an inpatient, as for `POST /pacientes/signos`. A NEWS2 of 7 or more notifies the person responsible for the ward. */
  readonly hospitalizacionSignosCapturar: (
    call: OperationCall<'hospitalizacionSignosCapturar'>,
  ) => Promise<OperationAnswer<'hospitalizacionSignosCapturar'>>;
  /** Returns the notes of a stay, newest first, and whether today's note is overdue (NOM-004 8.3). */
  readonly hospitalizacionNotas: (
    call: OperationCall<'hospitalizacionNotas'>,
  ) => Promise<OperationAnswer<'hospitalizacionNotas'>>;
  /** Saves a note of a stay as a draft of its author. A save that was made before the previous one had arrived names that save in `sigueA` and continues the same draft. */
  readonly hospitalizacionNotaGuardar: (
    call: OperationCall<'hospitalizacionNotaGuardar'>,
  ) => Promise<OperationAnswer<'hospitalizacionNotaGuardar'>>;
  /** Returns the missing requirements of a discharge, and a discharge note drafted from the stay. */
  readonly hospitalizacionEgreso: (
    call: OperationCall<'hospitalizacionEgreso'>,
  ) => Promise<OperationAnswer<'hospitalizacionEgreso'>>;
  /** Completes one phase of a discharge: MEDICA takes the physician's step, ADMINISTRATIVA the reception's, DIRECTA both for a patient who absconded or died. The rest of the body contains the values of that step. 409 ALTA_BLOQUEADA while orders are open. */
  readonly hospitalizacionEgresar: (
    call: OperationCall<'hospitalizacionEgresar'>,
  ) => Promise<OperationAnswer<'hospitalizacionEgresar'>>;
  /** Creates the orders of a physician for an inpatient, all or none. Objections to a medicine are returned in `advertencias`. A line with an objection that blocks or requires a justification is refused with 422 until it gives a reason. */
  readonly hospitalizacionIndicar: (
    call: OperationCall<'hospitalizacionIndicar'>,
  ) => Promise<OperationAnswer<'hospitalizacionIndicar'>>;
  /** Returns the orders of a stay with the doses due on a day and the result of each. */
  readonly hospitalizacionMinistraciones: (
    call: OperationCall<'hospitalizacionMinistraciones'>,
  ) => Promise<OperationAnswer<'hospitalizacionMinistraciones'>>;
  /** Records the result of one dose as given, omitted or refused, once for each time. A high-risk medicine requires a second person, who confirms with their own password. */
  readonly hospitalizacionMinistrar: (
    call: OperationCall<'hospitalizacionMinistrar'>,
  ) => Promise<OperationAnswer<'hospitalizacionMinistrar'>>;
  /** Records a warehouse's answer to a recall: the pieces of the lot that it has set aside, and what happened to the others. A second answer replaces the first. */
  readonly alertaSanitariaResponder: (
    call: OperationCall<'alertaSanitariaResponder'>,
  ) => Promise<OperationAnswer<'alertaSanitariaResponder'>>;
  /** Writes the counted amounts of single lines, independently of other people's counts; during a recount, writes the recount. A line whose amount has changed keeps it (`guardada` false), unless the request names the replaced amount in `antes`. Returns the present lines. */
  readonly conteoCaptura: (call: OperationCall<'conteoCaptura'>) => Promise<OperationAnswer<'conteoCaptura'>>;
  /** Adds a counted line for a lot that is not on the list. If the system has a lot with that number and expiry, its stock is compared as for any other line. */
  readonly conteoLoteHallado: (
    call: OperationCall<'conteoLoteHallado'>,
  ) => Promise<OperationAnswer<'conteoLoteHallado'>>;
  /** Sets the minimum, reorder point and maximum of a setting to the suggestion from its use, which is recalculated when it is written. */
  readonly insumoConfiguracionAceptar: (
    call: OperationCall<'insumoConfiguracionAceptar'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionAceptar'>>;
  /** Returns the closed months from which the suggestion of a setting is calculated, oldest first. A month without a day in stock does not count. */
  readonly insumoConfiguracionConsumo: (
    call: OperationCall<'insumoConfiguracionConsumo'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionConsumo'>>;
  /** Returns the supplies that a warehouse stocks or uses without a setting, most used first. Each has the suggestion from its use, for one month of cover and seven days of delivery. At most 1000. */
  readonly insumoConfiguracionSinConfigurar: (
    call: OperationCall<'insumoConfiguracionSinConfigurar'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionSinConfigurar'>>;
  /** Copies the settings of another warehouse for the supplies that have no setting. Existing settings do not change. Same as `copiarDeAlmacenId` of `PUT …/masivo`. */
  readonly insumoConfiguracionCopiar: (
    call: OperationCall<'insumoConfiguracionCopiar'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionCopiar'>>;
  /** Writes many settings, all or none, from one of three inputs: rows by warehouse and supply, `copiarDeAlmacenId` with `almacenId`, or `aceptarSugerencias` with keys (or `aceptarFiltro` with a `filterBy`). A new row without levels gets the suggested levels. Suggestions are recalculated on the server and never taken from the client. */
  readonly insumoConfiguracionMasivo: (
    call: OperationCall<'insumoConfiguracionMasivo'>,
  ) => Promise<OperationAnswer<'insumoConfiguracionMasivo'>>;
  /** Returns the stock of a supply in one warehouse, lot by lot, with the pieces in transit and awaited. Also returns the other warehouses that can help, nearest first, within the caller's reach. Without `almacenId`, uses the caller's first warehouse. */
  readonly detalleExistencias: (
    call: OperationCall<'detalleExistencias'>,
  ) => Promise<OperationAnswer<'detalleExistencias'>>;
  /** Imports the stock of a warehouse from a checked spreadsheet: an opening stock as movements, any other stock as a physical count that needs approval. */
  readonly inventarioImportar: (
    call: OperationCall<'inventarioImportar'>,
  ) => Promise<OperationAnswer<'inventarioImportar'>>;
  /** Records and accepts a complete supplier reception with its inspection in one transaction. It requires the values of every step of the document. */
  readonly inventarioRecibir: (
    call: OperationCall<'inventarioRecibir'>,
  ) => Promise<OperationAnswer<'inventarioRecibir'>>;
  /** Blocks or releases a lot. A blocked lot can be neither picked nor shipped, and existing reservations remain. With `red`, applies to every lot of that supply and number in the network, all or none. Returns the changed lots. */
  readonly loteEstatus: (call: OperationCall<'loteEstatus'>) => Promise<OperationAnswer<'loteEstatus'>>;
  /** Corrects the expiry date of a lot, with evidence and a second person, who confirms with their own password. Same as `PUT /inventario/inventario/actualizar-caducidad`. */
  readonly loteCaducidad: (call: OperationCall<'loteCaducidad'>) => Promise<OperationAnswer<'loteCaducidad'>>;
  /** Corrects the expiry date of a lot. Requires a file of evidence on the lot, and a second person with the same permission there, who confirms with their own password. Controlled supplies are refused: their pieces leave and enter by extraordinary exit and entry. */
  readonly actualizarCaducidad: (
    call: OperationCall<'actualizarCaducidad'>,
  ) => Promise<OperationAnswer<'actualizarCaducidad'>>;
  /** Returns the list of lots, at the path of the specification. */
  readonly inventarioPorLote: (
    call?: OperationCall<'inventarioPorLote'>,
  ) => Promise<OperationAnswer<'inventarioPorLote'>>;
  /** Records a temperature reading at the present moment, from the page of the equipment. Same as `POST /inventario/temperatura`. */
  readonly temperaturaAnotar: (
    call: OperationCall<'temperaturaAnotar'>,
  ) => Promise<OperationAnswer<'temperaturaAnotar'>>;
  /** Puts every available lot of refrigerated supplies of the warehouse in quarantine, with the reading as the reason. Returns the number of lots and pieces. Lots that are already blocked do not change. */
  readonly temperaturaCuarentena: (
    call: OperationCall<'temperaturaCuarentena'>,
  ) => Promise<OperationAnswer<'temperaturaCuarentena'>>;
  /** Returns the supply settings of the network, page by page; with `pendientesAutorizar`, the settings whose increase awaits approval. The network's templates are records of plantilla-configuracion. */
  readonly ocConfiguracion: (call: OperationCall<'ocConfiguracion'>) => Promise<OperationAnswer<'ocConfiguracion'>>;
  /** With `ids`, approves (`autorizado`) or rejects pending increases, all or none, with a reason; 409 CONFIGURACION_SIN_PROPUESTA names the settings without one. With `unidadTipoId` and `lineas`, writes these settings to all warehouses of a kind in units of that type; `probar` only returns what would be created, changed and left alone. Other settings of a unit do not change; a line without levels uses the suggestion of each warehouse. */
  readonly ocConfiguracionGuardar: (
    call: OperationCall<'ocConfiguracionGuardar'>,
  ) => Promise<OperationAnswer<'ocConfiguracionGuardar'>>;
  /** Returns the situation of one unit, with the figures of its row in the ranking. */
  readonly ocUnidad: (call: OperationCall<'ocUnidad'>) => Promise<OperationAnswer<'ocUnidad'>>;
  /** Returns the situation of one warehouse, with the figures of its row in the overview. */
  readonly ocAlmacen: (call: OperationCall<'ocAlmacen'>) => Promise<OperationAnswer<'ocAlmacen'>>;
  /** Returns the stock of one warehouse, page by page, in the form of the stock list. */
  readonly ocAlmacenInventario: (
    call: OperationCall<'ocAlmacenInventario'>,
  ) => Promise<OperationAnswer<'ocAlmacenInventario'>>;
  /** Returns the supply requests that await authorisation, or those of other states, within the caller's reach. With `consolidado=clave`, returns their totals by supply, as `ocConsolidado` does. */
  readonly ocSolicitud: (call: OperationCall<'ocSolicitud'>) => Promise<OperationAnswer<'ocSolicitud'>>;
  /** Returns the waiting requests' amounts by supply, next to the amounts available in the state's and the regional warehouses, largest gap first. */
  readonly ocConsolidado: (call: OperationCall<'ocConsolidado'>) => Promise<OperationAnswer<'ocConsolidado'>>;
  /** Returns the waiting lines of a supply, those that run out first before the others, and the warehouses that can supply it. */
  readonly ocLineas: (call: OperationCall<'ocLineas'>) => Promise<OperationAnswer<'ocLineas'>>;
  /** Moves lines of a waiting request to other supplying warehouses in one transaction. The lines of each warehouse become a linked request (`solicitudDivididaId`) with the same requesters, under review by the caller. If no line remains, the request itself moves to the warehouse of its first line; if every line has `cantidadAutorizada`, all parts are also authorised. 412 if the version is not the present one. */
  readonly ocSolicitudReasignar: (
    call: OperationCall<'ocSolicitudReasignar'>,
  ) => Promise<OperationAnswer<'ocSolicitudReasignar'>>;
  /** Authorises many requests by a rule for insufficient stock: COMPLETO gives all or nothing in turn, PRORRATEO a proportional share, MAXIMO never more than the requester's maximum. `proteger` first raises requesters below the minimum of a VITAL or essential supply to that minimum. Without `aplicar` it returns a preview; with `aplicar`, 409 VISTA_PREVIA_CAMBIADA names each request, stock or share that differs from `visto`, and nothing is written. A request that receives nothing keeps its state; 422 names amounts above the requested or the available amount. */
  readonly ocAutorizarMasivo: (
    call: OperationCall<'ocAutorizarMasivo'>,
  ) => Promise<OperationAnswer<'ocAutorizarMasivo'>>;
  /** Creates an order for an inpatient, as a draft or sent at once. Place, bed, shift and supplying warehouse are derived from the stay. 409 SIN_ESTANCIA_ABIERTA for a discharged patient. */
  readonly ordenCargoCrear: (call: OperationCall<'ordenCargoCrear'>) => Promise<OperationAnswer<'ordenCargoCrear'>>;
  /** Calculates the total of a stay from its charge orders. The total is not stored. */
  readonly hospitalizacionCargos: (
    call: OperationCall<'hospitalizacionCargos'>,
  ) => Promise<OperationAnswer<'hospitalizacionCargos'>>;
  /** Returns the orders dispensed or received on one day or shift. */
  readonly ordenCargoAtendidas: (
    call: OperationCall<'ordenCargoAtendidas'>,
  ) => Promise<OperationAnswer<'ordenCargoAtendidas'>>;
  /** Returns completed and older orders. */
  readonly ordenCargoHistorico: (
    call: OperationCall<'ordenCargoHistorico'>,
  ) => Promise<OperationAnswer<'ordenCargoHistorico'>>;
  /** Returns the orders that await the actor's authorisation, and urgent orders that await regularisation. Each line has the usual amount, cost, days of therapy and stock. */
  readonly ordenCargoPendientesAutorizar: (
    call: OperationCall<'ordenCargoPendientesAutorizar'>,
  ) => Promise<OperationAnswer<'ordenCargoPendientesAutorizar'>>;
  /** Returns an order with its lines, to read or print. */
  readonly ordenCargoDetalleConsulta: (
    call: OperationCall<'ordenCargoDetalleConsulta'>,
  ) => Promise<OperationAnswer<'ordenCargoDetalleConsulta'>>;
  /** Returns an order with its lines, to read or print. */
  readonly ordenCargoDetalle: (
    call: OperationCall<'ordenCargoDetalle'>,
  ) => Promise<OperationAnswer<'ordenCargoDetalle'>>;
  /** Returns supplies that can be ordered, with the supplying warehouse's present stock. They are the ward's most ordered (`frecuentes`), those ordered after signs with a NEWS2 of 7 or more (`deterioro`), a procedure's kit, or the matches of a search or scan. */
  readonly insumosOrdenCargo: (
    call: OperationCall<'insumosOrdenCargo'>,
  ) => Promise<OperationAnswer<'insumosOrdenCargo'>>;
  /** Replaces the lines of a draft. */
  readonly insumosOrdenCargoGuardar: (
    call: OperationCall<'insumosOrdenCargoGuardar'>,
  ) => Promise<OperationAnswer<'insumosOrdenCargoGuardar'>>;
  /** Authorises several orders with the amounts requested, each independently. Returns the reason for each order that could not be authorised. */
  readonly ordenCargoAutorizarVarias: (
    call: OperationCall<'ordenCargoAutorizarVarias'>,
  ) => Promise<OperationAnswer<'ordenCargoAutorizarVarias'>>;
  /** Creates a return of received and unused pieces, which the supplying warehouse accepts. 409 DEVOLUCION_FUERA_DE_PLAZO after the time limit. */
  readonly ordenCargoDevolver: (
    call: OperationCall<'ordenCargoDevolver'>,
  ) => Promise<OperationAnswer<'ordenCargoDevolver'>>;
  /** Returns the orders that wait at the warehouses within the actor's reach, by priority, longest waiting first. */
  readonly ordenCargoCola: (call: OperationCall<'ordenCargoCola'>) => Promise<OperationAnswer<'ordenCargoCola'>>;
  /** Returns a proposal for dispensing an order: the reserved lots of each line, otherwise those that expire first, and the other lots. */
  readonly ordenCargoPropuesta: (
    call: OperationCall<'ordenCargoPropuesta'>,
  ) => Promise<OperationAnswer<'ordenCargoPropuesta'>>;
  /** Returns the lines of an order with pieces still expected. */
  readonly ordenCargoPorSurtir: (
    call: OperationCall<'ordenCargoPorSurtir'>,
  ) => Promise<OperationAnswer<'ordenCargoPorSurtir'>>;
  /** Returns the pick list of several orders in preparation: the reserved lots by supply, earliest expiry first, with the pieces of each order. Also returns missing pieces. */
  readonly ordenCargoListaSurtido: (
    call: OperationCall<'ordenCargoListaSurtido'>,
  ) => Promise<OperationAnswer<'ordenCargoListaSurtido'>>;
  /** Dispenses lots of one or several lines of an order in one transaction, from available and unexpired lots of that warehouse, up to the authorised amount. 409 EXISTENCIA_INSUFICIENTE (with the present stock), or ORDEN_EN_PREPARACION if another person prepares the order. A controlled or high-risk medicine requires a second person, who confirms with their own password. */
  readonly ordenCargoSurtir: (call: OperationCall<'ordenCargoSurtir'>) => Promise<OperationAnswer<'ordenCargoSurtir'>>;
  /** Returns the dispensed orders that wait at the ward, with their expected lots. */
  readonly ordenCargoPorRecibir: (
    call: OperationCall<'ordenCargoPorRecibir'>,
  ) => Promise<OperationAnswer<'ordenCargoPorRecibir'>>;
  /** Records the received pieces lot by lot. Missing and damaged pieces are reported to the supplying warehouse, which must trace them. */
  readonly ordenCargoRecibir: (
    call: OperationCall<'ordenCargoRecibir'>,
  ) => Promise<OperationAnswer<'ordenCargoRecibir'>>;
  /** Returns the completed orders of the warehouses within reach. */
  readonly ordenCargoSurtidas: (
    call: OperationCall<'ordenCargoSurtidas'>,
  ) => Promise<OperationAnswer<'ordenCargoSurtidas'>>;
  /** Assigns an order to the caller for preparation and reserves lots. An urgent order can be taken before its authorisation. */
  readonly ordenCargoTomar: (call: OperationCall<'ordenCargoTomar'>) => Promise<OperationAnswer<'ordenCargoTomar'>>;
  /** Assigns several authorised orders of one ward and one warehouse to the caller, for picking with one list. Orders are independent: an order that another person has taken returns its reason and does not block the others. */
  readonly ordenCargoTomarVarias: (
    call: OperationCall<'ordenCargoTomarVarias'>,
  ) => Promise<OperationAnswer<'ordenCargoTomarVarias'>>;
  /** Returns the order to the queue and releases its reservations. */
  readonly ordenCargoSoltar: (call: OperationCall<'ordenCargoSoltar'>) => Promise<OperationAnswer<'ordenCargoSoltar'>>;
  /** Takes over an order that another person prepares; that person is notified. 409 ORDEN_EN_PREPARACION, with that person, if they were active within the last 15 minutes and the request does not confirm. */
  readonly ordenCargoRelevar: (
    call: OperationCall<'ordenCargoRelevar'>,
  ) => Promise<OperationAnswer<'ordenCargoRelevar'>>;
  /** Marks the preparation of an order as still active. Has no other effect. */
  readonly ordenCargoActividad: (
    call: OperationCall<'ordenCargoActividad'>,
  ) => Promise<OperationAnswer<'ordenCargoActividad'>>;
  /** Returns pieces of an order. Same as `devolver` of an order. */
  readonly ordenCargoDevolucion: (
    call: OperationCall<'ordenCargoDevolucion'>,
  ) => Promise<OperationAnswer<'ordenCargoDevolucion'>>;
  /** Returns the lots received for inpatients that can be returned, by order. */
  readonly ordenCargoPorDevolver: (
    call: OperationCall<'ordenCargoPorDevolver'>,
  ) => Promise<OperationAnswer<'ordenCargoPorDevolver'>>;
  /** Returns the opening data of a patient's chart in one request: the record, alerts, files in units, latest visits, consultations with diagnoses, and prescriptions with medicines. Includes the records merged into it. Recorded as a reading. */
  readonly pacienteResumen: (call: OperationCall<'pacienteResumen'>) => Promise<OperationAnswer<'pacienteResumen'>>;
  /** Returns the patient of the whole network with exactly this CURP, with the minimum needed for recognition: initials, age, sex and the unit that has the file. Recorded as a reading. */
  readonly pacienteBuscarRed: (
    call: OperationCall<'pacienteBuscarRed'>,
  ) => Promise<OperationAnswer<'pacienteBuscarRed'>>;
  /** Grants the caller access to a chart out of their reach for four hours. The audit trail records the reason and what the caller opens; the directors of both units are notified, and one other than the caller reviews the access. A repeated request returns the existing access. */
  readonly pacienteAccesoEmergencia: (
    call: OperationCall<'pacienteAccesoEmergencia'>,
  ) => Promise<OperationAnswer<'pacienteAccesoEmergencia'>>;
  /** Registers an unidentified person under an alias, `DESCONOCIDO 1`, with sex and approximate age. The record is provisional until it is completed or merged with the person's own record. */
  readonly pacienteRegistrarSinIdentificar: (
    call: OperationCall<'pacienteRegistrarSinIdentificar'>,
  ) => Promise<OperationAnswer<'pacienteRegistrarSinIdentificar'>>;
  /** Opens a file in the caller's unit for a patient of the network found by CURP. From then on the unit sees the patient. */
  readonly pacienteAbrirExpediente: (
    call: OperationCall<'pacienteAbrirExpediente'>,
  ) => Promise<OperationAnswer<'pacienteAbrirExpediente'>>;
  /** Records the death of a patient, once. Future appointments, prescriptions, turns, requested stays and enrolments are cancelled, and no new ones are created. A death in hospital is recorded with the discharge. */
  readonly pacienteRegistrarDefuncion: (
    call: OperationCall<'pacienteRegistrarDefuncion'>,
  ) => Promise<OperationAnswer<'pacienteRegistrarDefuncion'>>;
  /** Merges a patient's duplicate record into another; `tomar` names the fields whose values come from the duplicate. The duplicate is removed from lists and points to the remaining record; the documents that refer to it move there. The merge can be undone for 30 days, which moves them back. */
  readonly pacienteFusionar: (call: OperationCall<'pacienteFusionar'>) => Promise<OperationAnswer<'pacienteFusionar'>>;
  /** Returns the caller's reports that are being made in the background or were made in the last seven days. */
  readonly reporteArchivos: (call?: OperationCall<'reporteArchivos'>) => Promise<OperationAnswer<'reporteArchivos'>>;
  /** Cancels a running report, or removes a finished one. */
  readonly reporteArchivoQuitar: (
    call: OperationCall<'reporteArchivoQuitar'>,
  ) => Promise<OperationAnswer<'reporteArchivoQuitar'>>;
  /** Returns the caller's kept reports, with their parameters and schedules. */
  readonly reportesGuardados: (
    call?: OperationCall<'reportesGuardados'>,
  ) => Promise<OperationAnswer<'reportesGuardados'>>;
  /** Stores a report under a name. A scheduled report requires the permission to export. */
  readonly reporteGuardar: (call: OperationCall<'reporteGuardar'>) => Promise<OperationAnswer<'reporteGuardar'>>;
  /** Changes a kept report. Omitted properties do not change. */
  readonly reporteGuardadoCambiar: (
    call: OperationCall<'reporteGuardadoCambiar'>,
  ) => Promise<OperationAnswer<'reporteGuardadoCambiar'>>;
  /** Deletes a kept report. Files made from it remain. */
  readonly reporteGuardadoQuitar: (
    call: OperationCall<'reporteGuardadoQuitar'>,
  ) => Promise<OperationAnswer<'reporteGuardadoQuitar'>>;
  /** Returns the records of every kind that the caller may list and that contain all the words, by kind, best match first. */
  readonly buscar: (call: OperationCall<'buscar'>) => Promise<OperationAnswer<'buscar'>>;
  /** Returns possible duplicates of the record that is being filled in, by the rules in the schema of its kind, within the caller's reach. */
  readonly parecidos: (call: OperationCall<'parecidos'>) => Promise<OperationAnswer<'parecidos'>>;
  /** Returns several catalogues in one response, named by the last part of their paths. Catalogues that the caller may not list are omitted. 304 if nothing has changed since the `ETag` in `If-None-Match`; 422 if a catalogue has more than 2000 records. */
  readonly catalogoBulto: (call: OperationCall<'catalogoBulto'>) => Promise<OperationAnswer<'catalogoBulto'>>;
  /** Returns the caller's boards and the shared boards of others. A board contains no figures: each card requests its own, within the caller's reach. */
  readonly tableroList: (call?: OperationCall<'tableroList'>) => Promise<OperationAnswer<'tableroList'>>;
  /** Saves a board. Sharing it requires the permission `vista.compartir`. */
  readonly tableroCreate: (call: OperationCall<'tableroCreate'>) => Promise<OperationAnswer<'tableroCreate'>>;
  /** Renames, replaces or shares a board of the caller. Omitted properties do not change. */
  readonly tableroUpdate: (call: OperationCall<'tableroUpdate'>) => Promise<OperationAnswer<'tableroUpdate'>>;
  /** Deletes a board of the caller. */
  readonly tableroDelete: (call: OperationCall<'tableroDelete'>) => Promise<OperationAnswer<'tableroDelete'>>;
  /** Returns the saved views of a resource's list: the caller's and the shared ones of others. */
  readonly vistaList: (call: OperationCall<'vistaList'>) => Promise<OperationAnswer<'vistaList'>>;
  /** Returns the number of records in each tab of a resource's list, within the caller's reach, in the order of the tabs. */
  readonly vistaTotales: (call: OperationCall<'vistaTotales'>) => Promise<OperationAnswer<'vistaTotales'>>;
  /** Saves a view of a list. Sharing it requires the permission `vista.compartir`. */
  readonly vistaCreate: (call: OperationCall<'vistaCreate'>) => Promise<OperationAnswer<'vistaCreate'>>;
  /** Renames, replaces, shares or makes default a view of the caller. Omitted properties do not change. */
  readonly vistaUpdate: (call: OperationCall<'vistaUpdate'>) => Promise<OperationAnswer<'vistaUpdate'>>;
  /** Deletes a view of the caller. */
  readonly vistaDelete: (call: OperationCall<'vistaDelete'>) => Promise<OperationAnswer<'vistaDelete'>>;
  /** Returns the list of exchange proposals, at the path of the specification. `vence` selects those promised for that day or earlier. */
  readonly propuestasCambioInsumoList: (
    call: OperationCall<'propuestasCambioInsumoList'>,
  ) => Promise<OperationAnswer<'propuestasCambioInsumoList'>>;
  /** Accepts, rejects or counters a proposal. Same as its steps `aceptar`, `rechazar` and `contraproponer`. */
  readonly propuestaCambioResponder: (
    call: OperationCall<'propuestaCambioResponder'>,
  ) => Promise<OperationAnswer<'propuestaCambioResponder'>>;
  /** Adds a message to the thread of a proposal and notifies the other side. */
  readonly propuestaCambioMensaje: (
    call: OperationCall<'propuestaCambioMensaje'>,
  ) => Promise<OperationAnswer<'propuestaCambioMensaje'>>;
  /** Creates a draft of an exchange proposal for lots of one supplier in one warehouse, with all their free pieces, to be completed and sent. */
  readonly proponerCambio: (call: OperationCall<'proponerCambio'>) => Promise<OperationAnswer<'proponerCambio'>>;
  /** Receives an exchange in one transaction: old pieces leave (`S_CANJE`) and new ones enter (`E_CANJE`), in equal amounts on each line. The claimed pieces are deducted from the exchange letters. 422 `PIEZAS_DESCUADRADAS` names the line. */
  readonly recibirCambioInsumo: (
    call: OperationCall<'recibirCambioInsumo'>,
  ) => Promise<OperationAnswer<'recibirCambioInsumo'>>;
  /** Returns suppliers as flat rows, each with its score of the last twelve months, at the path of the specification. */
  readonly proveedorList: (call?: OperationCall<'proveedorList'>) => Promise<OperationAnswer<'proveedorList'>>;
  /** Returns the contracts of a supplier, optionally of the fiscal year `ejercicio`. */
  readonly proveedorContratos: (
    call: OperationCall<'proveedorContratos'>,
  ) => Promise<OperationAnswer<'proveedorContratos'>>;
  /** Returns the deliveries of a supplier, lot by lot. */
  readonly proveedorEntregas: (
    call: OperationCall<'proveedorEntregas'>,
  ) => Promise<OperationAnswer<'proveedorEntregas'>>;
  /** Returns the score of a supplier as one row. */
  readonly proveedorEvaluacion: (
    call: OperationCall<'proveedorEvaluacion'>,
  ) => Promise<OperationAnswer<'proveedorEvaluacion'>>;
  /** Returns the exchange letters of a supplier that are within the caller's reach. */
  readonly proveedorCartasCanje: (
    call: OperationCall<'proveedorCartasCanje'>,
  ) => Promise<OperationAnswer<'proveedorCartasCanje'>>;
  /** Records one or several connection events of a device, once it is connected again. An event that was reported before (same device and beginning) counts once. */
  readonly redHistorialRegistrar: (
    call: OperationCall<'redHistorialRegistrar'>,
  ) => Promise<OperationAnswer<'redHistorialRegistrar'>>;
  /** Requests a second person's confirmation, in their own session, of one request that needs it (`secondPerson`): the operation with these parameters and this body, for five minutes. Returns an `avalId`, which that request then sends as `segundaPersona`. Another request of the same person for the same operation ends the previous one. */
  readonly vouchAsk: (call: OperationCall<'vouchAsk'>) => Promise<OperationAnswer<'vouchAsk'>>;
  /** Returns other people's requests that the caller's account may confirm and that wait for a second person, latest first. */
  readonly vouchList: (call?: OperationCall<'vouchList'>) => Promise<OperationAnswer<'vouchList'>>;
  /** Returns the state of a vouch request of the caller. 404 for a request of another person. */
  readonly vouchState: (call: OperationCall<'vouchState'>) => Promise<OperationAnswer<'vouchState'>>;
  /** Confirms a waiting request as its second person. 404 if the request can no longer be confirmed, or if this account was never able to confirm it. */
  readonly vouchConfirm: (call: OperationCall<'vouchConfirm'>) => Promise<OperationAnswer<'vouchConfirm'>>;
  /** Refuses a waiting request. 404 as for `vouchConfirm`. */
  readonly vouchRefuse: (call: OperationCall<'vouchRefuse'>) => Promise<OperationAnswer<'vouchRefuse'>>;
  /** Ends a request of the caller that is waiting, or that was confirmed and not used. */
  readonly vouchWithdraw: (call: OperationCall<'vouchWithdraw'>) => Promise<OperationAnswer<'vouchWithdraw'>>;
  /** Returns events of the audit trail within the caller's reach, newest first. `siguiente` contains the beginning of the next page. */
  readonly bitacoraBuscar: (call: OperationCall<'bitacoraBuscar'>) => Promise<OperationAnswer<'bitacoraBuscar'>>;
  /** Returns the changes of an event field by field, its origin, and its seal. Showing values of a patient is recorded as a reading. */
  readonly bitacoraEvento: (call: OperationCall<'bitacoraEvento'>) => Promise<OperationAnswer<'bitacoraEvento'>>;
  /** Checks whether the last rows of the audit trail match their seals. `npm run audit:verify` checks all rows. */
  readonly bitacoraCadena: (call?: OperationCall<'bitacoraCadena'>) => Promise<OperationAnswer<'bitacoraCadena'>>;
  /** Returns the profile of the account that the token belongs to. 401 InvalidUser if the account is unknown or inactive. */
  readonly usuarioActual: (call?: OperationCall<'usuarioActual'>) => Promise<OperationAnswer<'usuarioActual'>>;
  /** Returns the permissions of an account and the reach of each, in the caller's language, including permissions that reach nothing. 404 if the account is out of the actor's reach. */
  readonly usuarioPermisosEfectivos: (
    call: OperationCall<'usuarioPermisosEfectivos'>,
  ) => Promise<OperationAnswer<'usuarioPermisosEfectivos'>>;
  /** Records that the caller has completed the tour. */
  readonly recorrido: (call?: OperationCall<'recorrido'>) => Promise<OperationAnswer<'recorrido'>>;
  /** Stores the caller's language and appearance with their account. Omitted properties do not change. */
  readonly preferencias: (call: OperationCall<'preferencias'>) => Promise<OperationAnswer<'preferencias'>>;
  /** Creates an account for a member of staff, with the e-mail of their personal details, and sends the invitation. 409 if the person already has an account. */
  readonly usuarioVincular: (call: OperationCall<'usuarioVincular'>) => Promise<OperationAnswer<'usuarioVincular'>>;
  /** Creates an additional account for a person who has one, with its own e-mail and a declared reason, and sends the invitation. Both accounts count as one person where two are required. */
  readonly usuarioCuentaAdicional: (
    call: OperationCall<'usuarioCuentaAdicional'>,
  ) => Promise<OperationAnswer<'usuarioCuentaAdicional'>>;
  /** Changes the profile and e-mail of a person's account. 404 if the person has no account. `If-Match` is checked if sent. */
  readonly usuarioVincularActualizar: (
    call: OperationCall<'usuarioVincularActualizar'>,
  ) => Promise<OperationAnswer<'usuarioVincularActualizar'>>;
  /** Blocks an active account and ends its sessions. 409 for the last active SUPERUSUARIO. */
  readonly usuarioBloquear: (call: OperationCall<'usuarioBloquear'>) => Promise<OperationAnswer<'usuarioBloquear'>>;
  /** Unblocks an account. Earlier failed sign-ins no longer count. */
  readonly usuarioDesbloquear: (
    call: OperationCall<'usuarioDesbloquear'>,
  ) => Promise<OperationAnswer<'usuarioDesbloquear'>>;
  /** Deactivates the account of a person who has left and ends its sessions. The account's records remain. 409 for the last active SUPERUSUARIO. */
  readonly usuarioDesactivar: (
    call: OperationCall<'usuarioDesactivar'>,
  ) => Promise<OperationAnswer<'usuarioDesactivar'>>;
  /** Removes the second factor of an account whose holder has lost it, ends its sessions and notifies the holder by mail. 409 for the caller's own account, and for an account without a second factor. */
  readonly usuarioQuitarSegundoFactor: (
    call: OperationCall<'usuarioQuitarSegundoFactor'>,
  ) => Promise<OperationAnswer<'usuarioQuitarSegundoFactor'>>;
  /** Sends another invitation to an invited account. Earlier invitations remain valid until one is used. */
  readonly usuarioReenviarInvitacion: (
    call: OperationCall<'usuarioReenviarInvitacion'>,
  ) => Promise<OperationAnswer<'usuarioReenviarInvitacion'>>;
  /** Returns the steps that the caller can take with documents now, with the number of documents for each, and the worklist of the caller's profile. Steps are those that advance a document. A profile without a worklist gets no sections. Shown records are written to the audit trail as in a list. */
  readonly inicio: (call?: OperationCall<'inicio'>) => Promise<OperationAnswer<'inicio'>>;
  /** Returns the menu as the installation has arranged it: the modules that the caller's permissions and unit show, in the caller's language and in order. Also returns the keys of the modules that are hidden from the caller. */
  readonly moduloMenu: (call?: OperationCall<'moduloMenu'>) => Promise<OperationAnswer<'moduloMenu'>>;
  /** Returns all permissions that a profile can allow, in groups and in the caller's language. Also returns the pairs that one person should not have together. */
  readonly perfilMatriz: (call?: OperationCall<'perfilMatriz'>) => Promise<OperationAnswer<'perfilMatriz'>>;
  /** Creates a profile with the permissions of this one; the copy is not a system profile. 409 if another profile has the name. */
  readonly perfilClonar: (call: OperationCall<'perfilClonar'>) => Promise<OperationAnswer<'perfilClonar'>>;
  /** Completes a sign-in with a code of the authenticator app or a recovery code. A code of the app is valid in the present half minute and its neighbours, and only once. Wrong codes cause the same delays as wrong passwords. */
  readonly signInWithCode: (call: OperationCall<'signInWithCode'>) => Promise<OperationAnswer<'signInWithCode'>>;
  /** Returns a secret for an account without a second factor whose password was correct, where every account needs one. The secret takes effect when `confirmAtSignIn` receives one of its codes. */
  readonly enrolAtSignIn: (call: OperationCall<'enrolAtSignIn'>) => Promise<OperationAnswer<'enrolAtSignIn'>>;
  /** Activates the secret of `enrolAtSignIn` with its first code. Returns a token and, once, the recovery codes. */
  readonly confirmAtSignIn: (call: OperationCall<'confirmAtSignIn'>) => Promise<OperationAnswer<'confirmAtSignIn'>>;
  /** Returns whether the caller's account has a second factor, and the installation's requirement. Reveals nothing about the secret. */
  readonly secondFactor: (call?: OperationCall<'secondFactor'>) => Promise<OperationAnswer<'secondFactor'>>;
  /** Returns a new secret for the caller's account. Requires the password and, if a second factor is active, one of its codes. The secret takes effect when `activateSecondFactor` receives one of its codes within 15 minutes; until then nothing changes. */
  readonly enrolSecondFactor: (
    call: OperationCall<'enrolSecondFactor'>,
  ) => Promise<OperationAnswer<'enrolSecondFactor'>>;
  /** Activates the secret of `enrolSecondFactor` with its first code, and returns the recovery codes once. Ends the account's other sessions. */
  readonly activateSecondFactor: (
    call: OperationCall<'activateSecondFactor'>,
  ) => Promise<OperationAnswer<'activateSecondFactor'>>;
  /** Removes the second factor of the caller's account. Requires the password and a code, and ends the account's other sessions. 409 where every account needs a second factor. */
  readonly removeSecondFactor: (
    call: OperationCall<'removeSecondFactor'>,
  ) => Promise<OperationAnswer<'removeSecondFactor'>>;
  /** Creates new recovery codes for the caller's account and returns them once. Requires the password and a code. The previous recovery codes become invalid. */
  readonly renewRecoveryCodes: (
    call: OperationCall<'renewRecoveryCodes'>,
  ) => Promise<OperationAnswer<'renewRecoveryCodes'>>;
  /** Returns a token for an account and its password (token sign-in of the embedded mode). An account that has or must set up a second factor gets a ticket for that step instead: `user` and `token` are null, and `pendiente` names the step. */
  readonly signIn: (call: OperationCall<'signIn'>) => Promise<OperationAnswer<'signIn'>>;
  /** Accepts the body of SPEC 7. Sends an activation mail if an administrator has registered the e-mail and it has no password yet; the response is the same for everybody. It does not sign in: the mail leads to the choice of a password, which returns a token. `userName` and `password` are neither compared nor stored. */
  readonly signUp: (call: OperationCall<'signUp'>) => Promise<OperationAnswer<'signUp'>>;
  /** Sends a mail with a link for choosing another password. The response is the same for everybody. */
  readonly forgotPassword: (call: OperationCall<'forgotPassword'>) => Promise<OperationAnswer<'forgotPassword'>>;
  /** Sets the password with the single-use code of a mail, and activates an invited account. Ends all sessions of the account and returns the token of a new one; with a second factor, returns a ticket as `signIn` does. */
  readonly resetPassword: (call: OperationCall<'resetPassword'>) => Promise<OperationAnswer<'resetPassword'>>;
  /** Changes the caller's password; requires the present password. Ends the account's other sessions. */
  readonly changePassword: (call: OperationCall<'changePassword'>) => Promise<OperationAnswer<'changePassword'>>;
  /** Begins the session of an identity provider's token after the person has pressed the button. No other call begins it, and until then each returns 401 `SESION_TERMINADA`. For an existing session, records a later sign-in at the provider (`auth_time`). A token of this application has its session from the start. */
  readonly beginSession: (call?: OperationCall<'beginSession'>) => Promise<OperationAnswer<'beginSession'>>;
  /** Confirms the caller's identity with their password. For ten minutes the session may use operations that require a fresh sign-in (`freshSignIn`). 422 on `password` for a wrong password, which counts as a failed sign-in. */
  readonly confirmIdentity: (call: OperationCall<'confirmIdentity'>) => Promise<OperationAnswer<'confirmIdentity'>>;
  /** Returns the open sessions of the caller's account, the present session first, then by latest use. */
  readonly sessions: (call?: OperationCall<'sessions'>) => Promise<OperationAnswer<'sessions'>>;
  /** Ends another session of the caller's account. 404 for a session that has ended or belongs to another account. */
  readonly closeSession: (call: OperationCall<'closeSession'>) => Promise<OperationAnswer<'closeSession'>>;
  /** Ends all sessions of the caller's account except the present one. */
  readonly closeOtherSessions: (
    call?: OperationCall<'closeOtherSessions'>,
  ) => Promise<OperationAnswer<'closeOtherSessions'>>;
  /** Revokes the token of the request. */
  readonly signOut: (call?: OperationCall<'signOut'>) => Promise<OperationAnswer<'signOut'>>;
  /** Begins the simulation of a profile in a unit. For half an hour, requests with the header `X-Simulacion` are answered as for a user of that profile there, and write nothing. 403 if the profile reaches further than the caller. */
  readonly simulacionPerfil: (call: OperationCall<'simulacionPerfil'>) => Promise<OperationAnswer<'simulacionPerfil'>>;
  /** Begins the simulation of a user's view: their profile in their unit, warehouses and services, including their own documents. Otherwise the same as `simulacionPerfil`. */
  readonly simulacionUsuario: (
    call: OperationCall<'simulacionUsuario'>,
  ) => Promise<OperationAnswer<'simulacionUsuario'>>;
  /** Ends the simulation that the request belongs to. Returns true also if it was over. */
  readonly simulacionTerminar: (
    call?: OperationCall<'simulacionTerminar'>,
  ) => Promise<OperationAnswer<'simulacionTerminar'>>;
  /** Creates an account for a person of a supplier, and sends the invitation if the account is active. */
  readonly vincularUsuarioProveedor: (
    call: OperationCall<'vincularUsuarioProveedor'>,
  ) => Promise<OperationAnswer<'vincularUsuarioProveedor'>>;
  /** Returns the accounts of suppliers' people, optionally of the supplier `proveedorId`, including inactive accounts. Sorting and searching use the names of the rows. */
  readonly proveedorUsuarios: (
    call: OperationCall<'proveedorUsuarios'>,
  ) => Promise<OperationAnswer<'proveedorUsuarios'>>;
  /** Changes the name, e-mail and active flag of the account of a supplier's person. `If-Match` is checked if sent. */
  readonly usuarioProveedorActualizar: (
    call: OperationCall<'usuarioProveedorActualizar'>,
  ) => Promise<OperationAnswer<'usuarioProveedorActualizar'>>;
  /** Returns warehouses that could help others that are short, with a surplus or with pieces they will not use before expiry, within the caller's reach for supply requests. Pieces that expire first come first, then those that help most. At most 200, with `total` of all. */
  readonly redistribucion: (call: OperationCall<'redistribucion'>) => Promise<OperationAnswer<'redistribucion'>>;
  /** Creates and sends one supply request of kind REDISTRIBUCION for each pair of warehouses, all or none. The suggestion is checked again: 409 if the supplying warehouse no longer has that many pieces. */
  readonly redistribuir: (call: OperationCall<'redistribuir'>) => Promise<OperationAnswer<'redistribuir'>>;
  /** Adds a comment to the thread of a request. Both warehouses and the reviewers see it. */
  readonly solicitudComentar: (
    call: OperationCall<'solicitudComentar'>,
  ) => Promise<OperationAnswer<'solicitudComentar'>>;
  /** Creates a draft request with the supplies that a warehouse needs, calculated from its levels, the pieces in transit and the pieces requested. Includes supplies at or below their reorder point, or missing from the fixed fund (a ward requests these as COLECTIVO). Most urgent first, up to the maximum number of lines of a request. */
  readonly solicitudSugerida: (
    call: OperationCall<'solicitudSugerida'>,
  ) => Promise<OperationAnswer<'solicitudSugerida'>>;
  /** Creates a draft between the same two warehouses for the pieces of a received request that were authorised and not received. 409 PENDIENTE_PEDIDO, with the number of the request that already covers them, unless that was cancelled or rejected. 409 NADA_PENDIENTE if nothing is missing. */
  readonly solicitudPendiente: (
    call: OperationCall<'solicitudPendiente'>,
  ) => Promise<OperationAnswer<'solicitudPendiente'>>;
  /** Records a request that was made on paper. It is sent at once and receives its number. */
  readonly solicitudManual: (call: OperationCall<'solicitudManual'>) => Promise<OperationAnswer<'solicitudManual'>>;
  /** Returns the requests that were recorded from paper. */
  readonly solicitudManualList: (
    call?: OperationCall<'solicitudManualList'>,
  ) => Promise<OperationAnswer<'solicitudManualList'>>;
  /** Returns the lines of a request, at the path of the specification. */
  readonly solicitudDetalle: (call: OperationCall<'solicitudDetalle'>) => Promise<OperationAnswer<'solicitudDetalle'>>;
  /** Returns the figures for deciding lines of requests, in the order of the request body: stock of both warehouses, pieces in transit and requested elsewhere, average use, months, and the suggested amount with its reason. For a warehouse out of reach, returns only the supplies of a request within reach. */
  readonly solicitudCifras: (call: OperationCall<'solicitudCifras'>) => Promise<OperationAnswer<'solicitudCifras'>>;
  /** Returns the supplies that a supplying warehouse carries, page by page, with the stock of both sides; null where no stock is recorded. A warehouse without a configured catalogue carries all supplies. */
  readonly almacenVerClaves: (call: OperationCall<'almacenVerClaves'>) => Promise<OperationAnswer<'almacenVerClaves'>>;
  /** Returns the number of requests in each state, and how many are urgent or past their time limit. */
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
