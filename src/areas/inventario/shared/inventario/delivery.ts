/** Facts of the delivery that pieces came with; they stay with the pieces through transfers and returns. */
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

/** The delivery of a lot, without anything else of it. */
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
