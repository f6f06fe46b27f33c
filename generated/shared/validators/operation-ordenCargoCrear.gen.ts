// Generated from schemas/endpoints/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoCrearBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["hospitalizacionId","tipo","lineas"],"properties":{"hospitalizacionId":{"type":"integer","minimum":1},"tipo":{"enum":["ORDINARIA","URGENTE","QUIROFANO","CARRO_ROJO","ALTA"]},"motivoUrgencia":{"type":["string","null"],"maxLength":200},"almacenSurtidorId":{"type":["integer","null"],"minimum":1},"medicoIndicaId":{"type":["integer","null"],"minimum":1},"recetaId":{"type":["integer","null"],"minimum":1},"requeridaPara":{"type":["string","null"],"format":"date-time"},"lineas":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["insumoId","cantidadSolicitada"],"properties":{"insumoId":{"type":"integer","minimum":1},"cantidadSolicitada":{"type":"integer","minimum":1,"maximum":9999},"justificacion":{"type":["string","null"],"maxLength":200}}}},"enviar":{"type":"boolean"}}};
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
if(data.hospitalizacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tipo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.lineas === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.hospitalizacionId !== undefined){
let data0 = data.hospitalizacionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/hospitalizacionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.tipo !== undefined){
let data1 = data.tipo;
if(!(((((data1 === "ORDINARIA") || (data1 === "URGENTE")) || (data1 === "QUIROFANO")) || (data1 === "CARRO_ROJO")) || (data1 === "ALTA"))){
const err6 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.motivoUrgencia !== undefined){
let data2 = data.motivoUrgencia;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/motivoUrgencia",keyword:"type",params:{type: schema0.properties.motivoUrgencia.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/motivoUrgencia",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.almacenSurtidorId !== undefined){
let data3 = data.almacenSurtidorId;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"type",params:{type: schema0.properties.almacenSurtidorId.type}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.medicoIndicaId !== undefined){
let data4 = data.medicoIndicaId;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/medicoIndicaId",keyword:"type",params:{type: schema0.properties.medicoIndicaId.type}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/medicoIndicaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.recetaId !== undefined){
let data5 = data.recetaId;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/recetaId",keyword:"type",params:{type: schema0.properties.recetaId.type}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/recetaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.requeridaPara !== undefined){
let data6 = data.requeridaPara;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/requeridaPara",keyword:"type",params:{type: schema0.properties.requeridaPara.type}};
(vErrors ??= []).push(err15);
errors++;
}
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err16 = {instancePath:instancePath+"/requeridaPara",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.lineas !== undefined){
let data7 = data.lineas;
if(Array.isArray(data7)){
if(data7.length > 100){
const err17 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err17);
errors++;
}
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.insumoId === undefined){
const err19 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err19);
errors++;
}
if(data8.cantidadSolicitada === undefined){
const err20 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSolicitada"}};
(vErrors ??= []).push(err20);
errors++;
}
for(const key1 in data8){
if(!(((key1 === "insumoId") || (key1 === "cantidadSolicitada")) || (key1 === "justificacion"))){
const err21 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data8.insumoId !== undefined){
let data9 = data8.insumoId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data8.cantidadSolicitada !== undefined){
let data10 = data8.cantidadSolicitada;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err25);
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data8.justificacion !== undefined){
let data11 = data8.justificacion;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"type",params:{type: schema0.properties.lineas.items.properties.justificacion.type}};
(vErrors ??= []).push(err27);
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.enviar !== undefined){
if(typeof data.enviar !== "boolean"){
const err31 = {instancePath:instancePath+"/enviar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err32);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
