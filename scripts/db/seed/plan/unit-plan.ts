import type { TipoAlmacen, TipoPersonal, Turno } from '#generated/shared/enums.gen';
import type { ProfileName } from '#generated/shared/permissions.gen';

/** A post of a unit and who fills it. */
export interface Post {
  readonly tipo: TipoPersonal;
  readonly cargo: readonly [code: string, name: string];
  readonly turno?: Turno;
  /** Code of a specialty. */
  readonly especialidad?: string;
  readonly autorizaOrdenes?: boolean;
  readonly prescribeControlados?: boolean;
  /** The demo account of this profile is this person's. */
  readonly demo?: ProfileName;
  /** Profile of an ordinary account, when the post needs one. */
  readonly perfil?: ProfileName;
}

/** A core, service or nursing station of a unit. Posts are given by their place in the unit's list. */
export interface CorePlan {
  readonly clave: string;
  readonly nombre: string;
  readonly tipo:
    | 'NUCLEO_BASICO'
    | 'CONSULTORIO'
    | 'SERVICIO_HOSPITALARIO'
    | 'URGENCIAS'
    | 'QUIROFANO'
    | 'CENTRAL_ENFERMERIA';
  readonly medico?: number;
  readonly enfermera?: number;
  readonly especialidad?: string;
  readonly poblacion?: number;
  /** Codes of the unit's stock points. */
  readonly almacen?: string;
  readonly surtidor?: string;
}

export interface WarehousePlan {
  /** Unique in the network. */
  readonly clave: string;
  readonly nombre: string;
  readonly tipo: TipoAlmacen;
  readonly responsable: number;
  readonly abastecedor?: string;
  readonly controlados?: boolean;
  readonly redFria?: boolean;
}

/** A unit with everything in it, before any of it has a number. */
export interface UnitPlan {
  readonly clues: string;
  readonly nombre: string;
  readonly nombreCorto: string;
  /** Code of the unit type. */
  readonly tipo: string;
  /** Name of the municipality. */
  readonly municipio: string;
  readonly jurisdiccion: number | null;
  /** CLUES of the unit that supplies it. */
  readonly abastecedora?: string;
  readonly posts: readonly Post[];
  readonly cores: readonly CorePlan[];
  readonly warehouses: readonly WarehousePlan[];
  /** Place in `posts` of the person in charge and of the sanitary officer. */
  readonly responsable?: number;
  readonly sanitario?: number;
}
