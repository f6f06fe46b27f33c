// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateMotivoSalidaExtraordinaria: Validator = validate0;

const schema0 = {"type":"object","properties":{"clave":{"type":"string","minLength":1,"maxLength":20,"pattern":"^[A-Z0-9_]+$"},"nombre":{"type":"string","minLength":2,"maxLength":100},"requiereAutorizacion":{"type":"boolean"},"requiereEvidencia":{"type":"boolean"},"requiereActa":{"type":"boolean"},"destino":{"type":"string","enum":["NINGUNO","PROVEEDOR","OTRO_ALMACEN","DESTRUCCION","DONATARIO"]},"esMerma":{"type":"boolean"},"permiteLoteCaducado":{"type":"boolean"},"orden":{"type":"integer","minimum":0,"maximum":9999}},"required":["clave","nombre","requiereAutorizacion","requiereEvidencia","requiereActa","destino","esMerma","permiteLoteCaducado"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
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
if(data.requiereAutorizacion === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "requiereAutorizacion"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.requiereEvidencia === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "requiereEvidencia"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.requiereActa === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "requiereActa"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.destino === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "destino"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.esMerma === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "esMerma"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.permiteLoteCaducado === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "permiteLoteCaducado"}};
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
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func1(data0) > 20){
const err9 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err9);
errors++;
}
if(func1(data0) < 1){
const err10 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
if(!pattern0.test(data0)){
const err11 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err13 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err13);
errors++;
}
if(func1(data1) < 2){
const err14 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.requiereAutorizacion !== undefined){
if(typeof data.requiereAutorizacion !== "boolean"){
const err16 = {instancePath:instancePath+"/requiereAutorizacion",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.requiereEvidencia !== undefined){
if(typeof data.requiereEvidencia !== "boolean"){
const err17 = {instancePath:instancePath+"/requiereEvidencia",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.requiereActa !== undefined){
if(typeof data.requiereActa !== "boolean"){
const err18 = {instancePath:instancePath+"/requiereActa",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.destino !== undefined){
let data5 = data.destino;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/destino",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
if(!(((((data5 === "NINGUNO") || (data5 === "PROVEEDOR")) || (data5 === "OTRO_ALMACEN")) || (data5 === "DESTRUCCION")) || (data5 === "DONATARIO"))){
const err20 = {instancePath:instancePath+"/destino",keyword:"enum",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.esMerma !== undefined){
if(typeof data.esMerma !== "boolean"){
const err21 = {instancePath:instancePath+"/esMerma",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.permiteLoteCaducado !== undefined){
if(typeof data.permiteLoteCaducado !== "boolean"){
const err22 = {instancePath:instancePath+"/permiteLoteCaducado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.orden !== undefined){
let data8 = data.orden;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/orden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9999 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/orden",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err24);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/orden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err25);
errors++;
}
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
