// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateMotivoEntradaExtraordinaria: Validator = validate0;

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
if(data.permiteSinCosto === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "permiteSinCosto"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "clave") || (key0 === "nombre")) || (key0 === "requiereAutorizacion")) || (key0 === "requiereEvidencia")) || (key0 === "permiteSinCosto")) || (key0 === "orden"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err6 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data0)){
const err8 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err10 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err10);
errors++;
}
if(func0(data1) < 2){
const err11 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.requiereAutorizacion !== undefined){
if(typeof data.requiereAutorizacion !== "boolean"){
const err13 = {instancePath:instancePath+"/requiereAutorizacion",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.requiereEvidencia !== undefined){
if(typeof data.requiereEvidencia !== "boolean"){
const err14 = {instancePath:instancePath+"/requiereEvidencia",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.permiteSinCosto !== undefined){
if(typeof data.permiteSinCosto !== "boolean"){
const err15 = {instancePath:instancePath+"/permiteSinCosto",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.orden !== undefined){
let data5 = data.orden;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/orden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/orden",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err17);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/orden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
