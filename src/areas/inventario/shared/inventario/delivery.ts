/** Facts of the delivery of pieces; transfers and returns preserve them. */
export interface Delivery {
  readonly fabricante?: string | null;
  /** `yyyy-MM-dd`. */
  readonly fechaFabricacion?: string | null;
  readonly codigoBarras?: string | null;
  readonly contrato?: string | null;
  readonly ordenSuministro?: string | null;
  readonly remision?: string | null;
  readonly factura?: string | null;
  /** Percent. */
  readonly ivaPorcentaje?: number | null;
  /** °C on arrival. */
  readonly temperaturaRecepcion?: number | null;
}

/** Returns only the delivery fields of a lot. */
export function deliveryOf(lot: Delivery): Delivery {
  return {
    fabricante: lot.fabricante,
    fechaFabricacion: lot.fechaFabricacion,
    codigoBarras: lot.codigoBarras,
    contrato: lot.contrato,
    ordenSuministro: lot.ordenSuministro,
    remision: lot.remision,
    factura: lot.factura,
    ivaPorcentaje: lot.ivaPorcentaje,
    temperaturaRecepcion: lot.temperaturaRecepcion,
  };
}
