// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePropuestaCambioRecibir: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9./-]+$", "u");
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
if(data.remision === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "remision"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.lineas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "remision") || (key0 === "firma")) || (key0 === "observaciones")) || (key0 === "lineas"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.remision !== undefined){
let data0 = data.remision;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err3 = {instancePath:instancePath+"/remision",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err3);
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/remision",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.firma !== undefined){
let data1 = data.firma;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err6 = {instancePath:instancePath+"/firma",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/firma",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.observaciones !== undefined){
let data2 = data.observaciones;
if(typeof data2 === "string"){
if(func0(data2) > 1000){
const err8 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.lineas !== undefined){
let data3 = data.lineas;
if(Array.isArray(data3)){
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.propuestaCambioDetalleId === undefined){
const err11 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "propuestaCambioDetalleId"}};
(vErrors ??= []).push(err11);
errors++;
}
if(data4.recibido === undefined){
const err12 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "recibido"}};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data4){
if(!(((((((key1 === "propuestaCambioDetalleId") || (key1 === "recibido")) || (key1 === "entregado")) || (key1 === "condicion")) || (key1 === "temperatura")) || (key1 === "numeroLoteRecibido")) || (key1 === "caducidadRecibida"))){
const err13 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data4.propuestaCambioDetalleId !== undefined){
let data5 = data4.propuestaCambioDetalleId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/propuestaCambioDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/propuestaCambioDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data4.recibido !== undefined){
let data6 = data4.recibido;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err17);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
if(data4.entregado !== undefined){
let data7 = data4.entregado;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err20);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
if(data4.condicion !== undefined){
let data8 = data4.condicion;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
if(!(((((data8 === "BUENA") || (data8 === "EMPAQUE_DANADO")) || (data8 === "ETIQUETA_DISTINTA")) || (data8 === "TEMPERATURA")) || (data8 === "CADUCIDAD_CORTA"))){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"enum",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data4.temperatura !== undefined){
let data9 = data4.temperatura;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 60 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err24);
errors++;
}
if(data9 < -80 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"minimum",params:{comparison: ">=", limit: -80}};
(vErrors ??= []).push(err25);
errors++;
}
if(decimalPlaces(data9) > 1){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data4.numeroLoteRecibido !== undefined){
let data10 = data4.numeroLoteRecibido;
if(typeof data10 === "string"){
if(func0(data10) > 30){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLoteRecibido",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err28);
errors++;
}
if(!pattern0.test(data10)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLoteRecibido",keyword:"pattern",params:{pattern: "^[A-Z0-9./-]+$"}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLoteRecibido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data4.caducidadRecibida !== undefined){
let data11 = data4.caducidadRecibida;
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/caducidadRecibida",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/caducidadRecibida",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err35);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
