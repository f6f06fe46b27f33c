// Generated from schemas/reports/tarjeta-kardex.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateTarjetaKardexParameters: Validator = validate0;

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
if(data.insumoId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "almacenId") || (key0 === "insumoId")) || (key0 === "loteId")) || (key0 === "desde")) || (key0 === "hasta")) || (key0 === "tipo")) || (key0 === "formato"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.insumoId !== undefined){
let data1 = data.insumoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.loteId !== undefined){
let data2 = data.loteId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.desde !== undefined){
let data3 = data.desde;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err9 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.hasta !== undefined){
let data4 = data.hasta;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err11 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tipo !== undefined){
let data5 = data.tipo;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((((((((((((((((((((data5 === "E_INICIAL") || (data5 === "E_PROVEEDOR")) || (data5 === "E_TRANSFERENCIA")) || (data5 === "E_EXTRAORDINARIA")) || (data5 === "E_CANJE")) || (data5 === "E_DEVOLUCION_PACIENTE")) || (data5 === "E_DEVOLUCION_TRASPASO")) || (data5 === "E_DIFERENCIA")) || (data5 === "E_AJUSTE_CONTEO")) || (data5 === "E_REVERSA")) || (data5 === "S_RECETA")) || (data5 === "S_ORDEN_CARGO")) || (data5 === "S_TRANSFERENCIA")) || (data5 === "S_EXTRAORDINARIA")) || (data5 === "S_CANJE")) || (data5 === "S_CADUCIDAD")) || (data5 === "S_CONSUMO_SERVICIO")) || (data5 === "S_AJUSTE_CONTEO")) || (data5 === "S_REVERSA")) || (data5 === "N_CAMBIO_ESTATUS")) || (data5 === "N_CORRECCION_LOTE"))){
const err14 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.formato !== undefined){
let data6 = data.formato;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!((((data6 === "json") || (data6 === "csv")) || (data6 === "xlsx")) || (data6 === "pdf"))){
const err16 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
