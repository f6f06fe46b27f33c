// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargo: Validator = validate0;

const func0 = codePointLength;
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
if(data.tipo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.almacenSurtidorId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "almacenSurtidorId"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "tipo") || (key0 === "motivoUrgencia")) || (key0 === "almacenSurtidorId")) || (key0 === "medicoIndicaId")) || (key0 === "recetaId")) || (key0 === "requeridaPara")) || (key0 === "lineas"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.tipo !== undefined){
let data0 = data.tipo;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((((data0 === "ORDINARIA") || (data0 === "URGENTE")) || (data0 === "QUIROFANO")) || (data0 === "CARRO_ROJO")) || (data0 === "ALTA"))){
const err4 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.motivoUrgencia !== undefined){
let data1 = data.motivoUrgencia;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err5 = {instancePath:instancePath+"/motivoUrgencia",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/motivoUrgencia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.almacenSurtidorId !== undefined){
let data2 = data.almacenSurtidorId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.medicoIndicaId !== undefined){
let data3 = data.medicoIndicaId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/medicoIndicaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.recetaId !== undefined){
let data4 = data.recetaId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/recetaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.requeridaPara !== undefined){
let data5 = data.requeridaPara;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err10 = {instancePath:instancePath+"/requeridaPara",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requeridaPara",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.lineas !== undefined){
let data6 = data.lineas;
if(Array.isArray(data6)){
if(data6.length > 100){
const err12 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err12);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.insumoId === undefined){
const err13 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err13);
errors++;
}
if(data7.cantidadSolicitada === undefined){
const err14 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSolicitada"}};
(vErrors ??= []).push(err14);
errors++;
}
for(const key1 in data7){
if(!((((key1 === "insumoOrdenCargoId") || (key1 === "insumoId")) || (key1 === "cantidadSolicitada")) || (key1 === "justificacion"))){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data7.insumoOrdenCargoId !== undefined){
let data8 = data7.insumoOrdenCargoId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
if(data7.insumoId !== undefined){
let data9 = data7.insumoId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data7.cantidadSolicitada !== undefined){
let data10 = data7.cantidadSolicitada;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err20);
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
if(data7.justificacion !== undefined){
let data11 = data7.justificacion;
if(typeof data11 === "string"){
if(func0(data11) > 200){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
