import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { composeCurp } from '#areas/personas/shared/curp/compose-curp';
import type { Database } from '#platform/server/db/database';
import { grantDelegations } from '#areas/seguridad/server/grant-delegations';
import { credencial } from '#platform/server/db/system-tables';
import { quickHash } from '../server/quick-hash';
import { emailOf, PASSWORD, type ProfileName } from '../server/world';
import { Marks } from './marks';
import { plantClinic } from './plant-clinic';
import { plantFiles } from './plant-files';
import { plantOrder } from './plant-orders';
import { plantPrescription } from './plant-pharmacy';
import { plantAgenda, plantDelivery } from './plant-agenda';
import { plantProgrammes } from './plant-programmes';
import { plantStay } from './plant-stays';
import { plantReasons, plantRecall, plantStock } from './plant-stock';
import type { Planted } from './planted';
import type { Person, Places } from './reach';

/** User of the other world, whose actions are in the audit trail. */
export const STRANGER = 'otro-mundo@example.org';

export interface Worlds {
  readonly planted: readonly Planted[];
  /** One person of each profile, all at home in the first unit of world A. */
  readonly people: readonly Person[];
  readonly unidadIds: Readonly<Record<'A' | 'B', readonly [number, number]>>;
  readonly municipioIds: Readonly<Record<'A' | 'B', number>>;
  /** Accounts with actions, and their displayed names. */
  readonly actors: readonly { readonly usuarioId: number; readonly names: readonly string[] }[];
}

interface Place {
  readonly unidadId: number;
  readonly at: Places;
  readonly name: string;
}

/**
 * Plants two unrelated jurisdictions with two units each, and two of everything that a scope can distinguish. Every text of a record
 * contains its own mark.
 */
export async function plantWorlds({ orm }: Database): Promise<Worlds> {
  const marks = new Marks();
  const planted: Planted[] = [];
  const insert = async (table: PgTable, values: object): Promise<Record<string, unknown>> => {
    const [row] = (await orm
      .insert(table)
      .values(values as never)
      .returning()) as Record<string, unknown>[];
    return row!;
  };
  const plant = (
    world: 'A' | 'B',
    entity: string,
    id: unknown,
    places: Places,
    own: readonly string[],
    more: Partial<Pick<Planted, 'secret' | 'names' | 'found' | 'deep' | 'only'>> = {},
  ) => {
    const { secret = {}, names = [], found = own[0] ?? null, deep = [], only = null } = more;
    planted.push({ entity, id: id as number | string, world, places, only, marks: own, secret, names, found, deep });
  };

  await insert(tables.pais, { codigo: 'MX', nombre: 'México' });
  await insert(tables.pais, { codigo: 'US', nombre: 'Estados Unidos' });
  await insert(tables.estado, { clave: 'CL', nombre: 'Coahuila', paisCodigo: 'MX', claveInegi: '05' });
  await insert(tables.estado, { clave: 'NE', nombre: 'Nacido en el extranjero', paisCodigo: 'MX' });
  const { unidadTipoId } = await insert(tables.unidadTipo, {
    clave: 'HG',
    nombre: 'Hospital General',
    grupo: 'HOSPITAL',
    nivelAtencion: 2,
  });
  const insumoIds = await Promise.all(
    ['010.000.0101.00', '010.000.0104.00'].map(
      async (clave, index) =>
        (
          await insert(tables.insumo, {
            clave,
            nombreGenerico: `Insumo ${index + 1}`,
            descripcion: `Insumo ${index + 1} de prueba`,
            tipo: 'MEDICAMENTO',
            nivelesAtencion: [1],
            precioReferencia: 10,
          })
        )['insumoId'] as number,
    ),
  );
  const perfilIds = new Map<string, number>();
  for (const [nombre, { scope, startRoute, permissions }] of Object.entries(PROFILES)) {
    const { perfilId } = await insert(tables.perfil, {
      nombre,
      titulo: nombre,
      alcance: scope,
      rutaInicio: startRoute,
      permisos: Object.entries(permissions).map(([clave, alcance]) => ({ clave, alcance })),
      esSistema: true,
    });
    perfilIds.set(nombre, perfilId as number);
  }
  const hash = quickHash(PASSWORD);

  const human = async () => {
    const [nombre, primerApellido, segundoApellido, mail, telefono, fechaNacimiento] = [
      marks.word(),
      marks.word(),
      marks.word(),
      marks.word(),
      marks.phone(),
      marks.birth(),
    ];
    const born = { genero: 'M', fechaNacimiento, paisNacimiento: 'MX', estadoNacimiento: 'CL' } as const;
    const curp = composeCurp({ nombre, primerApellido, segundoApellido, ...born }, '9');
    const row = await insert(tables.persona, {
      nombre,
      primerApellido,
      segundoApellido,
      curp,
      telefono,
      correo: `${mail.toLowerCase()}@example.org`,
      ...born,
    });
    return {
      personaId: row['personaId'] as number,
      names: [nombre, primerApellido, segundoApellido],
      others: [curp, telefono, mail, fechaNacimiento],
    };
  };
  const staff = async (world: 'A' | 'B', { unidadId, at, name }: Place) => {
    const { personaId, names, others } = await human();
    const [cargo, empleado] = [marks.word(), marks.word()];
    const { personalMedicoId } = await insert(tables.personalMedico, {
      personaId,
      unidadId,
      tipo: 'ADMINISTRATIVO',
      turno: 'MATUTINO',
      cargoNombre: cargo,
      numeroEmpleado: empleado,
    });
    plant(
      world,
      'personal-medico',
      personalMedicoId,
      { unidad: at.unidad!, jurisdiccion: at.jurisdiccion! },
      [...names, ...others, cargo, empleado],
      { names: [name] },
    );
    plant(world, 'persona', personaId, { unidad: at.unidad!, jurisdiccion: at.jurisdiccion! }, [...names, ...others]);
    return { personalMedicoId: personalMedicoId as number, names };
  };
  const account = async (
    world: 'A' | 'B',
    email: string,
    profile: ProfileName,
    place: Place | null,
    more: { almacenIds?: number[]; servicioIds?: number[]; proveedorId?: number; supplierName?: string } = {},
  ) => {
    const { personaId, names, others } = await human();
    const { supplierName, ...values } = more;
    const { usuarioId } = await insert(tables.usuario, {
      email,
      perfilId: perfilIds.get(profile),
      personaId,
      estatus: 'ACTIVO',
      unidadId: place?.unidadId ?? null,
      ...values,
    });
    await insert(credencial, { usuarioId, hash });
    const home = place ? { unidad: place.at.unidad!, jurisdiccion: place.at.jurisdiccion! } : {};
    const own = email.match(/qz[a-t]{3}zq/) ?? [];
    plant(
      world,
      'usuario',
      usuarioId,
      { ...home, ...(values.proveedorId ? { proveedor: [values.proveedorId] } : {}), propio: [usuarioId as number] },
      [...names, ...others, ...own],
      { names: [...(place ? [place.name] : []), ...(supplierName ? [supplierName] : [])] },
    );
    plant(world, 'persona', personaId, home, [...names, ...others]);
    return { usuarioId: usuarioId as number, names };
  };

  // Contacts of patients refer to it by number.
  await insert(tables.parentesco, { clave: 'MADRE', nombre: 'Madre', tipo: 'CONSANGUINEO' });
  const reasons = await plantReasons({ insert });
  await plantRecall({ insert, plant }, { insumoId: insumoIds[0]!, unidadTipoId });
  await grantDelegations(orm);
  const people: Person[] = [];
  const actors: { usuarioId: number; names: readonly string[] }[] = [];
  const unidadIds = {} as Record<'A' | 'B', [number, number]>;
  const municipioIds = {} as Record<'A' | 'B', number>;
  for (const [index, world] of (['A', 'B'] as const).entries()) {
    const town = marks.word();
    const { municipioId } = await insert(tables.municipio, {
      estadoClave: 'CL',
      claveInegi: `03${index}`,
      nombre: town,
    });
    const district = marks.word();
    const { jurisdiccionId } = await insert(tables.jurisdiccion, {
      numero: index + 1,
      nombre: district,
      sedeMunicipioId: municipioId,
    });
    await orm
      .update(tables.municipio)
      .set({ jurisdiccionId: jurisdiccionId as number })
      .where(eq(tables.municipio.municipioId, municipioId as number));
    const jurisdiccion = [jurisdiccionId as number];
    municipioIds[world] = municipioId as number;
    plant(world, 'municipio', municipioId, { jurisdiccion }, [town], { names: [district] });
    plant(world, 'jurisdiccion', jurisdiccionId, {}, [district], { names: [town] });

    const supplier = marks.word();
    const [trade, mail, rfc, phone] = [marks.word(), marks.word(), marks.rfc(), marks.phone()];
    const { proveedorId } = await insert(tables.proveedor, {
      rfc,
      razonSocial: supplier,
      nombreComercial: trade,
      tipo: 'DISTRIBUIDOR',
      correo: `${mail.toLowerCase()}@example.org`,
      telefono: phone,
    });
    const proveedor = [proveedorId as number];
    plant(world, 'proveedor', proveedorId, { proveedor }, [supplier, trade, mail, rfc, phone]);
    const number = marks.word();
    const { contratoId } = await insert(tables.contrato, {
      proveedorId,
      numero: number,
      ejercicio: 2026,
      vigenciaDesde: '2026-01-01',
      vigenciaHasta: '2026-12-31',
    });
    plant(world, 'contrato', contratoId, { proveedor }, [number], { names: [supplier] });
    const { contratoDetalleId } = await insert(tables.contratoDetalle, {
      contratoId,
      orden: 0,
      insumoId: insumoIds[0],
      cantidadMinima: 1,
      cantidadMaxima: 10,
      precio: 2,
    });
    plant(world, 'contrato-clave', contratoDetalleId, { proveedor }, [], { names: [supplier, number], found: null });
    plant(world, 'evaluacion-proveedor', proveedorId, { proveedor }, [], { names: [supplier], found: supplier });

    const units: Place[] = [];
    const stores: { readonly almacenId: number; readonly at: Places; readonly name: string; readonly place: Place }[] =
      [];
    const wards: {
      readonly nucleoId: number;
      readonly at: Places;
      readonly name: string;
      readonly camaId: number;
      readonly bed: string;
      readonly keeper: Awaited<ReturnType<typeof staff>>;
    }[] = [];
    for (const [which, wardsHere, storesHere] of [
      [0, 2, 2],
      [1, 1, 1],
    ] as const) {
      const [name, short, street, clues, telefono] = [
        marks.word(),
        marks.word(),
        marks.word(),
        marks.clues(),
        marks.phone(),
      ];
      const { unidadId } = await insert(tables.unidad, {
        clues,
        nombre: name,
        nombreCorto: short,
        unidadTipoId,
        jurisdiccionId,
        telefono,
        domicilio: { calle: street, estadoClave: 'CL', municipioId },
      });
      const at = { unidad: [unidadId as number], jurisdiccion };
      const place: Place = { unidadId: unidadId as number, at, name };
      units.push(place);
      plant(world, 'unidad', unidadId, at, [name, short, street, clues, telefono], { names: [district, town] });
      const keeper = await staff(world, place);
      await staff(world, place);
      for (let ward = 0; ward < wardsHere; ward++) {
        const [wardName, wardCode] = [marks.word(), marks.code()];
        const { nucleoId } = await insert(tables.nucleo, {
          unidadId,
          clave: wardCode,
          nombre: wardName,
          tipo: 'SERVICIO_HOSPITALARIO',
        });
        const here = { ...at, servicio: [nucleoId as number] };
        plant(world, 'nucleo', nucleoId, here, [wardName, wardCode], { names: [name] });
        const bed = marks.code();
        const { camaId } = await insert(tables.cama, {
          unidadId,
          servicioId: nucleoId,
          numero: bed,
          tipo: 'GENERAL',
          estatus: 'DISPONIBLE',
        });
        plant(world, 'cama', camaId, here, [bed], { names: [name, wardName] });
        wards.push({ nucleoId: nucleoId as number, at: here, name: wardName, camaId: camaId as number, bed, keeper });
      }
      for (let store = 0; store < storesHere; store++) {
        const [storeName, storeCode] = [marks.word(), marks.code()];
        const { almacenId } = await insert(tables.almacen, {
          clave: storeCode,
          nombre: storeName,
          tipo: 'ALMACEN_UNIDAD',
          unidadId,
          responsablePersonalId: keeper.personalMedicoId,
        });
        const here = { ...at, almacen: [almacenId as number] };
        stores.push({ almacenId: almacenId as number, at: here, name: storeName, place });
        plant(world, 'almacen', almacenId, here, [storeName, storeCode], { names: [name, ...keeper.names] });
        const reason = marks.word();
        const { insumoConfiguracionId } = await insert(tables.insumoConfiguracion, {
          almacenId,
          unidadId,
          jurisdiccionId,
          insumoId: insumoIds[0],
          minimo: 1,
          puntoReorden: 2,
          maximo: 3 + which,
          cpmManual: 5,
          motivoCpm: reason,
        });
        plant(world, 'insumo-configuracion', insumoConfiguracionId, here, [reason], {
          names: [storeName, name, district],
          found: null,
        });
        await plantStock(
          { orm, marks, insert, plant },
          {
            world,
            almacenId: almacenId as number,
            unidadId: unidadId as number,
            jurisdiccionId: jurisdiccionId as number,
            insumoId: insumoIds[0]!,
            proveedorId: proveedorId as number,
            supplier,
            at: here,
            names: [storeName, name, district],
          },
          reasons,
        );
      }
      await plantPatient(world, place);
      const patient = await plantPatient(world, place);
      await plantClinic(
        { marks, insert, plant },
        {
          world,
          unidadId: unidadId as number,
          jurisdiccionId: jurisdiccionId as number,
          patient,
          at: place.at,
          names: [name, district],
        },
      );
      await plantAgenda(
        { marks, insert, plant },
        {
          world,
          unidadId: unidadId as number,
          jurisdiccionId: jurisdiccionId as number,
          physician: keeper,
          patient,
          at: place.at,
          names: [name, district],
        },
      );
      await plantProgrammes(
        { marks, insert, plant },
        {
          world,
          unidadId: unidadId as number,
          jurisdiccionId: jurisdiccionId as number,
          insumoId: insumoIds[0]!,
          keeper,
          patient,
          at: place.at,
          names: [name, district],
        },
      );
      const prescriptions = new Map<number, number>();
      const prescribed = (almacenId: number) => {
        const nth = (prescriptions.get(almacenId) ?? 0) + 1;
        prescriptions.set(almacenId, nth);
        return nth;
      };
      for (const ward of wards.filter((each) => each.at.unidad?.[0] === unidadId)) {
        const lying = await plantPatient(world, { ...place, at: ward.at });
        const [illness, code] = [marks.word(), marks.code()];
        const { diagnosticoId } = await insert(tables.diagnostico, {
          clave: `Z${String(ward.camaId % 1000).padStart(3, '0')}`,
          nombre: illness,
          sexoPermitido: 'AMBOS',
          sinonimos: [code],
        });
        plant(world, 'diagnostico', diagnosticoId, {}, [illness, code], {});
        await plantStay(
          { marks, insert, plant },
          {
            world,
            camaId: ward.camaId,
            bed: ward.bed,
            servicioId: ward.nucleoId,
            unidadId: unidadId as number,
            jurisdiccionId: jurisdiccionId as number,
            personalMedicoId: ward.keeper.personalMedicoId,
            diagnosticoId: diagnosticoId as number,
            patient: lying,
            at: ward.at,
            names: [ward.name, name, district, illness, ...ward.keeper.names],
          },
        );
        const pharmacy = stores.find((store) => store.place === place)!;
        await plantPrescription(
          { marks, insert, plant },
          {
            world,
            almacenId: pharmacy.almacenId,
            unidadId: unidadId as number,
            jurisdiccionId: jurisdiccionId as number,
            insumoId: insumoIds[0]!,
            patient: lying,
            at: { ...pharmacy.at, servicio: [ward.nucleoId] },
            nth: prescribed(pharmacy.almacenId),
            names: [pharmacy.name, name, district],
          },
        );
      }
      const own = wards.filter((ward) => ward.at.unidad?.[0] === unidadId);
      for (const [nth, store] of stores.filter((each) => each.place === place).entries()) {
        const ward = own[nth]!;
        await plantOrder(
          { marks, insert, plant },
          {
            world,
            almacenId: store.almacenId,
            servicioId: ward.nucleoId,
            unidadId: unidadId as number,
            jurisdiccionId: jurisdiccionId as number,
            insumoId: insumoIds[0]!,
            patient,
            at: { ...store.at, servicio: [ward.nucleoId] },
            names: [ward.name, store.name, name, district],
          },
        );
      }
      for (const { almacenId, at: here, name: storeName } of stores.filter((store) => store.place === place))
        await plantPrescription(
          { marks, insert, plant },
          {
            world,
            almacenId,
            unidadId: unidadId as number,
            jurisdiccionId: jurisdiccionId as number,
            insumoId: insumoIds[0]!,
            patient,
            at: here,
            nth: prescribed(almacenId),
            names: [storeName, name, district],
          },
        );
    }

    unidadIds[world] = [units[0]!.unidadId, units[1]!.unidadId];
    const [first, second, third] = stores;
    const keeper = await account(world, `${marks.word().toLowerCase()}@example.org`, 'Almacen-unidad', units[1]!, {
      almacenIds: [third!.almacenId],
    });
    for (const [asking, supplying] of [
      [first!, third!],
      [second!, third!],
      [third!, second!],
    ] as const) {
      const [folio, reason, said, line] = [marks.code(), marks.word(), marks.word(), marks.word()];
      const { solicitudId } = await insert(tables.solicitud, {
        folio,
        estatus: 'ENVIADA',
        tipo: 'EXTRAORDINARIA',
        almacenSolicitanteId: asking.almacenId,
        almacenSurtidorId: supplying.almacenId,
        unidadSolicitanteId: asking.place.unidadId,
        unidadSurtidoraId: supplying.place.unidadId,
        jurisdiccionId,
        justificacion: reason,
        solicitanteId: keeper.usuarioId,
        fechaEnvio: new Date('2026-03-03T12:00:00Z'),
        fechaSolicitud: new Date('2026-03-03T12:00:00Z'),
        comentarios: [
          { usuarioId: keeper.usuarioId, fecha: '2026-03-03T12:00:00Z', autor: keeper.names[0], texto: said },
        ],
      });
      await insert(tables.solicitudDetalle, {
        solicitudId,
        orden: 0,
        insumoId: insumoIds[0],
        cantidadSolicitada: 7,
        observaciones: line,
      });
      const at = {
        almacen: [asking.almacenId, supplying.almacenId],
        unidad: [asking.place.unidadId, supplying.place.unidadId],
        jurisdiccion,
      };
      plant(world, 'solicitud', solicitudId, at, [folio, reason, said, line], {
        names: [district, asking.name, supplying.name, asking.place.name, supplying.place.name, ...keeper.names],
        deep: [line],
      });
      const [idea, hint] = [marks.word(), marks.word()];
      const draft = await insert(tables.solicitud, {
        estatus: 'BORRADOR',
        tipo: 'EXTRAORDINARIA',
        almacenSolicitanteId: asking.almacenId,
        almacenSurtidorId: supplying.almacenId,
        unidadSolicitanteId: asking.place.unidadId,
        unidadSurtidoraId: supplying.place.unidadId,
        jurisdiccionId,
        justificacion: idea,
        solicitanteId: keeper.usuarioId,
        fechaSolicitud: new Date('2026-03-03T12:00:00Z'),
      });
      await insert(tables.solicitudDetalle, {
        solicitudId: draft['solicitudId'],
        orden: 0,
        insumoId: insumoIds[0],
        cantidadSolicitada: 7,
        observaciones: hint,
      });
      plant(world, 'solicitud', draft['solicitudId'], at, [idea, hint], {
        only: { almacen: [asking.almacenId], unidad: [asking.place.unidadId], jurisdiccion },
        names: [district, asking.name, supplying.name, asking.place.name, supplying.place.name, ...keeper.names],
        found: null,
        deep: [hint],
      });
      const known = [district, asking.name, supplying.name, asking.place.name, supplying.place.name];
      const loaded = await plantDelivery(
        { marks, insert, plant },
        {
          world,
          unidadId: supplying.place.unidadId,
          jurisdiccionId: jurisdiccionId as number,
          almacenId: supplying.almacenId,
          about: { solicitudId: solicitudId as number },
          at: { almacen: [supplying.almacenId], unidad: [supplying.place.unidadId], jurisdiccion },
          names: [...known, folio],
        },
      );
      plant(world, 'solicitud-agendada', loaded.eventoId, at, [], {
        names: [...known, folio, loaded.folio],
        found: folio,
      });
    }
    await plantDelivery(
      { marks, insert, plant },
      {
        world,
        unidadId: first!.place.unidadId,
        jurisdiccionId: jurisdiccionId as number,
        almacenId: first!.almacenId,
        about: { proveedorId: proveedorId as number },
        at: {
          almacen: [first!.almacenId],
          unidad: [first!.place.unidadId],
          jurisdiccion,
          proveedor: [proveedorId as number],
        },
        names: [district, first!.name, first!.place.name, supplier],
      },
    );

    const supplierAccount = await account(world, `${marks.word().toLowerCase()}@example.org`, 'Proveedor', null, {
      proveedorId: proveedorId as number,
      supplierName: supplier,
    });
    for (const place of units) {
      const clerk = await account(world, `${marks.word().toLowerCase()}@example.org`, 'Recepcion', place);
      const device = marks.word();
      const { redHistorialId } = await insert(tables.redHistorial, {
        tipo: 'CAIDA',
        unidadId: place.unidadId,
        usuarioId: clerk.usuarioId,
        inicio: new Date('2026-03-03T12:00:00Z'),
        dispositivoId: device,
      });
      plant(world, 'red-historial', redHistorialId, { ...place.at, propio: [clerk.usuarioId] }, [device], {
        names: [place.name, ...clerk.names],
        found: null,
      });
      await notice(world, clerk.usuarioId);
    }
    await notice(world, supplierAccount.usuarioId);

    if (world === 'B') {
      actors.push(await account('B', STRANGER, 'SUPERUSUARIO', units[0]!));
      continue;
    }
    for (const profile of Object.keys(PROFILES) as ProfileName[]) {
      const isSupplier = PROFILES[profile].scope === 'PROVEEDOR';
      const { usuarioId, names } = await account(
        'A',
        emailOf(profile),
        profile,
        isSupplier ? null : units[0]!,
        isSupplier
          ? { proveedorId: proveedorId as number, supplierName: supplier }
          : { almacenIds: [first!.almacenId], servicioIds: [wards[0]!.nucleoId] },
      );
      await notice('A', usuarioId);
      actors.push({ usuarioId, names });
      people.push({
        profile,
        places: isSupplier
          ? { proveedor, propio: [usuarioId] }
          : { ...units[0]!.at, almacen: [first!.almacenId], servicio: [wards[0]!.nucleoId], propio: [usuarioId] },
      });
    }
  }
  return { planted, people, unidadIds, municipioIds, actors };

  async function notice(world: 'A' | 'B', usuarioId: number): Promise<void> {
    const [title, body] = [marks.word(), marks.word()];
    const { notificacionId } = await insert(tables.notificacion, {
      usuarioId,
      tipo: 'MENSAJE',
      titulo: title,
      cuerpo: body,
      fecha: new Date(),
    });
    plant(world, 'notificacion', notificacionId, { propio: [usuarioId] }, [title, body], { found: null });
  }

  async function plantPatient(
    world: 'A' | 'B',
    { unidadId, at, name }: Place,
  ): Promise<{ readonly pacienteId: number; readonly names: readonly string[] }> {
    const { personaId, names, others } = await human();
    const [street, contact, number, privacy, allergy, handicap] = Array.from({ length: 6 }, () => marks.word()) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const [phone, photo] = [marks.phone(), marks.file()];
    const { pacienteId } = await insert(tables.paciente, {
      personaId,
      unidadId,
      afiliacion: 'IMSS',
      numeroAfiliacion: number.toUpperCase(),
      fotoId: photo,
      domicilio: { calle: street, estadoClave: 'CL', municipioId: 1 },
      contactos: [{ nombre: contact, parentescoId: 1, telefono: phone }],
      avisoPrivacidad: { aceptado: true, fecha: '2026-01-01', version: privacy },
      alergias: [{ sustancia: allergy, tipo: 'OTRO', gravedad: 'LEVE', estado: 'ACTIVA' }],
      discapacidades: [handicap],
      grupoSanguineo: 'O+',
    });
    const who = [...names, ...others, street, contact, phone, number, photo, privacy];
    const file = marks.code();
    plant(world, 'paciente', pacienteId, at, [...who, allergy, handicap, file], {
      secret: { 'paciente.identificar': who, 'paciente.ver-salud': [allergy, handicap] },
      names: [name],
    });
    await plantFiles(
      { orm, marks, insert, plant },
      { world, pacienteId: pacienteId as number, unidadId, at, who: names, unitName: name, number: file },
    );
    plant(world, 'persona', personaId, {}, [...names, ...others]);
    return { pacienteId: pacienteId as number, names };
  }
}
