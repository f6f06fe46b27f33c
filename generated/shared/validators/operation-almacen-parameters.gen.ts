// Generated from schemas/reports/almacen.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAlmacenParameters: Validator = validate0;

const schema0 = {"type":"object","properties":{"almacenId":{"type":"integer","minimum":1},"desde":{"type":"string","format":"date"},"hasta":{"type":"string","format":"date"},"tipo":{"type":"string","enum":["E_INICIAL","E_PROVEEDOR","E_TRANSFERENCIA","E_EXTRAORDINARIA","E_CANJE","E_DEVOLUCION_PACIENTE","E_DEVOLUCION_TRASPASO","E_DIFERENCIA","E_AJUSTE_CONTEO","E_REVERSA","S_RECETA","S_ORDEN_CARGO","S_TRANSFERENCIA","S_EXTRAORDINARIA","S_CANJE","S_CADUCIDAD","S_CONSUMO_SERVICIO","S_AJUSTE_CONTEO","S_REVERSA","N_CAMBIO_ESTATUS","N_CORRECCION_LOTE"]},"insumoId":{"type":"integer","minimum":1},"proveedorId":{"type":"integer","minimum":1},"destinoId":{"type":"integer","minimum":1},"formato":{"type":"string","enum":["json","csv","xlsx","pdf"]},"bloques":{"type":"array","items":{"type":"string","enum":["resumen","tipos","entradasSalidas","destinos"]},"minItems":1}},"required":["almacenId"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = date;

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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.desde !== undefined){
let data1 = data.desde;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.hasta !== undefined){
let data2 = data.hasta;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((((((((((((((((((((data3 === "E_INICIAL") || (data3 === "E_PROVEEDOR")) || (data3 === "E_TRANSFERENCIA")) || (data3 === "E_EXTRAORDINARIA")) || (data3 === "E_CANJE")) || (data3 === "E_DEVOLUCION_PACIENTE")) || (data3 === "E_DEVOLUCION_TRASPASO")) || (data3 === "E_DIFERENCIA")) || (data3 === "E_AJUSTE_CONTEO")) || (data3 === "E_REVERSA")) || (data3 === "S_RECETA")) || (data3 === "S_ORDEN_CARGO")) || (data3 === "S_TRANSFERENCIA")) || (data3 === "S_EXTRAORDINARIA")) || (data3 === "S_CANJE")) || (data3 === "S_CADUCIDAD")) || (data3 === "S_CONSUMO_SERVICIO")) || (data3 === "S_AJUSTE_CONTEO")) || (data3 === "S_REVERSA")) || (data3 === "N_CAMBIO_ESTATUS")) || (data3 === "N_CORRECCION_LOTE"))){
const err9 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.insumoId !== undefined){
let data4 = data.insumoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.proveedorId !== undefined){
let data5 = data.proveedorId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/proveedorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.destinoId !== undefined){
let data6 = data.destinoId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/destinoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/destinoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.formato !== undefined){
let data7 = data.formato;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!((((data7 === "json") || (data7 === "csv")) || (data7 === "xlsx")) || (data7 === "pdf"))){
const err17 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.bloques !== undefined){
let data8 = data.bloques;
if(Array.isArray(data8)){
if(data8.length < 1){
const err18 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
if(!((((data9 === "resumen") || (data9 === "tipos")) || (data9 === "entradasSalidas")) || (data9 === "destinos"))){
const err20 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
