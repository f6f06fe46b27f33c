import { IMPORTS } from '../../../../generated/server/imports.gen';
import { REPORTS } from '../../../../generated/server/reports.gen';
import { OPERATIONS, type OperationName } from '../../../../generated/shared/operations.gen';
import type { Answer } from '../../server/app';
import { today } from '../../today';
import type { Findings, Probe, Proof, Visitor } from '../context';
import { marksIn } from '../marks';
import { visible, type Planted } from '../planted';
import { AGENDA_DAY } from '../plant-agenda';
import { PLANTED_RECALL, PLANTED_SUPPLY } from '../plant-stock';
import { letterOf, lettersFor } from '../reach';
import { core, idsOf, said } from '../tell';
import { file } from './files';
import { strangers } from './reading';

/** An operation asked in every way in which it could give something away. */
type OperationProbe = (proof: Proof, visitor: Visitor, at: string) => Promise<Findings>;

/** What is proven of each operation elsewhere, or why there is nothing to prove. */
const ELSEWHERE: Partial<Record<OperationName, string>> = {
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
  recorrido: 'stamps one’s own account',
  preferencias: 'keeps one’s own look',
  calendarioSuscribir: 'makes an address of one’s own calendar (tests/server/agenda.long.test.ts)',
  calendarioRevocar: 'takes back the address of one’s own calendar',
  claveLocal: 'derives a key of one’s own account (tests/server/clave-local.test.ts)',
  pacienteBuscarRed:
    'tells initials, age, sex and unit to whoever has the CURP, on purpose (tests/server/patients.test.ts)',
  pacienteAbrirExpediente: 'opens a file for whoever shows their CURP, on purpose (tests/server/patients.test.ts)',
  pacienteAccesoEmergencia:
    'opens a chart to whoever gives a reason, on purpose and under review (tests/server/patients.test.ts)',
  visitaSiguiente:
    'calls somebody of one’s own queue, which changes what the next visitor would find (tests/server/visits.test.ts)',
  redHistorialRegistrar: 'is stamped with one’s own account and unit',
};

/** A list under a second path: the records in reach, and nothing of others. */
function listed(entity: string, permission: string, path: string, key: string): OperationProbe {
  return async (proof, visitor, at) => {
    const seen = visible(proof.planted, entity, permission, visitor);
    const answer = await visitor.ask('GET', `${path}?pageSize=1000`);
    const [got, wanted] = [
      idsOf(answer.body, key).join(),
      seen
        .map(({ id }) => String(id))
        .toSorted()
        .join(),
    ];
    return [...(got === wanted ? [] : [`${at}: ${got} instead of ${wanted}`]), ...strangers(at, answer, seen, visitor)];
  };
}

/** A list below a supplier, which there is for none out of reach. */
function ofSupplier(part: string): OperationProbe {
  return (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'proveedor',
      permission: 'proveedor.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/oficinas-centrales/proveedor/${id}/${part}`),
    });
}

/** The warehouses, as if they were records of an entity that is kept in them: whoever reaches it there may know of the warehouse. */
const storesAs = (entity: string, { planted }: Proof) =>
  planted.filter((record) => record.entity === 'almacen').map((record) => ({ ...record, entity }));

/** A report on stock, which tells nothing of stock out of reach. */
function stockReport(path: string, permission: 'fondo-fijo.ver' | 'inventario.ver' | 'kardex.ver'): OperationProbe {
  return async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api${path}`),
      visible(proof.planted, 'inventario', permission, visitor),
      visitor,
    );
}

/** What of a report names, by the entity that it is of. */
const TOLD_IN_REPORTS = [
  'almacen',
  'unidad',
  'jurisdiccion',
  'inventario',
  'lote',
  'kardex',
  'receta',
  'solicitud',
  'hospitalizacion',
  'orden-cargo',
  'nucleo',
  'cama',
] as const;

/** Whatever day things were planted on. */
const AROUND = `desde=${today(-1800)}&hasta=${today(1800)}`;

/**
 * What a report answers.
 *
 * @throws where the question is not understood: nobody would be named in the answer, whoever asked
 */
async function reportTo(visitor: Visitor, name: string, query: string): Promise<Answer> {
  const answer = await visitor.ask('GET', `/api/reportes/${name}?${query}`);
  if (answer.status === 400) throw new Error(`${name}?${query} is no question: ${said(answer)}`);
  return answer;
}

/** A report of a place, asked of each place that is there. */
function placeReport(
  path: string,
  permission: Parameters<typeof visible>[2],
  of: 'almacen' | 'unidad' | 'jurisdiccion',
  { parameter = `${of}Id`, days = AROUND }: { readonly parameter?: string; readonly days?: string } = {},
): OperationProbe {
  return async (proof, visitor, at) => {
    const found: Findings = [];
    const seen = TOLD_IN_REPORTS.flatMap((entity) => visible(proof.planted, entity, permission, visitor));
    for (const { id } of proof.planted.filter(({ entity }) => entity === of))
      found.push(
        ...strangers(
          `${at} of ${of} ${id}`,
          await reportTo(visitor, path, `${days}&${parameter}=${id}`),
          seen,
          visitor,
        ),
      );
    return found;
  };
}

/** Figures of programmes: of people nobody is named, and of units only those in reach. */
function programmeReport(name: 'avance' | 'medicinas'): OperationProbe {
  return async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api/programas/programa/${name}`),
      [
        ...visible(proof.planted, 'programa', 'programa.ver', visitor),
        ...visible(proof.planted, 'unidad', 'programa.ver', visitor),
        ...visible(proof.planted, 'insumo', 'programa.ver', visitor),
      ],
      visitor,
    );
}

/** A request for a warehouse, which nobody makes but those who may make requests for it. */
function requestFor(path: string, bodyFor: (almacenId: number) => object): OperationProbe {
  return async (proof, visitor, at) => {
    const found: Findings = [];
    for (const { id } of visible(proof.planted, 'almacen', 'catalogo.ver', visitor).filter(
      (record) => visible([{ ...record, entity: 'solicitud' }], 'solicitud', 'solicitud.crear', visitor).length === 0,
    )) {
      const answer = await visitor.ask('POST', `/api/inventario/solicitud/${path}`, { body: bodyFor(Number(id)) });
      if (answer.status < 400) found.push(`${at} for ${id}: ${core(answer)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    return found;
  };
}

const SETTINGS = '/inventario/insumo-configuracion';

/** What is asked of the settings of a warehouse is refused where those are out of reach, and nothing is told of them. */
async function refusedElsewhere(
  proof: Proof,
  visitor: Visitor,
  at: string,
  permission: 'insumo-configuracion.ver' | 'insumo-configuracion.editar',
  send: (almacenId: number) => ReturnType<Visitor['ask']>,
): Promise<Findings> {
  const found: Findings = [];
  for (const record of visible(proof.planted, 'almacen', 'catalogo.ver', visitor)) {
    if (
      visible([{ ...record, entity: 'insumo-configuracion' }], 'insumo-configuracion', permission, visitor).length > 0
    )
      continue;
    const answer = await send(Number(record.id));
    if (answer.status < 400) found.push(`${at} for ${record.id}: ${core(answer)}`);
    found.push(...strangers(at, answer, [], visitor));
  }
  return found;
}

const NETWORK = '/oficinas-centrales';

/** How a place of the network stands: told to those who reach its stock, and of any other as of one that there is not. */
async function networkPlaces(
  proof: Proof,
  visitor: Visitor,
  at: string,
  entity: 'unidad' | 'almacen',
  permission: 'unidad.ver-red' | 'inventario.ver',
): Promise<Findings> {
  const found: Findings = [];
  const seen = stockedPlaces(proof, visitor, permission);
  for (const { id } of proof.planted.filter((each) => each.entity === entity))
    found.push(...strangers(at, await visitor.ask('GET', `/api${NETWORK}/${entity}/${id}`), seen, visitor));
  return found;
}

/** Stock in reach, with the units and warehouses that it stands in. */
function stockedPlaces({ planted }: Proof, visitor: Visitor, permission: 'unidad.ver-red' | 'inventario.ver') {
  const stock = visible(planted, 'inventario', permission, visitor);
  const names = new Set(stock.flatMap((each) => each.names));
  return [
    ...stock,
    ...planted.filter(
      ({ entity, marks }) => (entity === 'unidad' || entity === 'almacen') && marks.some((mark) => names.has(mark)),
    ),
  ];
}

const STAYS = '/api/pacientes/hospitalizacion';
const HANDOVERS = '/api/pacientes/entrega-turno';

/** Stays in reach, and who lies there: what harms them is told with them. */
function inpatients({ planted }: Proof, visitor: Visitor) {
  const stays = visible(planted, 'hospitalizacion', 'hospitalizacion.ver', visitor);
  const marks = new Set(stays.flatMap((stay) => stay.marks));
  return [
    ...stays,
    ...planted.filter(({ entity, marks: own }) => entity === 'paciente' && own.some((mark) => marks.has(mark))),
  ];
}
const GIVEN_BACK = {
  motivo: 'No se usó',
  lineas: [{ insumoOrdenCargoId: 1, loteId: 1, cantidad: 1, condicion: 'INTEGRO' }],
};

/** Every operation that schemas/endpoints and schemas/reports name is asked, or it says here why not. */
const PROBES: Partial<Record<OperationName, OperationProbe>> = {
  solicitudManualList: async (proof, visitor, at) => {
    const answer = await visitor.ask('GET', '/api/inventario/solicitud/manual?pageSize=1000');
    return [
      ...strangers(at, answer, [], visitor),
      ...(answer.status === 200 && answer.headers['x-total-items'] !== '0'
        ? [`${at}: counts what was not captured from paper`]
        : []),
    ];
  },
  solicitudDetalle: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'solicitud',
      permission: 'solicitud.ver',
      send: (id) => visitor.ask('GET', `/api/inventario/solicitud/detalle?solicitudId=${id}`),
    }),
  remision: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'solicitud',
      permission: 'solicitud.ver',
      send: (id) => visitor.ask('GET', `/api/inventario/solicitud/remision?solicitudId=${id}`),
    }),
  solicitudComentar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'solicitud',
      permission: 'solicitud.ver',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/inventario/solicitud/${id}/comentar`, { body: { texto: 'De acuerdo' } }),
    }),
  solicitudPendiente: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'solicitud',
      permission: 'solicitud.crear',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/inventario/solicitud/${id}/pendiente`),
    }),
  conteoCaptura: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'conteo',
      permission: 'conteo.capturar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('PUT', `/api/inventario/conteo/${id}/captura`, {
          body: { lineas: [{ conteoDetalleId: 1, conteo: 1 }] },
        }),
    }),
  conteoLoteHallado: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'conteo',
      permission: 'conteo.capturar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `/api/inventario/conteo/${id}/lote-hallado`, { body: { insumoId: 1, conteo: 1 } }),
    }),
  /** Of the network, as recalls are; what they are answered for is not. */
  alertaSanitariaResponder: async (proof, visitor, at) => {
    const found: Findings = [];
    const send = (almacenId: number) =>
      visitor.ask('POST', `/api/inventario/alerta-sanitaria/${PLANTED_RECALL}/responder`, {
        body: { almacenId, localizadas: 0 },
      });
    const nobody = await send(987_654_321);
    const reached = new Set(visible(proof.planted, 'almacen', 'alerta-sanitaria.responder', visitor));
    for (const warehouse of proof.planted.filter((each) => each.entity === 'almacen' && !reached.has(each))) {
      const answer = await send(Number(warehouse.id));
      if (answer.status < 400 || core(answer) !== core(nobody))
        found.push(`${at} ${warehouse.id}: ${core(answer)} unlike ${core(nobody)}`);
    }
    return found;
  },
  detalleExistencias: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'almacen',
      permission: 'inventario.ver',
      onlyOut: true,
      send: (id) =>
        visitor.ask('GET', `/api/inventario/inventario/detalle-existencias/${PLANTED_SUPPLY}?almacenId=${id}`),
    }),
  redistribucion: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/inventario/redistribucion'),
      visible(proof.planted, 'inventario', 'solicitud.crear', visitor),
      visitor,
    ),
  /** Between warehouses out of reach, and those that do not exist, nothing is suggested: both are refused alike. */
  redistribuir: async (proof, visitor, at) => {
    const found: Findings = [];
    const insumoId = PLANTED_SUPPLY;
    const send = (origenId: number, destinoId: number) =>
      visitor.ask('POST', '/api/inventario/redistribucion', {
        body: { propuestas: [{ insumoId, origenId, destinoId, cantidad: 1 }] },
      });
    const nobody = await send(987_654_321, 987_654_322);
    const reached = new Set(visible(proof.planted, 'almacen', 'solicitud.crear', visitor));
    const others = proof.planted.filter((each) => each.entity === 'almacen' && !reached.has(each));
    for (const [index, warehouse] of others.entries()) {
      const answer = await send(Number(warehouse.id), Number(others[(index + 1) % others.length]!.id));
      if (answer.status < 400 || core(answer) !== core(nobody))
        found.push(`${at} ${warehouse.id}: ${core(answer)} unlike ${core(nobody)}`);
    }
    return found;
  },
  ocSolicitud: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api${NETWORK}/solicitud?pageSize=100`),
      visible(proof.planted, 'solicitud', 'oc-solicitud.ver', visitor),
      visitor,
    ),
  ocConsolidado: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api${NETWORK}/solicitud/consolidado`),
      visible(proof.planted, 'solicitud', 'oc-solicitud.ver', visitor),
      visitor,
    ),
  ocLineas: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api${NETWORK}/solicitud/lineas?insumoId=${PLANTED_SUPPLY}`),
      [
        ...visible(proof.planted, 'solicitud', 'oc-solicitud.ver', visitor),
        // The warehouses that could give it are told, as anybody who asks for supplies may know them.
        ...proof.planted.filter(({ entity }) => entity === 'almacen'),
      ],
      visitor,
    ),
  /** Requests out of reach and those that do not exist are refused alike. */
  ocAutorizarMasivo: async (proof, visitor, at) => {
    const found: Findings = [];
    const send = (id: number) =>
      visitor.ask('POST', `/api${NETWORK}/solicitud/autorizar-masivo`, { body: { ids: [id], regla: 'PRORRATEO' } });
    const nobody = await send(987_654_321);
    const reached = new Set(visible(proof.planted, 'solicitud', 'oc-solicitud.autorizar', visitor));
    for (const record of proof.planted.filter(({ entity }) => entity === 'solicitud')) {
      const answer = await send(Number(record.id));
      if (reached.has(record) ? answer.status !== 200 : answer.status < 400 || core(answer) !== core(nobody))
        found.push(`${at} ${record.id}: ${core(answer)} unlike ${core(nobody)}`);
      found.push(...strangers(at, answer, reached.has(record) ? [record] : [], visitor));
    }
    return found;
  },
  ocSolicitudReasignar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'solicitud',
      permission: 'oc-solicitud.autorizar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('PUT', `/api${NETWORK}/solicitud/${id}`, {
          body: { version: 1, lineas: [{ solicitudDetalleId: 1 }] },
        }),
    }),
  ocConfiguracion: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api${NETWORK}/insumo-configuracion?pageSize=100`),
      visible(proof.planted, 'insumo-configuracion', 'insumo-configuracion.ver', visitor),
      visitor,
    ),
  ocConfiguracionGuardar: async (proof, visitor, at) => {
    const found: Findings = [];
    const send = (id: number) =>
      visitor.ask('PUT', `/api${NETWORK}/insumo-configuracion`, { body: { ids: [id], autorizado: true } });
    const nobody = await send(987_654_321);
    const reached = new Set(visible(proof.planted, 'insumo-configuracion', 'insumo-configuracion.autorizar', visitor));
    for (const record of proof.planted.filter((each) => each.entity === 'insumo-configuracion' && !reached.has(each))) {
      const answer = await send(Number(record.id));
      if (answer.status < 400 || core(answer) !== core(nobody))
        found.push(`${at} ${record.id}: ${core(answer)} unlike ${core(nobody)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    return found;
  },
  ocUnidad: async (proof, visitor, at) => networkPlaces(proof, visitor, at, 'unidad', 'unidad.ver-red'),
  ocAlmacen: async (proof, visitor, at) => networkPlaces(proof, visitor, at, 'almacen', 'inventario.ver'),
  ocAlmacenInventario: async (proof, visitor, at) => {
    const found: Findings = [];
    const seen = visible(proof.planted, 'inventario', 'inventario.ver', visitor);
    for (const { id } of proof.planted.filter(({ entity }) => entity === 'almacen'))
      found.push(...strangers(at, await visitor.ask('GET', `/api${NETWORK}/almacen/${id}/inventario`), seen, visitor));
    return found;
  },
  unidadesRed: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api${NETWORK}/unidad`),
      stockedPlaces(proof, visitor, 'unidad.ver-red'),
      visitor,
    ),
  almacenesRed: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api${NETWORK}/almacen`),
      stockedPlaces(proof, visitor, 'inventario.ver'),
      visitor,
    ),
  loteEstatus: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'lote',
      permission: 'lote.cambiar-estatus',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `/api/inventario/inventario/lote/${id}/estatus`, {
          body: { estatus: 'CUARENTENA', motivo: 'Se probó de quién es', red: true },
        }),
    }),
  pacienteResumen: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'paciente',
      permission: 'expediente.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/paciente/${id}/resumen`),
    }),
  pacienteFusionar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'paciente',
      permission: 'paciente.fusionar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', '/api/pacientes/paciente/fusionar', {
          body: { sobrevivienteId: id, duplicadoId: id, version: 1, motivo: 'Se probó de quién es' },
        }),
    }),
  visitaPrevias: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'paciente',
      permission: 'expediente.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/visita/previas?pacienteId=${id}`),
    }),
  signosSerie: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'paciente',
      permission: 'signos.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/signos/serie?pacienteId=${id}`),
    }),
  signosContexto: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'visita',
      permission: 'signos.capturar',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/signos/contexto/${id}`),
    }),
  signosCorregir: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'signos',
      permission: 'signos.capturar',
      onlyOut: true,
      send: (id) => visitor.ask('PUT', `/api/pacientes/signos/${id}`, { body: { motivo: 'Se probó de quién es' } }),
    }),
  signosContextoEstancia: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'signos.capturar',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/signos/contexto-estancia/${id}`),
    }),
  hospitalizacionAsignados: async (proof, visitor, at) =>
    strangers(at, await visitor.ask('GET', `${STAYS}/asignados`), inpatients(proof, visitor), visitor),
  hospitalizacionPacientes: async (proof, visitor, at) =>
    strangers(at, await visitor.ask('GET', `${STAYS}/pacientes-list`), inpatients(proof, visitor), visitor),
  hospitalizacionMapa: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `${STAYS}/mapa`),
      [
        ...inpatients(proof, visitor),
        ...visible(proof.planted, 'cama', 'hospitalizacion.ver', visitor),
        ...visible(proof.planted, 'unidad', 'catalogo.ver', visitor),
      ],
      visitor,
    ),
  hospitalizacionAsignar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'hospitalizacion.asignar-personal',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `${STAYS}/asignados`, {
          body: {
            hospitalizacionIds: [id],
            personalMedicoId: 1,
            rol: 'ENFERMERA',
            turno: 'MATUTINO',
            fecha: '2026-01-02',
          },
        }),
    }),
  hospitalizacionAsignaciones: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `${STAYS}/asignaciones`),
      [...inpatients(proof, visitor), ...visible(proof.planted, 'personal-medico', 'personal-medico.ver', visitor)],
      visitor,
    ),
  entregaTurnoResumen: async (proof, visitor, at) => {
    const first = await visitor.ask('GET', `${HANDOVERS}/turno`);
    const { turnos = [] } = first.body as {
      readonly turnos?: readonly { readonly turno: string; readonly fecha: string }[];
    };
    const mayBeTold = [
      ...inpatients(proof, visitor),
      ...visible(proof.planted, 'indicacion', 'nota-evolucion.ver', visitor),
      ...visible(proof.planted, 'ministracion', 'nota-evolucion.ver', visitor),
    ];
    const found = strangers(at, first, mayBeTold, visitor);
    // What was planted a moment ago lies in one of the two shifts that may be handed over; which one comes first depends on the hour.
    for (const { turno, fecha } of turnos)
      found.push(
        ...strangers(
          at,
          await visitor.ask('GET', `${HANDOVERS}/turno?turno=${turno}&fecha=${fecha}`),
          mayBeTold,
          visitor,
        ),
      );
    return found;
  },
  entregaTurnoGuardar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'medicacion.ministrar',
      onlyOut: true,
      send: async (id) => {
        const { turno, fecha } = (await visitor.ask('GET', `${HANDOVERS}/turno`)).body as Record<string, unknown>;
        return visitor.ask('POST', `${HANDOVERS}/borrador`, {
          body: {
            servicioId: 1,
            turno: turno ?? 'MATUTINO',
            fecha: fecha ?? '2026-01-02',
            pacientes: [{ hospitalizacionId: id, recomendacion: null }],
          },
        });
      },
    }),
  entregaTurnoFirmar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'entrega-turno',
      permission: 'medicacion.ministrar',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `${HANDOVERS}/${id}/firma`, { body: { version: 1 } }),
    }),
  hospitalizacionSignos: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'signos.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `${STAYS}/signos-vitales?hospitalizacionId=${id}`),
    }),
  hospitalizacionSignosCapturar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'signos.capturar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `${STAYS}/signos-vitales`, { body: { hospitalizacionId: id, tas: 120, tad: 80 } }),
    }),
  hospitalizacionNotas: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'nota-evolucion.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `${STAYS}/notas-evolucion-list?hospitalizacionId=${id}`),
    }),
  hospitalizacionNotaGuardar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'nota-evolucion.crear',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `${STAYS}/nota-borrador`, {
          body: { hospitalizacionId: id, nota: { tipo: 'ENFERMERIA', fechaHora: new Date().toISOString() } },
        }),
    }),
  hospitalizacionEgreso: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'hospitalizacion.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `${STAYS}/alta-hospitalizacion?hospitalizacionId=${id}`),
    }),
  hospitalizacionEgresar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'hospitalizacion.ver',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `${STAYS}/alta-hospitalizacion`, {
          body: { hospitalizacionId: id, version: 1, fase: 'MEDICA', motivoEgreso: 'MEJORIA' },
        }),
    }),
  hospitalizacionIndicar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'hospitalizacion.indicar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `${STAYS}/${id}/indicar`, {
          body: { indicaciones: [{ tipo: 'DIETA', descripcion: 'Blanda', desde: '2026-01-02T08:00:00Z', prn: false }] },
        }),
    }),
  hospitalizacionMinistraciones: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'nota-evolucion.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `${STAYS}/${id}/ministracion`),
    }),
  hospitalizacionMinistrar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'medicacion.ministrar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `${STAYS}/${id}/ministracion`, {
          body: {
            indicacionId: 1,
            estado: 'OMITIDA',
            fechaProgramada: '2026-01-02T08:00:00Z',
            motivoOmision: 'Se probó de quién es',
          },
        }),
    }),
  visitaLlamar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'visita',
      permission: 'visita.administrar',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/pacientes/visita/${id}/llamar`, { body: {} }),
    }),
  agendaEventos: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', `/api/agenda/agenda/eventos-list?desde=${AGENDA_DAY}&hasta=${AGENDA_DAY}`),
      visible(proof.planted, 'evento', 'agenda.ver', visitor),
      visitor,
    ),
  /** Of whoever's hours are out of reach there are none. */
  agendaHoras: async (proof, visitor, at) => {
    const found: Findings = [];
    const letter = letterOf(visitor.profile, 'agenda.ver');
    for (const record of proof.planted.filter(({ entity }) => entity === 'personal-medico')) {
      const path = `/api/agenda/agenda/horas-disponibles?personalMedicoId=${record.id}&desde=2031-01-06&hasta=2031-01-12`;
      const answer = await visitor.ask('GET', path);
      found.push(...strangers(at, answer, [], visitor));
      if (letter === null ? answer.status !== 403 : answer.status !== 200) found.push(`${at}: ${core(answer)}`);
      const isOut = visible([{ ...record, entity: 'horario' }], 'horario', 'agenda.ver', visitor).length === 0;
      if (isOut && answer.status === 200 && JSON.stringify(answer.body) !== '[]')
        found.push(`${at} of ${record.id}: ${core(answer)}`);
    }
    return found;
  },
  agendaContexto: async (proof, visitor, at) => {
    const found: Findings = [];
    for (const { id } of proof.planted.filter(({ entity }) => entity === 'unidad')) {
      const answer = await visitor.ask('GET', `/api/agenda/agenda/contexto?unidadId=${id}`);
      found.push(
        ...strangers(
          at,
          answer,
          [
            ...visible(proof.planted, 'horario', 'agenda.ver', visitor),
            ...visible(proof.planted, 'unidad', 'catalogo.ver', visitor),
          ],
          visitor,
        ),
      );
    }
    return found;
  },
  visitaCola: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/visita/cola'),
      visible(proof.planted, 'visita', 'visita.administrar', visitor),
      visitor,
    ),
  visitaTablero: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/visita/tablero'),
      // Where it hangs stands above it; of whoever waits it has a number.
      visible(proof.planted, 'unidad', 'catalogo.ver', visitor),
      visitor,
    ),
  consultaFavoritos: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/consulta/favoritos'),
      visible(proof.planted, 'diagnostico', 'catalogo.ver', visitor),
      visitor,
    ),
  atencionMedica: async (proof, visitor, at) => {
    const seen = [
      ...visible(proof.planted, 'unidad', 'reporte.atencion', visitor),
      ...visible(proof.planted, 'jurisdiccion', 'reporte.atencion', visitor),
      ...visible(proof.planted, 'programa', 'programa.ver', visitor),
    ];
    const found: Findings = [];
    for (const by of ['UNIDAD', 'JURISDICCION', 'PROGRAMA']) {
      const answer = await reportTo(visitor, 'atencion-medica', `${AROUND}&por=${by}`);
      found.push(...strangers(`${at} by ${by}`, answer, seen, visitor));
    }
    return found;
  },
  farmacia: placeReport('farmacia', 'reporte.farmacia', 'almacen'),
  almacen: placeReport('almacen', 'reporte.almacen', 'almacen'),
  inventarioReporte: placeReport('inventario-reporte', 'reporte.inventario', 'almacen', { days: '' }),
  recetas: placeReport('recetas', 'reporte.recetas', 'unidad'),
  disponibilidad: placeReport('disponibilidad', 'red-historial.ver', 'unidad'),
  consultasDiagnosticos: placeReport('consultas-diagnosticos', 'consulta.ver', 'unidad'),
  turnoEnfermeria: placeReport('turno-enfermeria', 'hospitalizacion.ver', 'unidad'),
  hospitalizacion: placeReport('hospitalizacion', 'reporte.hospitalizacion', 'unidad'),
  ordenCargo: placeReport('orden-cargo', 'reporte.orden-cargo', 'unidad'),
  centrales: placeReport('centrales', 'reporte.centrales', 'unidad'),
  cendis: placeReport('cendis', 'reporte.cendis', 'almacen', { parameter: 'cendisId' }),
  oficinaCentral: placeReport('oficina-central', 'reporte.oficina-central', 'jurisdiccion'),
  programasAvance: programmeReport('avance'),
  programasMedicinas: programmeReport('medicinas'),
  medicamentoControlado: async (proof, visitor, at) => {
    const found: Findings = [];
    const seen = visible(proof.planted, 'inventario', 'reporte.medicamento-controlado', visitor);
    for (const { id } of proof.planted.filter(({ entity }) => entity === 'almacen'))
      found.push(...strangers(at, await reportTo(visitor, 'medicamento-controlado', `almacenId=${id}`), seen, visitor));
    return found;
  },
  controladosLibro: async (proof, visitor, at) => {
    const found: Findings = [];
    const seen = visible(storesAs('kardex', proof), 'kardex', 'reporte.medicamento-controlado', visitor);
    const stores = proof.planted.filter(({ entity }) => entity === 'almacen');
    for (const id of ['', ...stores.map((store) => `?almacenId=${store.id}`)])
      found.push(...strangers(at, await visitor.ask('GET', `/api/farmacia/controlados${id}`), seen, visitor));
    return found;
  },
  controladosMovimientos: async (proof, visitor, at) => {
    const found: Findings = [];
    const seen = visible(proof.planted, 'kardex', 'reporte.medicamento-controlado', visitor);
    for (const { id } of proof.planted.filter(({ entity }) => entity === 'almacen'))
      found.push(
        ...strangers(
          at,
          await visitor.ask('GET', `/api/farmacia/controlados/movimientos?almacenId=${id}&insumoId=${PLANTED_SUPPLY}`),
          seen,
          visitor,
        ),
      );
    return found;
  },
  /** Refused alike for warehouses out of reach: nobody begins a count there, nor is led to one. */
  controladosContar: async (proof, visitor, at) => {
    const found: Findings = [];
    const reached = new Set(
      visible(storesAs('conteo', proof), 'conteo', 'conteo.capturar', visitor).map(({ id }) => id),
    );
    for (const { id } of proof.planted.filter((each) => each.entity === 'almacen' && !reached.has(each.id))) {
      const answer = await visitor.ask('POST', '/api/farmacia/controlados/contar', { body: { almacenId: Number(id) } });
      if (answer.status < 400) found.push(`${at} for ${id}: ${core(answer)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    return found;
  },
  recetaImpresa: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'receta',
      permission: 'receta.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/receta/impresa?recetaId=${id}`),
    }),
  recetaRevisar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'paciente',
      permission: 'paciente.ver',
      onlyOut: true,
      send: (id) => visitor.ask('POST', '/api/pacientes/receta/revisar', { body: { pacienteId: id, lineas: [] } }),
    }),
  recetaRepetir: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'receta',
      permission: 'receta.ver',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/pacientes/receta/${id}/repetir`),
    }),
  recetaPropuestaSurtido: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'receta',
      permission: 'receta.surtir',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/receta/${id}/propuesta-surtido`),
    }),
  recetaSurtir: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'receta',
      permission: 'receta.surtir',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/pacientes/receta/${id}/surtir`, { body: { almacenId: 1, lineas: [] } }),
    }),
  /** Whatever a pharmacy that is not one's own would open stays shut, and nothing is told of it. */
  recetaAbrir: async (proof, visitor, at) => {
    const found: Findings = [];
    const reached = new Set(visible(storesAs('receta', proof), 'receta', 'receta.surtir', visitor).map(({ id }) => id));
    const [document] = proof.planted.filter(({ entity }) => entity === 'receta');
    for (const { id } of proof.planted.filter((each) => each.entity === 'almacen' && !reached.has(each.id))) {
      const answer = await visitor.ask('POST', '/api/pacientes/receta/abrir', {
        body: { almacenId: Number(id), folio: document!.marks[0] },
      });
      if (answer.status < 400) found.push(`${at} for ${id}: ${core(answer)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    return found;
  },
  recetaSustitutoProponer: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'receta',
      permission: 'receta.surtir',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `/api/pacientes/receta/${id}/proponer-sustituto`, {
          body: { detalleId: 1, insumoId: PLANTED_SUPPLY, motivo: 'Se probó de quién es' },
        }),
    }),
  recetaSustitutoAutorizar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'receta',
      permission: 'receta.crear',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/pacientes/receta/${id}/autorizar-sustituto`, { body: {} }),
    }),
  recetaSustitutoNegar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'receta',
      permission: 'receta.crear',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/pacientes/receta/${id}/negar-sustituto`, { body: {} }),
    }),
  ordenCargoAtendidas: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/orden-cargo/atendidas'),
      visible(proof.planted, 'orden-cargo', 'orden-cargo.ver', visitor),
      visitor,
    ),
  ordenCargoHistorico: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/orden-cargo/historico'),
      visible(proof.planted, 'orden-cargo', 'orden-cargo.ver', visitor),
      visitor,
    ),
  ordenCargoSurtidas: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/inventario/orden-cargo/historico'),
      visible(proof.planted, 'orden-cargo', 'orden-cargo.ver', visitor),
      visitor,
    ),
  ordenCargoPendientesAutorizar: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/orden-cargo/pendientes-autorizar'),
      visible(proof.planted, 'orden-cargo', 'orden-cargo.autorizar', visitor),
      visitor,
    ),
  ordenCargoCola: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/inventario/orden-cargo'),
      [
        ...visible(proof.planted, 'orden-cargo', 'orden-cargo.surtir', visitor),
        ...visible(proof.planted, 'devolucion-orden-cargo', 'orden-cargo.surtir', visitor),
      ],
      visitor,
    ),
  ordenCargoPorRecibir: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/inventario/orden-cargo/recepcion'),
      visible(proof.planted, 'orden-cargo', 'orden-cargo.recibir', visitor),
      visitor,
    ),
  ordenCargoPorDevolver: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/inventario/orden-cargo/devolucion'),
      visible(proof.planted, 'orden-cargo', 'orden-cargo.devolver', visitor),
      visitor,
    ),
  ordenCargoDetalle: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.ver',
      send: (id) => visitor.ask('GET', `/api/pacientes/orden-cargo/detalle-orden-cargo/${id}`),
    }),
  ordenCargoDetalleConsulta: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.ver',
      send: (id) => visitor.ask('GET', `/api/pacientes/orden-cargo/detalle-orden-cargo?ordenCargoId=${id}`),
    }),
  ordenCargoPropuesta: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      // What can be handed over lies in lots of that warehouse, and the patient must not be harmed by it.
      tells: ({ places, marks }) =>
        proof.planted.filter(
          (each) =>
            (each.entity === 'lote' && each.places.almacen?.[0] === places.almacen?.[0]) ||
            (each.entity === 'paciente' && each.marks.some((mark) => marks.includes(mark))),
        ),
      send: (id) => visitor.ask('GET', `/api/inventario/orden-cargo/detalle?ordenCargoId=${id}`),
    }),
  ordenCargoPorSurtir: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      send: (id) => visitor.ask('GET', `/api/inventario/orden-cargo/surtir/insumo-orden-cargo?ordenCargoId=${id}`),
    }),
  ordenCargoSurtir: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      onlyOut: true,
      send: (id) =>
        visitor.ask('PUT', '/api/inventario/orden-cargo/surtir/insumo-orden-cargo', {
          body: { ordenCargoId: id, lineas: [] },
        }),
    }),
  ordenCargoRecibir: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.recibir',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', '/api/inventario/orden-cargo/recepcion', { body: { ordenCargoId: id, lineas: [] } }),
    }),
  ordenCargoTomar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      onlyOut: true,
      send: (id) => visitor.ask('POST', '/api/inventario/orden-cargo/tomar', { body: { ordenCargoId: id } }),
    }),
  ordenCargoSoltar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      onlyOut: true,
      send: (id) => visitor.ask('POST', '/api/inventario/orden-cargo/soltar', { body: { ordenCargoId: id } }),
    }),
  ordenCargoRelevar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', '/api/inventario/orden-cargo/relevar', {
          body: { ordenCargoId: id, version: 1, confirmado: true },
        }),
    }),
  ordenCargoListaSurtido: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      tells: ({ places }) =>
        proof.planted.filter((each) => each.entity === 'lote' && each.places.almacen?.[0] === places.almacen?.[0]),
      send: (id) => visitor.ask('GET', `/api/inventario/orden-cargo/lista-surtido?ordenCargoIds=${id}`),
    }),
  ordenCargoTomarVarias: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      onlyOut: true,
      send: (id) => visitor.ask('POST', '/api/inventario/orden-cargo/tomar-varias', { body: { ordenCargoIds: [id] } }),
    }),
  ordenCargoActividad: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.surtir',
      onlyOut: true,
      send: (id) => visitor.ask('POST', '/api/inventario/orden-cargo/actividad', { body: { ordenCargoId: id } }),
    }),
  insumosOrdenCargoGuardar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.crear',
      onlyOut: true,
      send: (id) =>
        visitor.ask('PUT', '/api/pacientes/orden-cargo/insumos-orden-cargo', {
          body: { ordenCargoId: id, lineas: [] },
        }),
    }),
  ordenCargoDevolver: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.devolver',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/pacientes/orden-cargo/${id}/devolver`, { body: GIVEN_BACK }),
    }),
  ordenCargoDevolucion: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'orden-cargo',
      permission: 'orden-cargo.devolver',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', '/api/inventario/orden-cargo/devolucion', { body: { ordenCargoId: id, ...GIVEN_BACK } }),
    }),
  ordenCargoCrear: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'orden-cargo.crear',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', '/api/pacientes/orden-cargo', {
          body: { hospitalizacionId: id, tipo: 'ORDINARIA', lineas: [{ insumoId: 1, cantidadSolicitada: 1 }] },
        }),
    }),
  hospitalizacionCargos: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'orden-cargo.ver',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/orden-cargo/cargos?hospitalizacionId=${id}`),
    }),
  insumosOrdenCargo: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'hospitalizacion',
      permission: 'orden-cargo.crear',
      onlyOut: true,
      send: (id) => visitor.ask('GET', `/api/pacientes/orden-cargo/insumos-orden-cargo?hospitalizacionId=${id}`),
    }),
  ordenCargoAutorizarVarias: async (proof, visitor, at) => {
    const found: Findings = [];
    const reached = new Set(visible(proof.planted, 'orden-cargo', 'orden-cargo.autorizar', visitor));
    const out = proof.planted.filter((record) => record.entity === 'orden-cargo' && !reached.has(record));
    const answer = await visitor.ask('POST', '/api/pacientes/orden-cargo/autorizar', {
      body: { ids: [...out.map(({ id }) => Number(id)), 987_654_321] },
    });
    const { autorizadas, rechazos } = answer.body as { autorizadas: number[]; rechazos: { codigo: string }[] };
    if (autorizadas.length > 0 || rechazos.some(({ codigo }) => codigo !== 'NO_ENCONTRADO'))
      found.push(`${at}: ${core(answer)}`);
    return [...found, ...strangers(at, answer, [], visitor)];
  },
  recetaCola: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/receta/cola'),
      visible(proof.planted, 'receta', 'receta.surtir', visitor),
      visitor,
    ),
  recetaPendientes: async (proof, visitor, at) =>
    strangers(
      at,
      await visitor.ask('GET', '/api/pacientes/receta/pendientes'),
      visible(proof.planted, 'receta', 'receta.surtir', visitor),
      visitor,
    ),
  temperaturaAnotar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'equipo-frio',
      permission: 'red-fria.registrar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `/api/inventario/temperatura/de-equipo/${id}`, { body: { temperatura: 4, humedad: 40 } }),
    }),
  temperaturaCuarentena: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'temperatura',
      permission: 'lote.cambiar-estatus',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/inventario/temperatura/${id}/cuarentena`, { body: {} }),
    }),
  loteCaducidad: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'lote',
      permission: 'lote.actualizar-caducidad',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `/api/inventario/inventario/lote/${id}/caducidad`, {
          body: { caducidadNueva: '2090-01-31', motivo: 'Se probó de quién es' },
        }),
    }),
  actualizarCaducidad: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'lote',
      permission: 'lote.actualizar-caducidad',
      onlyOut: true,
      send: (loteId) =>
        visitor.ask('PUT', '/api/inventario/inventario/actualizar-caducidad', {
          body: { loteId, caducidadNueva: '2090-01-31', motivo: 'Se probó de quién es' },
        }),
    }),
  propuestasCambioInsumoList: listed(
    'propuesta-cambio',
    'propuesta-cambio.ver',
    '/api/proveedores/proveedores/propuestas-cambio-insumo-list',
    'propuestaCambioId',
  ),
  proveedorList: listed(
    'proveedor',
    'proveedor.ver',
    '/api/oficinas-centrales/proveedor/proveedor-list',
    'proveedorId',
  ),
  proveedorContratos: ofSupplier('contratos'),
  proveedorEntregas: ofSupplier('entregas'),
  proveedorEvaluacion: ofSupplier('evaluacion'),
  proveedorCartasCanje: async (proof, visitor, at) => {
    const found: Findings = [];
    const letters = visible(proof.planted, 'carta-canje', 'carta-canje.ver', visitor);
    for (const { id } of proof.planted.filter(({ entity }) => entity === 'proveedor'))
      found.push(
        ...strangers(
          at,
          await visitor.ask('GET', `/api/oficinas-centrales/proveedor/${id}/cartas-canje?pageSize=1000`),
          letters.filter(({ places }) => places.proveedor?.includes(Number(id))),
          visitor,
        ),
      );
    return found;
  },
  propuestaCambioResponder: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'propuesta-cambio',
      permission: 'propuesta-cambio.responder',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `/api/proveedores/proveedores/propuesta-cambio-insumo/${id}/responder`, {
          body: { decision: 'ACEPTAR' },
        }),
    }),
  propuestaCambioMensaje: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'propuesta-cambio',
      permission: 'propuesta-cambio.ver',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', `/api/proveedores/proveedores/propuesta-cambio-insumo/${id}/mensaje`, {
          body: { texto: 'De acuerdo' },
        }),
    }),
  recibirCambioInsumo: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'propuesta-cambio',
      permission: 'propuesta-cambio.recibir',
      onlyOut: true,
      send: (id) =>
        visitor.ask('POST', '/api/proveedores/proveedores/recibir-cambio-insumo', {
          body: { propuestaCambioId: id, remision: 'R-1', lineas: [{ id: 1, recibido: 1 }] },
        }),
    }),
  proponerCambio: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'lote-expirar',
      permission: 'propuesta-cambio.crear',
      onlyOut: true,
      send: (id) => visitor.ask('POST', '/api/proveedores/proveedores/proponer-cambio', { body: { loteIds: [id] } }),
    }),
  inventarioPorLote: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'lote', 'inventario.ver', visitor);
    const answer = await visitor.ask('GET', '/api/inventario/inventario/inventario-por-lote?pageSize=1000');
    const [got, wanted] = [
      idsOf(answer.body, 'loteId').join(),
      seen
        .map(({ id }) => String(id))
        .toSorted()
        .join(),
    ];
    return [...(got === wanted ? [] : [`${at}: ${got} instead of ${wanted}`]), ...strangers(at, answer, seen, visitor)];
  },
  parecidos: async (proof, visitor, at) => {
    const found: Findings = [];
    const seen = visible(proof.planted, 'paciente', 'paciente.ver', visitor);
    for (const record of proof.planted.filter(({ entity }) => entity === 'paciente')) {
      const curp = record.marks.find((mark) => /^[A-Z]{4}\d{6}[HMX]/i.test(mark));
      const answer = await visitor.ask('POST', '/api/busqueda/parecidos', {
        body: { recurso: 'paciente', registro: { persona: { curp } } },
      });
      const told = Array.isArray(answer.body) ? (answer.body as { id: unknown }[]).map(({ id }) => String(id)) : [];
      const mayCompare = letterOf(visitor.profile, 'paciente.identificar') !== null && seen.includes(record);
      if (answer.status === 200 && told.join() !== (mayCompare ? String(record.id) : ''))
        found.push(`${at} ${record.id}: ${core(answer)}`);
      found.push(...strangers(at, answer, mayCompare ? [record] : [], visitor, curp ? [curp] : []));
    }
    return found;
  },
  almacenVerClaves: (proof, visitor, at) => {
    const [warehouse] = proof.planted.filter(({ entity }) => entity === 'almacen');
    if (letterOf(visitor.profile, 'solicitud.crear') === null) return Promise.resolve([]);
    return eachOf(proof, visitor, at, {
      entity: 'solicitud',
      permission: 'solicitud.ver',
      onlyOut: true,
      send: (id) =>
        visitor.ask('GET', `/api/inventario/solicitud/almacen-ver-claves?almacenId=${warehouse!.id}&solicitudId=${id}`),
    });
  },
  inicio: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'solicitud', 'solicitud.ver', visitor);
    const { tareas } = (await visitor.ask('GET', '/api/inicio')).body as {
      tareas: { recurso: string; paso: string; cantidad: number }[];
    };
    return tareas
      .filter(({ recurso, cantidad }) => recurso === 'solicitud' && cantidad > seen.length)
      .map(({ paso, cantidad }) => `${at}: counts ${cantidad} of ${seen.length} for ${paso}`);
  },
  cantidadEstatusSolicitud: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'solicitud', 'solicitud.ver', visitor);
    const answer = await visitor.ask('GET', '/api/inventario/solicitud/cantidad-estatus-solicitud');
    const total = Array.isArray(answer.body)
      ? (answer.body as { cantidad: number }[]).reduce((sum, { cantidad }) => sum + cantidad, 0)
      : null;
    return total === seen.length ? [] : [`${at}: counts ${total} of ${seen.length}`];
  },
  informeSemestre: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'solicitud', 'solicitud.ver', visitor).filter(({ only }) => only === null);
    const found: Findings = [];
    const asked: readonly (readonly [string, number])[] = [
      ['', seen.length],
      ...proof.planted
        .filter(({ entity, world }) => world === 'B' && entity === 'almacen')
        .map(({ id }) => [`&almacenId=${id}`, letterOf(visitor.profile, 'solicitud.ver') === 'RED' ? -1 : 0] as const),
    ];
    for (const [more, documents] of asked) {
      const answer = await visitor.ask('GET', `/api/inventario/solicitud/informe-semestre?semestre=2026-1${more}`);
      const pieces = (answer.body as { totales?: { solicitado?: number } }).totales?.solicitado ?? 0;
      // Each document asks for seven.
      if (documents >= 0 && pieces !== documents * 7)
        found.push(`${at}${more}: ${pieces} pieces of ${documents} documents`);
      found.push(...strangers(at, answer, seen, visitor));
    }
    if (letterOf(visitor.profile, 'reporte.exportar') === null) return found;
    const { text, headers, status } = await file(
      proof,
      visitor,
      '/api/inventario/solicitud/informe-semestre?semestre=2026-1&formato=csv',
    );
    return [...found, ...strangers(`${at} as a file`, { status, headers, body: text }, seen, visitor)];
  },
  nivelAbasto: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'inventario', 'inventario.ver', visitor);
    const answer = await visitor.ask('GET', '/api/inventario/inventario/inventario-nivel-abasto?por=ALMACEN');
    const counted = (answer.body as { totales?: { claves?: number } }).totales?.claves ?? 0;
    return [
      ...(counted === seen.length ? [] : [`${at}: counts ${counted} of ${seen.length}`]),
      ...strangers(at, answer, seen, visitor),
    ];
  },
  fondoFijo: stockReport('/inventario/inventario/porcentaje-fondo-fijo', 'fondo-fijo.ver'),
  comprobacion: async (proof, visitor, at) => {
    const seen = [
      ...visible(proof.planted, 'inventario', 'kardex.ver', visitor),
      ...visible(proof.planted, 'lote', 'kardex.ver', visitor),
      // It tells the key of a warehouse beside its name.
      ...visible(storesAs('kardex', proof), 'kardex', 'kardex.ver', visitor),
    ];
    return strangers(at, await visitor.ask('GET', '/api/inventario/inventario/comprobacion'), seen, visitor);
  },
  desabasto: stockReport('/inventario/inventario/desabasto?soloCronicos=false', 'inventario.ver'),
  inventarioCendis: stockReport('/inventario/inventario/inventario-actual-cendis', 'inventario.ver'),
  tarjetaKardex: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'kardex', 'kardex.ver', visitor);
    const path = '/inventario/inventario/tarjeta-kardex';
    const found: Findings = [];
    for (const record of storesAs('kardex', proof)) {
      const { id } = record;
      const answer = await visitor.ask('GET', `/api${path}?almacenId=${id}&insumoId=${PLANTED_SUPPLY}`);
      found.push(...strangers(`${at} of ${id}`, answer, seen, visitor));
      const rows = (answer.body as { filas?: readonly object[] }).filas ?? [];
      const isTheirs = visible([record], 'kardex', 'kardex.ver', visitor).length > 0;
      if (!isTheirs && rows.length > 0) found.push(`${at} of ${id}: tells of a warehouse out of reach`);
    }
    return found;
  },
  caducidades: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'lote', 'inventario.ver', visitor);
    const answer = await reportTo(visitor, 'caducidades', 'meses=36');
    const counted = (answer.body as { totales?: { lotes?: number } }).totales?.lotes ?? 0;
    return [
      ...(counted <= seen.length ? [] : [`${at}: counts ${counted} of ${seen.length}`]),
      ...strangers(at, answer, seen, visitor),
    ];
  },
  solicitudManual: requestFor('manual', (id) => ({
    folioPapel: 'P-1',
    fechaPapel: '2026-03-01',
    motivoManual: 'Sin conexión en la unidad',
    almacenSolicitanteId: id,
    almacenSurtidorId: id,
    lineas: [{ insumoId: 1, cantidadSolicitada: 1 }],
  })),
  solicitudSugerida: requestFor('sugerida', (id) => ({
    almacenSolicitanteId: id,
    tipo: 'ORDINARIA',
  })),
  inventarioRecibir: async (proof, visitor, at) => {
    const found: Findings = [];
    const checked = { inspeccionEmpaque: 'CUMPLE', inspeccionEtiquetado: 'CUMPLE', inspeccionCaducidad: 'CUMPLE' };
    for (const { id } of visible(proof.planted, 'almacen', 'catalogo.ver', visitor).filter(
      (record) => visible([{ ...record, entity: 'recepcion' }], 'recepcion', 'entrada.registrar', visitor).length === 0,
    )) {
      const answer = await visitor.ask('POST', '/api/inventario/inventario', {
        body: {
          almacenId: id,
          proveedorId: 1,
          remision: 'R-1',
          ...checked,
          inspeccionTemperatura: 'NO_APLICA',
          lineas: [{ insumoId: 1, numeroLote: 'X', caducidad: '2090-01-31', cantidad: 1, costoUnitario: 1 }],
        },
      });
      if (answer.status < 400) found.push(`${at} for ${id}: ${core(answer)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    return found;
  },
  insumoConfiguracionAceptar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'insumo-configuracion',
      permission: 'insumo-configuracion.editar',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api${SETTINGS}/${id}/aceptar`),
    }),
  insumoConfiguracionConsumo: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'insumo-configuracion',
      permission: 'insumo-configuracion.ver',
      send: (id) => visitor.ask('GET', `/api${SETTINGS}/${id}/consumo`),
    }),
  insumoConfiguracionSinConfigurar: (proof, visitor, at) =>
    refusedElsewhere(proof, visitor, at, 'insumo-configuracion.ver', (id) =>
      visitor.ask('GET', `/api${SETTINGS}/sin-configurar?almacenId=${id}`),
    ),
  insumoConfiguracionCopiar: (proof, visitor, at) =>
    refusedElsewhere(proof, visitor, at, 'insumo-configuracion.editar', (almacenId) =>
      visitor.ask('POST', `/api${SETTINGS}/copiar`, { body: { copiarDeAlmacenId: almacenId + 1, almacenId } }),
    ),
  insumoConfiguracionMasivo: async (proof, visitor, at) => {
    const send = (body: object) => visitor.ask('PUT', `/api${SETTINGS}/masivo`, { body: [body] });
    const accept = (id: number) => send({ aceptarSugerencias: [id] });
    const seen = new Set(visible(proof.planted, 'insumo-configuracion', 'insumo-configuracion.editar', visitor));
    const found = [
      ...(await refusedElsewhere(proof, visitor, at, 'insumo-configuracion.editar', (almacenId) =>
        send({ almacenId, insumoId: 1 }),
      )),
    ];
    const nobody = await accept(987_654_321);
    for (const record of proof.planted.filter((each) => each.entity === 'insumo-configuracion' && !seen.has(each))) {
      const answer = await accept(Number(record.id));
      if (answer.status < 400 || core(answer) !== core(nobody))
        found.push(`${at} ${record.id}: ${core(answer)} unlike ${core(nobody)}`);
      found.push(...strangers(at, answer, [], visitor));
    }
    return found;
  },
  usuarioActual: async (proof, visitor, at) => {
    const own = proof.planted.filter(
      ({ entity, id }) =>
        (entity === 'usuario' && visitor.places.propio?.includes(Number(id))) ||
        (entity === 'unidad' && visitor.places.unidad?.includes(Number(id))) ||
        (entity === 'jurisdiccion' && visitor.places.jurisdiccion?.includes(Number(id))),
    );
    return strangers(at, await visitor.ask('GET', '/api/catalogos/usuario/usuario-actual'), own, visitor);
  },
  notificacionesList: async (proof, visitor, at) => {
    const own = proof.planted.filter(
      ({ entity, places }) =>
        entity === 'notificacion' && places.propio?.some((id) => visitor.places.propio?.includes(id)),
    );
    const answer = await visitor.ask('GET', '/api/notificaciones/notificaciones/notificaciones-list?pageSize=1000');
    const [got, wanted] = [
      idsOf(answer.body, 'notificacionId').join(),
      own
        .map(({ id }) => String(id))
        .toSorted()
        .join(),
    ];
    return [...(got === wanted ? [] : [`${at}: ${got} instead of ${wanted}`]), ...strangers(at, answer, own, visitor)];
  },
  marcarVista: async (proof, visitor, at) => {
    const found: Findings = [];
    const nobody = await visitor.ask('PUT', '/api/notificaciones/notificaciones/marcar-vista', {
      body: { notificacionIds: [987_654_321] },
    });
    for (const { id, places } of proof.planted.filter(({ entity }) => entity === 'notificacion')) {
      if (places.propio?.some((each) => visitor.places.propio?.includes(each))) continue;
      const answer = await visitor.ask('PUT', '/api/notificaciones/notificaciones/marcar-vista', {
        body: { notificacionIds: [id] },
      });
      if (answer.status !== 404 || core(answer) !== core(nobody)) found.push(`${at} ${id}: ${core(answer)}`);
    }
    return found;
  },
  proveedorUsuarios: async (proof, visitor, at) => {
    const seen = visible(proof.planted, 'usuario', 'usuario-proveedor.administrar', visitor).filter(
      ({ places }) => places.proveedor,
    );
    const answer = await visitor.ask('GET', '/api/catalogos/usuario/proveedor-usuarios?pageSize=1000');
    const [got, wanted] = [
      idsOf(answer.body, 'usuarioId').join(),
      seen
        .map(({ id }) => String(id))
        .toSorted()
        .join(),
    ];
    return [...(got === wanted ? [] : [`${at}: ${got} instead of ${wanted}`]), ...strangers(at, answer, seen, visitor)];
  },
  usuarioProveedorActualizar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'usuario',
      permission: 'usuario-proveedor.administrar',
      onlyOut: true,
      send: (id) =>
        visitor.ask('PUT', `/api/catalogos/usuario/usuario-proveedor/${id}`, {
          body: { usuarioId: id, nombre: 'Otro', primerApellido: 'Nombre', email: 'otro@example.org', isActive: true },
        }),
    }),
  vincularUsuarioProveedor: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'proveedor',
      permission: 'usuario-proveedor.administrar',
      onlyOut: true,
      send: (proveedorId) =>
        visitor.ask('POST', '/api/catalogos/usuario/vincular-usuario-proveedor', {
          body: { proveedorId, nombre: 'Otro', primerApellido: 'Nombre', email: 'otro@example.org', isActive: true },
        }),
    }),
  usuarioVincular: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'persona',
      permission: 'usuario.vincular',
      onlyOut: true,
      send: (personaId) => visitor.ask('POST', '/api/catalogos/usuario/vincular', { body: { personaId, perfilId: 8 } }),
    }),
  usuarioVincularActualizar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'persona',
      permission: 'usuario.vincular',
      onlyOut: true,
      send: (personaId) =>
        visitor.ask('PUT', `/api/catalogos/usuario/vincular/${personaId}`, {
          body: { personaId, perfilId: 8, email: 'otro@example.org' },
        }),
    }),
  usuarioBloquear: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'usuario',
      permission: 'usuario.administrar',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/catalogos/usuario/${id}/bloquear`, { body: { motivo: 'Una prueba' } }),
    }),
  usuarioDesbloquear: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'usuario',
      permission: 'usuario.administrar',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/catalogos/usuario/${id}/desbloquear`, { body: { motivo: 'Una prueba' } }),
    }),
  usuarioReenviarInvitacion: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'usuario',
      permission: 'usuario.administrar',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/catalogos/usuario/${id}/reenviar-invitacion`, { body: {} }),
    }),
  usuarioPermisosEfectivos: async (proof, visitor, at) => {
    const around = proof.planted.filter(({ entity }) =>
      ['unidad', 'jurisdiccion', 'almacen', 'nucleo', 'proveedor'].includes(entity),
    );
    return eachOf(proof, visitor, at, {
      entity: 'usuario',
      permission: 'usuario.ver',
      tells: ({ world }) => around.filter((each) => each.world === world),
      send: (id) => visitor.ask('GET', `/api/catalogos/usuario/${id}/permisos-efectivos`),
    });
  },
  perfilClonar: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'perfil',
      permission: 'perfil.administrar',
      onlyOut: true,
      send: (id) => visitor.ask('POST', `/api/catalogos/perfil/${id}/clonar`, { body: {} }),
    }),
  simulacionUsuario: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'usuario',
      permission: 'usuario.ver',
      onlyOut: true,
      send: (usuarioId) => visitor.ask('POST', '/api/seguridad/simulacion/usuario', { body: { usuarioId } }),
    }),
  simulacionPerfil: (proof, visitor, at) =>
    eachOf(proof, visitor, at, {
      entity: 'unidad',
      permission: 'catalogo.ver',
      onlyOut: true,
      send: (unidadId) => visitor.ask('POST', '/api/seguridad/simulacion/perfil', { body: { perfilId: 1, unidadId } }),
    }),
  funcionesIncompatibles: async (proof, visitor, at) => {
    const seen =
      letterOf(visitor.profile, 'usuario.ver') === null
        ? []
        : visible(proof.planted, 'usuario', 'usuario.ver', visitor);
    return strangers(at, await reportTo(visitor, 'funciones-incompatibles', ''), seen, visitor);
  },
  catalogoBulto: async (proof, visitor, at) => {
    const found: Findings = [];
    for (const { name, path, permissions } of proof.resources.filter(
      (resource) => resource.operations.includes('list') && resource.path.startsWith('/catalogos/'),
    )) {
      const asked = path.slice('/catalogos/'.length);
      const seen =
        letterOf(visitor.profile, permissions.list) === null
          ? []
          : visible(proof.planted, name, permissions.list, visitor);
      found.push(
        ...strangers(
          `${at} ${asked}`,
          await visitor.ask('GET', `/api/catalogos/catalogo-bulto?nombres=${asked}`),
          seen,
          visitor,
        ),
      );
    }
    return found;
  },
  vistaList: async (proof, visitor, at) => {
    const found: Findings = [];
    for (const { name, permissions, operations } of proof.resources.filter((resource) =>
      resource.operations.includes('list'),
    )) {
      const answer = await visitor.ask('GET', `/api/vistas?recurso=${name}`);
      const expected = letterOf(visitor.profile, permissions.list) === null ? 403 : 200;
      if (answer.status !== expected) found.push(`${at} ${name}: ${answer.status} (${operations.length})`);
      if (expected === 200 && said(answer).includes(proof.views.secret))
        found.push(`${at} ${name}: shows a view that its owner keeps`);
    }
    return found;
  },
  vistaCreate: async (proof, visitor, at) => {
    const found: Findings = [];
    for (const { name } of proof.resources.filter(
      ({ permissions, operations }) =>
        operations.includes('list') && letterOf(visitor.profile, permissions.list) === null,
    )) {
      const answer = await visitor.ask('POST', '/api/vistas', {
        body: {
          recurso: name,
          nombre: 'Una vista',
          contenido: {
            filtros: {},
            orden: { campo: 'nombre', sentido: 'asc' },
            columnas: ['nombre'],
            densidad: 'comoda',
          },
        },
      });
      if (answer.status !== 403) found.push(`${at} ${name}: ${answer.status}`);
    }
    return found;
  },
  vistaUpdate: (proof, visitor, at) => secretOf('/api/vistas', proof.views.id, visitor, at, 'PUT'),
  vistaDelete: (proof, visitor, at) => secretOf('/api/vistas', proof.views.id, visitor, at, 'DELETE'),
  tableroList: async (proof, visitor, at) =>
    said(await visitor.ask('GET', '/api/tableros')).includes(proof.boards.secret)
      ? [`${at}: shows a board that its owner keeps`]
      : [],
  /** A board holds no figures, and names lists and reports alone: anybody may keep one, and nobody without the permission share it. */
  tableroCreate: async (_, visitor, at) => {
    if (letterOf(visitor.profile, 'vista.compartir') !== null) return [];
    const { status } = await visitor.ask('POST', '/api/tableros', {
      body: { nombre: 'De todos', compartida: true, contenido: { periodo: '30D', tarjetas: [] } },
    });
    return status === 403 ? [] : [`${at}: ${status}`];
  },
  tableroUpdate: (proof, visitor, at) => secretOf('/api/tableros', proof.boards.id, visitor, at, 'PUT'),
  tableroDelete: (proof, visitor, at) => secretOf('/api/tableros', proof.boards.id, visitor, at, 'DELETE'),
  reportesGuardados: async (proof, visitor, at) =>
    said(await visitor.ask('GET', '/api/reportes/guardados')).includes(proof.reports.secret)
      ? [`${at}: shows a report that its owner keeps`]
      : [],
  /** What is kept holds no figures; a report that somebody may not see they may not keep, nor have files made where they may not export. */
  reporteGuardar: async (_, visitor, at) => {
    const found: Findings = [];
    for (const { name, operation, exports } of Object.values(REPORTS)) {
      const mayRead = letterOf(visitor.profile, OPERATIONS[operation as OperationName].permission) !== null;
      const mayExport = letterOf(visitor.profile, 'reporte.exportar') !== null;
      for (const frecuencia of ['NINGUNA', 'DIARIA']) {
        if (mayRead && (mayExport || frecuencia === 'NINGUNA')) continue;
        const { status } = await visitor.ask('POST', '/api/reportes/guardados', {
          body: { nombre: 'Ajeno', reporte: name, parametros: {}, formato: exports[0] ?? 'csv', frecuencia },
        });
        if (status !== 403) found.push(`${at} ${name} ${frecuencia}: ${status}`);
      }
    }
    return found;
  },
  reporteGuardadoCambiar: (proof, visitor, at) =>
    secretOf('/api/reportes/guardados', proof.reports.id, visitor, at, 'PUT'),
  reporteGuardadoQuitar: (proof, visitor, at) =>
    secretOf('/api/reportes/guardados', proof.reports.id, visitor, at, 'DELETE'),
  reporteArchivos: async (proof, visitor, at) => {
    const content = (id: number) => visitor.ask('GET', `/api/reportes/archivos/${id}/contenido`);
    const [theirs, nobodys] = [await content(proof.reports.file), await content(987_654_321)];
    return [
      ...(said(await visitor.ask('GET', '/api/reportes/archivos')).includes(proof.reports.secret)
        ? [`${at}: shows a file that is made for somebody else`]
        : []),
      ...(core(theirs) === core(nobodys) ? [] : [`${at} contenido: ${core(theirs)} unlike ${core(nobodys)}`]),
    ];
  },
  reporteArchivoQuitar: (proof, visitor, at) =>
    secretOf('/api/reportes/archivos', proof.reports.file, visitor, at, 'DELETE'),
};

/** Operations that nobody has thought about. */
export const unclassified: readonly string[] = (Object.keys(OPERATIONS) as OperationName[]).filter(
  (name) => !(name in PROBES) && !(name in ELSEWHERE),
);

export const operations: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const [name, probe] of Object.entries(PROBES) as [OperationName, OperationProbe][]) {
    const { permission, method, path } = OPERATIONS[name];
    const at = `${visitor.profile} ${method} ${path} (${name})`;
    if (permission !== 'signed-in' && permission !== 'public' && letterOf(visitor.profile, permission) === null) {
      const answer = await visitor.ask(
        method,
        `/api${path.replaceAll(/\{\w+\}/g, '1')}`,
        method === 'GET' ? {} : { body: {} },
      );
      if (answer.status !== 403) found.push(`${at}: ${answer.status} without ${permission}`);
    } else found.push(...(await probe(proof, visitor, at)));
  }
  return found;
};

interface EachOf {
  readonly entity: string;
  readonly permission: string;
  /** Only what is out of reach is tried: what is within would be done. */
  readonly onlyOut?: boolean;
  /** What else the answer about a record may tell of. */
  readonly tells?: (record: Planted) => readonly Planted[];
  readonly send: (id: number) => ReturnType<Visitor['ask']>;
}

/** An operation on one record: out of reach it is answered as one that does not exist. */
async function eachOf(
  { planted, first }: Proof,
  visitor: Visitor,
  at: string,
  { entity, permission, onlyOut = false, tells = () => [], send }: EachOf,
): Promise<Findings> {
  const found: Findings = [];
  if (!first(at.split(' ').slice(1), ...lettersFor(visitor.profile, entity, permission))) return found;
  const reached = new Set(visible(planted, entity, permission, visitor));
  const nobody = await send(987_654_321);
  for (const record of planted.filter((each) => each.entity === entity)) {
    if (onlyOut && reached.has(record)) continue;
    const answer = await send(Number(record.id));
    if (reached.has(record) ? answer.status !== 200 : answer.status !== 404 || core(answer) !== core(nobody))
      found.push(`${at} ${record.id}: ${core(answer)} unlike ${core(nobody)}`);
    found.push(...strangers(at, answer, reached.has(record) ? [record, ...tells(record)] : [], visitor));
  }
  return found;
}

/** What somebody keeps to themselves is to others as if it were not there. */
async function secretOf(
  path: string,
  secret: number,
  visitor: Visitor,
  at: string,
  method: 'PUT' | 'DELETE',
): Promise<Findings> {
  const send = (id: number) =>
    visitor.ask(method, `${path}/${id}`, method === 'PUT' ? { body: { nombre: 'Mía', version: 1 } } : {});
  const [answer, nobody] = [await send(secret), await send(987_654_321)];
  return answer.status === 404 && core(answer) === core(nobody)
    ? []
    : [`${at}: ${core(answer)} unlike ${core(nobody)}`];
}

/**
 * A spreadsheet says of a record that is out of reach what it says of one that does not exist: neither that it is there, nor that it is
 * as the sheet has it.
 */
export const imports: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const spec of IMPORTS) {
    const { path, permission, entity, match, references, columns } = spec;
    if (spec.review !== null) {
      found.push(...(await reviewed(proof, visitor, spec)));
      continue;
    }
    const at = `${visitor.profile} POST ${path}`;
    const resource = proof.resources.find(({ name }) => name === entity)!;
    const send = (contenido: string) =>
      visitor.ask('POST', `/api${path}`, {
        body: { archivo: 'prueba.csv', contenido: Buffer.from(contenido).toString('base64'), aplicar: false },
      });
    if (letterOf(visitor.profile, permission) === null) {
      const answer = await send('clave\r\nX');
      if (answer.status !== 403) found.push(`${at}: ${answer.status} without ${permission}`);
      continue;
    }
    const outside = proof.planted.filter(
      (record) =>
        record.entity === entity && record.world === 'B' && visible([record], entity, permission, visitor).length === 0,
    );
    for (const record of outside) {
      const stored = (await proof.all('GET', `/api${resource.path}/${record.id}`)).body as Record<string, unknown>;
      const cells = await Promise.all(
        columns.map(async (column) => [column, await cellOf(proof, references[column], stored[column])] as const),
      );
      const filled = cells.filter(([, value]) => value !== '');
      const told = await Promise.all(
        ['same', 'changed'].map((kind) =>
          send(
            sheetOf(
              filled.map(([column, value]) => [
                column,
                kind === 'changed' && !match.includes(column) && !(column in references) && /^\d+$/.test(value)
                  ? String(Number(value) + 1)
                  : value,
              ]),
            ),
          ),
        ),
      );
      for (const answer of told) {
        const { sinCambio, actualizadas, nuevas } = answer.body as {
          sinCambio?: number;
          actualizadas?: number;
          nuevas?: number;
        };
        if (answer.status === 200 && (sinCambio !== 0 || actualizadas !== 0 || nuevas !== 0))
          found.push(`${at} of ${record.id}: ${said(answer).slice(0, 160)}`);
        const sent = new Set(filled.flatMap(([, value]) => [...marksIn(value)]));
        const strange = [...marksIn(said(answer))].filter((mark) => !sent.has(mark));
        if (strange.length > 0) found.push(`${at}: holds ${strange.join(' ')}`);
      }
      if (JSON.stringify(codesOf(told[0]!.body)) !== JSON.stringify(codesOf(told[1]!.body)))
        found.push(
          `${at} of ${record.id}: tells what is as it is from what is not: ${JSON.stringify(codesOf(told[0]!.body))} ${JSON.stringify(codesOf(told[1]!.body))}`,
        );
    }
  }
  return found;
};

/** A reviewed import is of a warehouse: of one out of reach it says what it says of none, to whoever checks a file as to whoever wants its template. */
async function reviewed(
  proof: Proof,
  visitor: Visitor,
  { path, permission }: (typeof IMPORTS)[number],
): Promise<Findings> {
  const found: Findings = [];
  const asks: Readonly<Record<string, (almacenId: number) => Promise<Answer>>> = {
    [`GET ${path}-excel`]: (almacenId) =>
      visitor.ask('GET', `/api${path}-excel?tipo=CONTEO&formato=csv&almacenId=${almacenId}`),
    ...Object.fromEntries(
      ['-check', '-excel', '/errores'].map((beside) => [
        `POST ${path}${beside}`,
        (almacenId: number) =>
          visitor.ask('POST', `/api${path}${beside}`, {
            body: { tipo: 'CONTEO', almacenId, rows: [{ clave: 'NADA', existencia: 1 }] },
          }),
      ]),
    ),
  };
  const may = letterOf(visitor.profile, permission) !== null;
  const applied = await visitor.ask('POST', `/api${path}`, { body: { importacionId: 987_654_321 } });
  if (applied.status !== (may ? 404 : 403)) found.push(`${visitor.profile} POST ${path}: ${core(applied)}`);
  for (const [name, ask] of Object.entries(asks)) {
    const at = `${visitor.profile} ${name}`;
    const nobody = await ask(987_654_321);
    if (nobody.status !== (may ? 404 : 403)) found.push(`${at}: ${core(nobody)}`);
    if (!may) continue;
    const warehouses = proof.planted.filter((record) => record.entity === 'almacen');
    const reached = new Set(visible(warehouses, 'almacen', permission, visitor));
    for (const record of warehouses) {
      const answer = await ask(Number(record.id));
      if (reached.has(record) ? answer.status !== 200 : core(answer) !== core(nobody))
        found.push(`${at} ${record.id}: ${core(answer)} unlike ${core(nobody)}`);
    }
  }
  return found;
}

const codesOf = (body: unknown): unknown =>
  (body as { resultado?: { campo: string; codigo: string }[] }).resultado?.map(({ campo, codigo }) => [campo, codigo]);

/** A value as a spreadsheet has it: what is referred to by its code. */
async function cellOf(
  { all, resources }: Proof,
  reference: { readonly entity: string; readonly by: readonly (readonly string[])[] } | undefined,
  value: unknown,
): Promise<string> {
  if (value === null || value === undefined || typeof value === 'object') return '';
  if (!reference) return String(value);
  const target = resources.find(({ name }) => name === reference.entity)!;
  const { body } = await all('GET', `/api${target.path}/${String(value)}`);
  return reference.by[0]!.map((name) => String((body as Record<string, unknown>)[name])).join('-');
}

const sheetOf = (cells: readonly (readonly [string, string])[]): string =>
  `${cells.map(([column]) => column).join(',')}\r\n${cells.map(([, value]) => `"${value}"`).join(',')}\r\n`;
