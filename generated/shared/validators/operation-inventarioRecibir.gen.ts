// Generated from schemas/endpoints/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '../../../src/shared/validation';

export const validateInventarioRecibirBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["almacenId","proveedorId","remision","lineas","inspeccionEmpaque","inspeccionEtiquetado","inspeccionCaducidad","inspeccionTemperatura"],"properties":{"almacenId":{"type":"integer","minimum":1},"proveedorId":{"type":"integer","minimum":1},"contratoId":{"type":["integer","null"]},"ordenSuministro":{"type":["string","null"]},"remision":{"type":"string"},"factura":{"type":["string","null"]},"fecha":{"type":"string","description":"yyyy-MM-dd, not after today."},"lineas":{"type":"array","minItems":1,"maxItems":500,"items":{"type":"object","additionalProperties":false,"required":["insumoId","cantidad","costoUnitario"],"properties":{"insumoId":{"type":"integer","minimum":1},"numeroLote":{"type":["string","null"]},"caducidad":{"type":["string","null"],"description":"yyyy-MM-dd, after today."},"fechaFabricacion":{"type":["string","null"],"description":"yyyy-MM-dd."},"gtin":{"type":["string","null"]},"cantidad":{"type":"integer","description":"Pieces delivered."},"cantidadRechazada":{"type":["integer","null"],"minimum":0,"description":"Pieces of them that go back."},"motivoRechazo":{"type":["string","null"]},"costoUnitario":{"type":"number","description":"MXN for one piece, without tax."},"ivaPorcentaje":{"type":["number","null"]},"marca":{"type":["string","null"]},"ubicacionCodigo":{"type":["string","null"]},"temperatura":{"type":["number","null"],"description":"°C on arrival; required of what is kept cold."},"fuenteFinanciamientoId":{"type":["integer","null"]},"programaId":{"type":["integer","null"]},"cartaFolio":{"type":["string","null"],"description":"Number of the exchange letter; required of lots with less life than their supply asks for."},"cartaFecha":{"type":["string","null"]},"cartaVigenciaMeses":{"type":["integer","null"]}}}},"inspeccionEmpaque":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionEtiquetado":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionCaducidad":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionTemperatura":{"title":"Resultado de la revisión","type":"string","enum":["CUMPLE","NO_CUMPLE","NO_APLICA"]},"inspeccionObservaciones":{"type":["string","null"]}}};
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
if(data.contratoId !== undefined){
let data2 = data.contratoId;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err13 = {instancePath:instancePath+"/contratoId",keyword:"type",params:{type: schema0.properties.contratoId.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.ordenSuministro !== undefined){
let data3 = data.ordenSuministro;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/ordenSuministro",keyword:"type",params:{type: schema0.properties.ordenSuministro.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.remision !== undefined){
if(typeof data.remision !== "string"){
const err15 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.factura !== undefined){
let data5 = data.factura;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/factura",keyword:"type",params:{type: schema0.properties.factura.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.fecha !== undefined){
if(typeof data.fecha !== "string"){
const err17 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.lineas !== undefined){
let data7 = data.lineas;
if(Array.isArray(data7)){
if(data7.length > 500){
const err18 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err18);
errors++;
}
if(data7.length < 1){
const err19 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.insumoId === undefined){
const err20 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err20);
errors++;
}
if(data8.cantidad === undefined){
const err21 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err21);
errors++;
}
if(data8.costoUnitario === undefined){
const err22 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "costoUnitario"}};
(vErrors ??= []).push(err22);
errors++;
}
for(const key1 in data8){
if(!(func0.call(schema0.properties.lineas.items.properties, key1))){
const err23 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data8.insumoId !== undefined){
let data9 = data8.insumoId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data8.numeroLote !== undefined){
let data10 = data8.numeroLote;
if((typeof data10 !== "string") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"type",params:{type: schema0.properties.lineas.items.properties.numeroLote.type}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data8.caducidad !== undefined){
let data11 = data8.caducidad;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"type",params:{type: schema0.properties.lineas.items.properties.caducidad.type}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data8.fechaFabricacion !== undefined){
let data12 = data8.fechaFabricacion;
if((typeof data12 !== "string") && (data12 !== null)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/fechaFabricacion",keyword:"type",params:{type: schema0.properties.lineas.items.properties.fechaFabricacion.type}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data8.gtin !== undefined){
let data13 = data8.gtin;
if((typeof data13 !== "string") && (data13 !== null)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/gtin",keyword:"type",params:{type: schema0.properties.lineas.items.properties.gtin.type}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data8.cantidad !== undefined){
let data14 = data8.cantidad;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data8.cantidadRechazada !== undefined){
let data15 = data8.cantidadRechazada;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRechazada",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cantidadRechazada.type}};
(vErrors ??= []).push(err31);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRechazada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
if(data8.motivoRechazo !== undefined){
let data16 = data8.motivoRechazo;
if((typeof data16 !== "string") && (data16 !== null)){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/motivoRechazo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.motivoRechazo.type}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data8.costoUnitario !== undefined){
let data17 = data8.costoUnitario;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data8.ivaPorcentaje !== undefined){
let data18 = data8.ivaPorcentaje;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/ivaPorcentaje",keyword:"type",params:{type: schema0.properties.lineas.items.properties.ivaPorcentaje.type}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data8.marca !== undefined){
let data19 = data8.marca;
if((typeof data19 !== "string") && (data19 !== null)){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/marca",keyword:"type",params:{type: schema0.properties.lineas.items.properties.marca.type}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data8.ubicacionCodigo !== undefined){
let data20 = data8.ubicacionCodigo;
if((typeof data20 !== "string") && (data20 !== null)){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/ubicacionCodigo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.ubicacionCodigo.type}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data8.temperatura !== undefined){
let data21 = data8.temperatura;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"type",params:{type: schema0.properties.lineas.items.properties.temperatura.type}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data8.fuenteFinanciamientoId !== undefined){
let data22 = data8.fuenteFinanciamientoId;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/fuenteFinanciamientoId",keyword:"type",params:{type: schema0.properties.lineas.items.properties.fuenteFinanciamientoId.type}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data8.programaId !== undefined){
let data23 = data8.programaId;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/programaId",keyword:"type",params:{type: schema0.properties.lineas.items.properties.programaId.type}};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data8.cartaFolio !== undefined){
let data24 = data8.cartaFolio;
if((typeof data24 !== "string") && (data24 !== null)){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFolio",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cartaFolio.type}};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data8.cartaFecha !== undefined){
let data25 = data8.cartaFecha;
if((typeof data25 !== "string") && (data25 !== null)){
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFecha",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cartaFecha.type}};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data8.cartaVigenciaMeses !== undefined){
let data26 = data8.cartaVigenciaMeses;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
const err43 = {instancePath:instancePath+"/lineas/" + i0+"/cartaVigenciaMeses",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cartaVigenciaMeses.type}};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.inspeccionEmpaque !== undefined){
let data27 = data.inspeccionEmpaque;
if(typeof data27 !== "string"){
const err46 = {instancePath:instancePath+"/inspeccionEmpaque",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err46);
errors++;
}
if(!(((data27 === "CUMPLE") || (data27 === "NO_CUMPLE")) || (data27 === "NO_APLICA"))){
const err47 = {instancePath:instancePath+"/inspeccionEmpaque",keyword:"enum",params:{}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.inspeccionEtiquetado !== undefined){
let data28 = data.inspeccionEtiquetado;
if(typeof data28 !== "string"){
const err48 = {instancePath:instancePath+"/inspeccionEtiquetado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err48);
errors++;
}
if(!(((data28 === "CUMPLE") || (data28 === "NO_CUMPLE")) || (data28 === "NO_APLICA"))){
const err49 = {instancePath:instancePath+"/inspeccionEtiquetado",keyword:"enum",params:{}};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.inspeccionCaducidad !== undefined){
let data29 = data.inspeccionCaducidad;
if(typeof data29 !== "string"){
const err50 = {instancePath:instancePath+"/inspeccionCaducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err50);
errors++;
}
if(!(((data29 === "CUMPLE") || (data29 === "NO_CUMPLE")) || (data29 === "NO_APLICA"))){
const err51 = {instancePath:instancePath+"/inspeccionCaducidad",keyword:"enum",params:{}};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.inspeccionTemperatura !== undefined){
let data30 = data.inspeccionTemperatura;
if(typeof data30 !== "string"){
const err52 = {instancePath:instancePath+"/inspeccionTemperatura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err52);
errors++;
}
if(!(((data30 === "CUMPLE") || (data30 === "NO_CUMPLE")) || (data30 === "NO_APLICA"))){
const err53 = {instancePath:instancePath+"/inspeccionTemperatura",keyword:"enum",params:{}};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.inspeccionObservaciones !== undefined){
let data31 = data.inspeccionObservaciones;
if((typeof data31 !== "string") && (data31 !== null)){
const err54 = {instancePath:instancePath+"/inspeccionObservaciones",keyword:"type",params:{type: schema0.properties.inspeccionObservaciones.type}};
(vErrors ??= []).push(err54);
errors++;
}
}
}
else {
const err55 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err55);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
