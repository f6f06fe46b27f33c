// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateMotivoNoSurtido: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9_]+$", "u");

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
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.aplicaA === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "aplicaA"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.requiereExplicacion === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "requiereExplicacion"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "clave") || (key0 === "nombre")) || (key0 === "aplicaA")) || (key0 === "requiereExplicacion")) || (key0 === "orden"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 25){
const err5 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 25}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err9 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data1) < 2){
const err10 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.aplicaA !== undefined){
let data2 = data.aplicaA;
if(Array.isArray(data2)){
if(data2.length > 10){
const err12 = {instancePath:instancePath+"/aplicaA",keyword:"maxItems",params:{limit: 10}};
(vErrors ??= []).push(err12);
errors++;
}
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/aplicaA",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/aplicaA/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((((((((((data3 === "SOLICITUD") || (data3 === "ORDEN_CARGO")) || (data3 === "RECETA")) || (data3 === "HOSPITALIZACION")) || (data3 === "EVENTO")) || (data3 === "RECEPCION_PROVEEDOR")) || (data3 === "EXTRAORDINARIA")) || (data3 === "CARTA_CANJE")) || (data3 === "PROPUESTA_CAMBIO")) || (data3 === "CONTEO"))){
const err15 = {instancePath:instancePath+"/aplicaA/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/aplicaA",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err16);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/aplicaA",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.requiereExplicacion !== undefined){
if(typeof data.requiereExplicacion !== "boolean"){
const err18 = {instancePath:instancePath+"/requiereExplicacion",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.orden !== undefined){
let data5 = data.orden;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/orden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/orden",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err20);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/orden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err21);
errors++;
}
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
