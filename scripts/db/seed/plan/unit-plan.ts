import type { TipoAlmacen, TipoPersonal, Turno } from '#generated/shared/enums.gen';
import type { ProfileName } from '#generated/shared/permissions.gen';

/** Post of a unit, with the person who fills it. */
export interface Post {
  readonly tipo: TipoPersonal;
  readonly cargo: readonly [code: string, name: string];
  readonly turno?: Turno;
  /** Code of a specialty. */
  readonly especialidad?: string;
  readonly autorizaOrdenes?: boolean;
  readonly prescribeControlados?: boolean;
  /** Profile whose demo account belongs to this person. */
  readonly demo?: ProfileName;
  /** Profile of an ordinary account, when the post needs one. */
  readonly perfil?: ProfileName;
}

/** Core, service or nursing station of a unit. Posts are referred to by their index in the unit's list. */
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

/** Unit with everything in it, before numbers are assigned. */
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
  /** Index in `posts` of the person in charge. `sanitario` is that of the sanitary officer. */
  readonly responsable?: number;
  readonly sanitario?: number;
}
