// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateDemandaInsatisfecha: Validator = validate0;

const schema0 = {"type":"object","properties":{"insumoClave":{"type":"string","minLength":1,"maxLength":20},"consecutivo":{"type":"integer","minimum":1},"fecha":{"type":"string","format":"date-time"},"almacenId":{"type":"integer"},"unidadId":{"type":"integer"},"jurisdiccionId":{"type":"integer"},"insumoId":{"type":"integer"},"cantidad":{"type":"integer","minimum":1},"motivoNoSurtidoId":{"type":"integer"},"recetaId":{"type":"integer"},"recetaDetalleId":{"type":"integer"},"ordenCargoId":{"type":"integer"},"insumoOrdenCargoId":{"type":"integer"},"usuarioId":{"type":"integer"}},"required":["insumoClave","consecutivo","fecha","almacenId","unidadId","insumoId","cantidad"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = dateTime;

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
if(data.insumoClave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "insumoClave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.consecutivo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "consecutivo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fecha === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.almacenId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.unidadId === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.insumoId === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.cantidad === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.insumoClave !== undefined){
let data0 = data.insumoClave;
if(typeof data0 === "string"){
if(func1(data0) > 20){
const err8 = {instancePath:instancePath+"/insumoClave",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data0) < 1){
const err9 = {instancePath:instancePath+"/insumoClave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/insumoClave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.consecutivo !== undefined){
let data1 = data.consecutivo;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/consecutivo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/consecutivo",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.fecha !== undefined){
let data2 = data.fecha;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err13 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.almacenId !== undefined){
let data3 = data.almacenId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.unidadId !== undefined){
let data4 = data.unidadId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.jurisdiccionId !== undefined){
let data5 = data.jurisdiccionId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.insumoId !== undefined){
let data6 = data.insumoId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.cantidad !== undefined){
let data7 = data.cantidad;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data.motivoNoSurtidoId !== undefined){
let data8 = data.motivoNoSurtidoId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/motivoNoSurtidoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.recetaId !== undefined){
let data9 = data.recetaId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/recetaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.recetaDetalleId !== undefined){
let data10 = data.recetaDetalleId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/recetaDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.ordenCargoId !== undefined){
let data11 = data.ordenCargoId;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/ordenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.insumoOrdenCargoId !== undefined){
let data12 = data.insumoOrdenCargoId;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err25 = {instancePath:instancePath+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.usuarioId !== undefined){
let data13 = data.usuarioId;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/usuarioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
