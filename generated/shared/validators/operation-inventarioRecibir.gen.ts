// Generated from schemas/endpoints/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateInventarioRecibirBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["almacenId","proveedorId","remision","lineas","inspeccionEmpaque","inspeccionEtiquetado","inspeccionCaducidad","inspeccionTemperatura"],"properties":{"almacenId":{"type":"integer","minimum":1},"proveedorId":{"type":"integer","minimum":1},"eventoId":{"type":["integer","null"],"description":"Authorised appointment; required at state and regional warehouses."},"contratoId":{"type":["integer","null"]},"ordenSuministro":{"type":["string","null"]},"remision":{"type":"string"},"factura":{"type":["string","null"]},"confirmarDatos":{"type":"boolean","description":"Confirms the values that 409 POR_CONFIRMAR named."},"confirmarNoDuplicado":{"type":"boolean","description":"Confirms that the delivery differs from those that 409 POSIBLE_DUPLICADO named."},"fecha":{"type":"string","description":"yyyy-MM-dd, not after today."},"lineas":{"type":"array","minItems":1,"maxItems":500,"items":{"type":"object","additionalProperties":false,"required":["insumoId","cantidad","costoUnitario"],"properties":{"insumoId":{"type":"integer","minimum":1},"numeroLote":{"type":["string","null"]},"caducidad":{"type":["string","null"],"description":"yyyy-MM-dd, after today."},"fechaFabricacion":{"type":["string","null"],"description":"yyyy-MM-dd."},"gtin":{"type":["string","null"]},"cantidad":{"type":"integer","description":"Pieces delivered."},"cantidadRechazada":{"type":["integer","null"],"minimum":0,"description":"Returned pieces among them."},"motivoRechazo":{"type":["string","null"]},"costoUnitario":{"type":"number","description":"MXN per piece, without tax."},"ivaPorcentaje":{"type":["number","null"]},"marca":{"type":["string","null"]},"ubicacionCodigo":{"type":["string","null"]},"temperatura":{"type":["number","null"],"description":"°C on arrival; required for refrigerated supplies."},"fuenteFinanciamientoId":{"type":["integer","null"]},"programaId":{"type":["integer","null"]},"cartaFolio":{"type":["string","null"],"description":"Number of the exchange letter; required for lots with less remaining life than the supply requires."},"cartaFecha":{"type":["string","null"]},"cartaVigenciaMeses":{"type":["integer","null"]}}}},"inspeccionEmpaque":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionEtiquetado":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionCaducidad":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionTemperatura":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionObservaciones":{"type":["string","null"]}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.almacenId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.proveedorId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "proveedorId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.remision === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "remision"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.lineas === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.inspeccionEmpaque === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionEmpaque"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.inspeccionEtiquetado === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionEtiquetado"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.inspeccionCaducidad === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionCaducidad"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.inspeccionTemperatura === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionTemperatura"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.proveedorId !== undefined){
let data1 = data.proveedorId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/proveedorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.eventoId !== undefined){
let data2 = data.eventoId;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err13 = {instancePath:instancePath+"/eventoId",keyword:"type",params:{type: schema0.properties.eventoId.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.contratoId !== undefined){
let data3 = data.contratoId;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err14 = {instancePath:instancePath+"/contratoId",keyword:"type",params:{type: schema0.properties.contratoId.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.ordenSuministro !== undefined){
let data4 = data.ordenSuministro;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/ordenSuministro",keyword:"type",params:{type: schema0.properties.ordenSuministro.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.remision !== undefined){
if(typeof data.remision !== "string"){
const err16 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.factura !== undefined){
let data6 = data.factura;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/factura",keyword:"type",params:{type: schema0.properties.factura.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.confirmarDatos !== undefined){
if(typeof data.confirmarDatos !== "boolean"){
const err18 = {instancePath:instancePath+"/confirmarDatos",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.confirmarNoDuplicado !== undefined){
if(typeof data.confirmarNoDuplicado !== "boolean"){
const err19 = {instancePath:instancePath+"/confirmarNoDuplicado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.fecha !== undefined){
if(typeof data.fecha !== "string"){
const err20 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.lineas !== undefined){
let data10 = data.lineas;
if(Array.isArray(data10)){
if(data10.length > 500){
const err21 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err21);
errors++;
}
if(data10.length < 1){
const err22 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.insumoId === undefined){
const err23 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err23);
errors++;
}
if(data11.cantidad === undefined){
const err24 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err24);
errors++;
}
if(data11.costoUnitario === undefined){
const err25 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "costoUnitario"}};
(vErrors ??= []).push(err25);
errors++;
}
for(const key1 in data11){
if(!(func0.call(schema0.properties.lineas.items.properties, key1))){
const err26 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data11.insumoId !== undefined){
let data12 = data11.insumoId;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err27);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data11.numeroLote !== undefined){
let data13 = data11.numeroLote;
if((typeof data13 !== "string") && (data13 !== null)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"type",params:{type: schema0.properties.lineas.items.properties.numeroLote.type}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data11.caducidad !== undefined){
let data14 = data11.caducidad;
if((typeof data14 !== "string") && (data14 !== null)){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"type",params:{type: schema0.properties.lineas.items.properties.caducidad.type}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data11.fechaFabricacion !== undefined){
let data15 = data11.fechaFabricacion;
if((typeof data15 !== "string") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/fechaFabricacion",keyword:"type",params:{type: schema0.properties.lineas.items.properties.fechaFabricacion.type}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data11.gtin !== undefined){
let data16 = data11.gtin;
if((typeof data16 !== "string") && (data16 !== null)){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/gtin",keyword:"type",params:{type: schema0.properties.lineas.items.properties.gtin.type}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data11.cantidad !== undefined){
let data17 = data11.cantidad;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data11.cantidadRechazada !== undefined){
let data18 = data11.cantidadRechazada;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRechazada",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cantidadRechazada.type}};
(vErrors ??= []).push(err34);
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRechazada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
if(data11.motivoRechazo !== undefined){
let data19 = data11.motivoRechazo;
if((typeof data19 !== "string") && (data19 !== null)){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/motivoRechazo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.motivoRechazo.type}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data11.costoUnitario !== undefined){
let data20 = data11.costoUnitario;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data11.ivaPorcentaje !== undefined){
let data21 = data11.ivaPorcentaje;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/ivaPorcentaje",keyword:"type",params:{type: schema0.properties.lineas.items.properties.ivaPorcentaje.type}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data11.marca !== undefined){
let data22 = data11.marca;
if((typeof data22 !== "string") && (data22 !== null)){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/marca",keyword:"type",params:{type: schema0.properties.lineas.items.properties.marca.type}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data11.ubicacionCodigo !== undefined){
let data23 = data11.ubicacionCodigo;
if((typeof data23 !== "string") && (data23 !== null)){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/ubicacionCodigo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.ubicacionCodigo.type}};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data11.temperatura !== undefined){
let data24 = data11.temperatura;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"type",params:{type: schema0.properties.lineas.items.properties.temperatura.type}};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data11.fuenteFinanciamientoId !== undefined){
let data25 = data11.fuenteFinanciamientoId;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/fuenteFinanciamientoId",keyword:"type",params:{type: schema0.properties.lineas.items.properties.fuenteFinanciamientoId.type}};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data11.programaId !== undefined){
let data26 = data11.programaId;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
const err43 = {instancePath:instancePath+"/lineas/" + i0+"/programaId",keyword:"type",params:{type: schema0.properties.lineas.items.properties.programaId.type}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data11.cartaFolio !== undefined){
let data27 = data11.cartaFolio;
if((typeof data27 !== "string") && (data27 !== null)){
const err44 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFolio",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cartaFolio.type}};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data11.cartaFecha !== undefined){
let data28 = data11.cartaFecha;
if((typeof data28 !== "string") && (data28 !== null)){
const err45 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFecha",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cartaFecha.type}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data11.cartaVigenciaMeses !== undefined){
let data29 = data11.cartaVigenciaMeses;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
const err46 = {instancePath:instancePath+"/lineas/" + i0+"/cartaVigenciaMeses",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cartaVigenciaMeses.type}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.inspeccionEmpaque !== undefined){
let data30 = data.inspeccionEmpaque;
if(typeof data30 !== "string"){
const err49 = {instancePath:instancePath+"/inspeccionEmpaque",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err49);
errors++;
}
if(!(((data30 === "CUMPLE") || (data30 === "NO_CUMPLE")) || (data30 === "NO_APLICA"))){
const err50 = {instancePath:instancePath+"/inspeccionEmpaque",keyword:"enum",params:{}};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.inspeccionEtiquetado !== undefined){
let data31 = data.inspeccionEtiquetado;
if(typeof data31 !== "string"){
const err51 = {instancePath:instancePath+"/inspeccionEtiquetado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err51);
errors++;
}
if(!(((data31 === "CUMPLE") || (data31 === "NO_CUMPLE")) || (data31 === "NO_APLICA"))){
const err52 = {instancePath:instancePath+"/inspeccionEtiquetado",keyword:"enum",params:{}};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.inspeccionCaducidad !== undefined){
let data32 = data.inspeccionCaducidad;
if(typeof data32 !== "string"){
const err53 = {instancePath:instancePath+"/inspeccionCaducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err53);
errors++;
}
if(!(((data32 === "CUMPLE") || (data32 === "NO_CUMPLE")) || (data32 === "NO_APLICA"))){
const err54 = {instancePath:instancePath+"/inspeccionCaducidad",keyword:"enum",params:{}};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.inspeccionTemperatura !== undefined){
let data33 = data.inspeccionTemperatura;
if(typeof data33 !== "string"){
const err55 = {instancePath:instancePath+"/inspeccionTemperatura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err55);
errors++;
}
if(!(((data33 === "CUMPLE") || (data33 === "NO_CUMPLE")) || (data33 === "NO_APLICA"))){
const err56 = {instancePath:instancePath+"/inspeccionTemperatura",keyword:"enum",params:{}};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data.inspeccionObservaciones !== undefined){
let data34 = data.inspeccionObservaciones;
if((typeof data34 !== "string") && (data34 !== null)){
const err57 = {instancePath:instancePath+"/inspeccionObservaciones",keyword:"type",params:{type: schema0.properties.inspeccionObservaciones.type}};
(vErrors ??= []).push(err57);
errors++;
}
}
}
else {
const err58 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err58);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
